package import Domain
import Synchronization

/// Counts attempts in memory, for a database that one server serves.
package final class MemoryAttempts: Sendable {
  /// A throttle for each kind, so that a flood of one kind forgets no key of another.
  private let throttles = Mutex<[Attempt.Kind: Throttle<[UInt8]>]>([:])

  package init() {}

  package func count(_ attempts: [Attempt], at now: Instant) -> Int64? {
    throttles.withLock { throttles in
      let waits = attempts.compactMap { throttles[$0.kind]?.wait(for: $0.key, at: now) }
      if let wait = waits.max() { return wait }
      for attempt in attempts { throttles[attempt.kind, for: attempt].count(attempt.key, at: now) }
      return nil
    }
  }

  package func takeBack(_ attempts: [Attempt]) {
    throttles.withLock { throttles in
      for attempt in attempts { throttles[attempt.kind]?.takeBack(attempt.key) }
    }
  }

  package func forgetAttempts(endedBefore instant: Instant) {
    throttles.withLock { throttles in
      for kind in Array(throttles.keys) { throttles[kind]?.forget(endedBefore: instant) }
    }
  }
}

extension [Attempt.Kind: Throttle<[UInt8]>] {
  fileprivate subscript(kind: Attempt.Kind, for attempt: Attempt) -> Throttle<[UInt8]> {
    get {
      self[kind]
        ?? Throttle(limit: attempt.limit, windowMilliseconds: attempt.windowMilliseconds)
    }
    set { self[kind] = newValue }
  }
}
