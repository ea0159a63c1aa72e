package import Domain
import Synchronization

extension PostgresStore: AttemptStore {
  package func count(
    _ attempts: [Attempt], at now: Instant
  ) async throws(StorageError) -> Int64? {
    if let wait = refusals.withLock({ $0.wait(for: attempts, at: now) }) { return wait }
    do throws(AttemptError) {
      try await keep(throwing: AttemptError.self) { connection in
        // What is lost in a crash is a count of attempts.
        try connection.run("SET LOCAL synchronous_commit = off")
        let waits = try attempts.inOneOrder.compactMap {
          try connection.count($0, at: now.milliseconds)
        }
        if let wait = waits.max() { throw AttemptError.refused(seconds: wait) }
      }
      return nil
    } catch {
      switch error {
      case .refused(let seconds):
        refusals.withLock { $0.note(attempts, wait: seconds, at: now) }
        return seconds
      case .storage(let error): throw error
      }
    }
  }

  package func takeBack(_ attempts: [Attempt]) async throws(StorageError) {
    let sql = "UPDATE attempt SET count = greatest(count - 1, 0) WHERE kind = $1 AND key = $2"
    try await keep(throwing: StorageError.self) { connection in
      try connection.run("SET LOCAL synchronous_commit = off")
      try connection.runAll(
        attempts.inOneOrder.map { (sql, [.text($0.kind.rawValue), .bytes($0.key)]) })
    }
    refusals.withLock { $0 = RecentRefusals() }
  }

  package func forgetAttempts(endedBefore instant: Instant) async throws(StorageError) {
    try await keep(throwing: StorageError.self) { connection in
      try connection.run(
        """
        DELETE FROM attempt WHERE (kind, key) IN
          (SELECT kind, key FROM attempt WHERE ends_at < $1 FOR UPDATE SKIP LOCKED)
        """, [.integer(instant.milliseconds)])
      return
    }
    refusals.withLock { $0 = RecentRefusals() }
  }
}

extension [Attempt] {
  /// The same for all, so that two transactions that lock rows never wait for each other.
  fileprivate var inOneOrder: [Attempt] {
    sorted { first, second in
      guard first.kind == second.kind else { return first.kind.rawValue < second.kind.rawValue }
      return first.key.lexicographicallyPrecedes(second.key)
    }
  }
}

/// Attempts that the database refused a moment ago, so that a flood of them does not reach it.
///
/// Only for a second, because an attempt that is taken back at another server makes room for another.
struct RecentRefusals: Sendable {
  private static let limit = 10_000
  private static let memoryMilliseconds: Int64 = 1_000

  private var refusals: [[Attempt]: (wait: Int64, at: Instant)] = [:]

  fileprivate func wait(for attempts: [Attempt], at now: Instant) -> Int64? {
    guard let refusal = refusals[attempts],
      (0..<Self.memoryMilliseconds).contains(refusal.at.milliseconds(until: now))
    else { return nil }
    return refusal.wait
  }

  fileprivate mutating func note(_ attempts: [Attempt], wait: Int64, at now: Instant) {
    if refusals.count >= Self.limit { refusals = [:] }
    refusals[attempts] = (wait, now)
  }
}

/// The reason why attempts were not counted.
private enum AttemptError: StorageDerivedError {
  case refused(seconds: Int64)
  case storage(StorageError)
}

extension PostgresConnection {
  /// Counts an attempt.
  /// - Returns: The seconds to wait when that is one too many; the caller undoes it then.
  fileprivate func count(_ attempt: Attempt, at now: Int64) throws -> Int64? {
    let counted = try run(
      """
      INSERT INTO attempt AS known (kind, key, count, ends_at) VALUES ($1, $2, 1, $3)
      ON CONFLICT (kind, key) DO UPDATE SET
        count = CASE WHEN known.ends_at <= $4 THEN 1 ELSE known.count + 1 END,
        ends_at = CASE WHEN known.ends_at <= $4 THEN $3 ELSE least(known.ends_at, $3) END
      RETURNING count, ends_at
      """,
      [
        .text(attempt.kind.rawValue), .bytes(attempt.key),
        .integer(now + attempt.windowMilliseconds), .integer(now),
      ])
    guard let count = counted.integer(0, 0), let end = counted.integer(0, 1) else {
      throw StorageError.corrupt
    }
    return count > attempt.limit ? (end - now + 999) / 1_000 : nil
  }
}
