public import Domain

// One server serves a file, so it hears of no other.
extension SQLiteStore: AttemptStore, Announcer, Successive {
  /// Counts attempts, unless one of their keys has reached its limit; then none is counted.
  /// - Returns: The seconds until they may be made; `nil` when they were counted.
  public func count(_ attempts: [Attempt], at now: Instant) -> Int64? {
    self.attempts.count(attempts, at: now)
  }

  /// Takes attempts back that were counted, because they succeeded or were not made.
  public func takeBack(_ attempts: [Attempt]) {
    self.attempts.takeBack(attempts)
  }

  /// Forgets the attempts whose windows ended before an instant.
  public func forgetAttempts(endedBefore instant: Instant) {
    attempts.forgetAttempts(endedBefore: instant)
  }

  /// Does nothing, because there is no other server.
  public func announce(_ announcement: Announcement) {}

  /// No news, because there is no other server.
  public func news() -> AsyncStream<News> { AsyncStream { $0.finish() } }

  /// None, because no standby takes over.
  public func successor(orBegin new: Epoch.ID) async -> Successor? { await noSuccessor() }
}
