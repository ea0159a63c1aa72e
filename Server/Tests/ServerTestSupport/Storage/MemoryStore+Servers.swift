package import ChangeStore
package import Domain

extension MemoryStore: AttemptStore, Announcer, Successive {
  package nonisolated func count(_ attempts: [Attempt], at now: Instant) -> Int64? {
    self.attempts.count(attempts, at: now)
  }

  package nonisolated func takeBack(_ attempts: [Attempt]) {
    self.attempts.takeBack(attempts)
  }

  package nonisolated func forgetAttempts(endedBefore instant: Instant) {
    attempts.forgetAttempts(endedBefore: instant)
  }

  package nonisolated func announce(_ announcement: Announcement) {}

  package nonisolated func news() -> AsyncStream<News> { AsyncStream { $0.finish() } }

  package nonisolated func successor(orBegin new: Epoch.ID) async -> Successor? {
    await noSuccessor()
  }
}
