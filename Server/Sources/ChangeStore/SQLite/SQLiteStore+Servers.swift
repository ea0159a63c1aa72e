package import Domain

// One server serves a file, so it hears of no other.
extension SQLiteStore: AttemptStore, Announcer, Successive {
  package func count(_ attempts: [Attempt], at now: Instant) -> Int64? {
    self.attempts.count(attempts, at: now)
  }

  package func takeBack(_ attempts: [Attempt]) {
    self.attempts.takeBack(attempts)
  }

  package func forgetAttempts(endedBefore instant: Instant) {
    attempts.forgetAttempts(endedBefore: instant)
  }

  /// Does nothing, because there is no other server.
  package func announce(_ announcement: Announcement) {}

  /// No news, because there is no other server.
  package func news() -> AsyncStream<News> { AsyncStream { $0.finish() } }

  /// None, because no standby takes over.
  package func successor(orBegin new: Epoch.ID) async -> Successor? { await noSuccessor() }
}
