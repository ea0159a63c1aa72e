import GRDB
import Synchronization

/// Lets writes that arrive while a transaction is being written share the next one.
///
/// Waiting for the disk is what costs, and so it is paid once for all of them. A write that is
/// refused is undone alone; nobody hears of success before COMMIT.
final class GroupCommit: Sendable {
  /// Somebody's write.
  struct Request: Sendable {
    /// Runs its statements, perhaps twice; whatever it throws undoes them.
    let perform: @Sendable (Database) throws -> Void
    /// Hears once how it went.
    let finish: @Sendable (Result<Void, any Error>) -> Void
  }

  /// The most writes that share a transaction, so that the first does not wait for thousands.
  static let batchLimit = 512

  private struct State {
    var waiting: [Request] = []
    var isScheduled = false
  }

  private let pool: DatabasePool
  private let state = Mutex(State())

  init(_ pool: DatabasePool) {
    self.pool = pool
  }

  /// How many writes wait for a transaction to begin.
  var waitingCount: Int {
    state.withLock { $0.waiting.count }
  }

  func submit(_ request: Request) {
    let mustSchedule = state.withLock { state in
      state.waiting.append(request)
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    if mustSchedule { schedule() }
  }

  private func schedule() {
    pool.asyncWriteWithoutTransaction { db in
      // Taken only now, when the writer is free: whoever came meanwhile is in the batch.
      let batch = self.takeBatch()
      let results = Self.commit(batch, in: db)
      self.scheduleRest()
      for (request, result) in zip(batch, results) { request.finish(result) }
    }
  }

  private func takeBatch() -> [Request] {
    state.withLock { state in
      let batch = Array(state.waiting.prefix(Self.batchLimit))
      state.waiting.removeFirst(batch.count)
      return batch
    }
  }

  private func scheduleRest() {
    let isMoreWaiting = state.withLock { state in
      state.isScheduled = !state.waiting.isEmpty
      return state.isScheduled
    }
    if isMoreWaiting { schedule() }
  }
}

extension GroupCommit {
  /// How each write went, after COMMIT; when the transaction is lost, all have failed.
  ///
  /// Hardly ever is one refused: only then does each get a savepoint, for SQLite keeps a copy of
  /// every page that is changed within one.
  private static func commit(
    _ batch: [Request], in db: Database
  ) -> [Result<Void, any Error>] {
    do {
      try commitTogether(batch, in: db)
      return batch.map { _ in .success(()) }
    } catch is RefusedWrite {
      return commitSeparately(batch, in: db)
    } catch {
      return batch.map { _ in .failure(error) }
    }
  }

  /// - Throws: `RefusedWrite` when one of them cannot be kept; none is kept then.
  private static func commitTogether(_ batch: [Request], in db: Database) throws {
    try db.inTransaction(.immediate) {
      do {
        for request in batch { try request.perform(db) }
      } catch {
        throw RefusedWrite()
      }
      return .commit
    }
  }

  private static func commitSeparately(
    _ batch: [Request], in db: Database
  ) -> [Result<Void, any Error>] {
    var results: [Result<Void, any Error>] = []
    do {
      try db.inTransaction(.immediate) {
        for request in batch { results.append(try perform(request, in: db)) }
        return .commit
      }
      return results
    } catch {
      return batch.map { _ in .failure(error) }
    }
  }

  /// Runs one write in a savepoint.
  /// - Throws: an error when not the write alone, but the whole transaction is lost.
  private static func perform(
    _ request: Request, in db: Database
  ) throws -> Result<Void, any Error> {
    try db.cachedStatement(sql: "SAVEPOINT request").execute()
    do {
      try request.perform(db)
    } catch let failure {
      do {
        try db.cachedStatement(sql: "ROLLBACK TO request").execute()
      } catch {
        // SQLite ends the transaction itself when, for instance, the disk is full.
        throw failure as? DatabaseError ?? error
      }
      try db.cachedStatement(sql: "RELEASE request").execute()
      return .failure(failure)
    }
    try db.cachedStatement(sql: "RELEASE request").execute()
    return .success(())
  }
}

/// Some write of a batch threw; which, and why, is found out by writing each for itself.
private struct RefusedWrite: Error {}
