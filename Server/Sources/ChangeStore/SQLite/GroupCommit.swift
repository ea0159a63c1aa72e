import GRDB
import Synchronization

/// Lets writes that arrive while a transaction is being written share the next transaction.
///
/// Waiting for the disk is the main cost, so all writes of a batch wait once. A write that is
/// refused is undone alone. No write succeeds before COMMIT, or when the file is no longer at its path.
final class GroupCommit: Sendable {
  /// What a write needs of the disk.
  enum Room {
    /// It makes the database grow.
    case growth
    /// It deletes; on a full disk it may use the reserve.
    case none
  }

  /// One caller's write.
  struct Request: Sendable {
    let room: Room
    /// Whether it writes so many bytes that others would notice.
    let isLarge: Bool
    /// Runs the statements, perhaps twice; any error undoes them.
    let perform: @Sendable (Database) throws -> Void
    /// Gets the write's result, exactly once.
    let finish: @Sendable (Result<Void, any Error>) -> Void
  }

  /// The bytes from which a write is large.
  static let largeWrite = 65_536

  /// The most writes in one transaction, so that the first write does not wait for thousands.
  static let batchLimit = 512

  private struct State {
    var waiting: [Request] = []
    var isScheduled = false
  }

  private let pool: DatabasePool
  private let files: OpenedFiles
  let reserve: DiskReserve?
  private let metrics: CommitMetrics
  private let state = Mutex(State())

  init(
    _ pool: DatabasePool, files: OpenedFiles, reserve: DiskReserve?, metrics: CommitMetrics
  ) {
    self.pool = pool
    self.files = files
    self.reserve = reserve
    self.metrics = metrics
  }

  /// The number of writes that wait for a transaction to begin.
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
      // Taken only now, when the writer is free, so that the batch has all writes until now.
      let batch = self.takeBatch()
      let start = ContinuousClock.now
      let results = self.commit(batch, in: db)
      self.metrics.record(
        writes: results.count { $0.isSuccess }, in: start.duration(to: .now))
      self.scheduleRest()
      for (request, result) in zip(batch, results) { request.finish(result) }
    }
  }

  /// Takes the writes that waited longest, but only one large one, so that those who write a little
  /// wait for one who writes much, and not for many.
  private func takeBatch() -> [Request] {
    state.withLock { state in
      var batch: [Request] = []
      var rest: [Request] = []
      var hasLarge = false
      for request in state.waiting {
        if batch.count < Self.batchLimit, !(hasLarge && request.isLarge) {
          batch.append(request)
          hasLarge = hasLarge || request.isLarge
        } else {
          rest.append(request)
        }
      }
      state.waiting = rest
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
  /// Writes a batch in one transaction.
  ///
  /// Each write gets a savepoint only after one of them was refused, which is rare: SQLite keeps a
  /// copy of every page that is changed within a savepoint.
  /// - Returns: The result of each write; when the transaction fails, all writes have failed.
  func commitAll(_ batch: [Request], in db: Database) -> [Result<Void, any Error>] {
    guard !batch.isEmpty else { return [] }
    do {
      try commitTogether(batch, in: db)
      return batch.map { _ in .success(()) }
    } catch is RefusedWrite {
      return commitSeparately(batch, in: db)
    } catch {
      return batch.map { _ in .failure(error) }
    }
  }

  /// Writes a batch without savepoints.
  /// - Throws: `RefusedWrite` when one of the writes is refused; none is written then.
  private func commitTogether(_ batch: [Request], in db: Database) throws {
    try db.inTransaction(.immediate) {
      do {
        for request in batch { try request.perform(db) }
      } catch {
        throw RefusedWrite()
      }
      try files.check()
      return .commit
    }
  }

  private func commitSeparately(
    _ batch: [Request], in db: Database
  ) -> [Result<Void, any Error>] {
    var results: [Result<Void, any Error>] = []
    do {
      try db.inTransaction(.immediate) {
        for request in batch { results.append(try Self.perform(request, in: db)) }
        try files.check()
        return .commit
      }
      return results
    } catch {
      return batch.map { _ in .failure(error) }
    }
  }

  /// Runs one write in a savepoint.
  /// - Throws: The error that ended the whole transaction.
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
        // SQLite ends the transaction by itself when, for instance, the disk is full.
        throw failure as? DatabaseError ?? error
      }
      try db.cachedStatement(sql: "RELEASE request").execute()
      return .failure(failure)
    }
    try db.cachedStatement(sql: "RELEASE request").execute()
    return .success(())
  }
}

extension Result {
  fileprivate var isSuccess: Bool {
    if case .success = self { true } else { false }
  }
}

/// A write of a batch threw an error; `commitSeparately` finds out which write and why.
private struct RefusedWrite: Error {}
