import GRDB
package import Metrics

/// Stores logs and accounts in one SQLite file, which it owns.
///
/// ```swift
/// let store = try SQLiteStore(path: "data/gather.sqlite")
/// let check = try await LogCheck(reading: store)
/// try store.backup(to: "backup.sqlite")
/// try store.close()
/// ```
///
/// Acknowledged writes survive a crash and a power cut. Reads never wait for writes. A write of a
/// cancelled task still completes, because other writes share its transaction.
package final class SQLiteStore: Sendable {
  let pool: DatabasePool
  let commits: GroupCommit
  let squadByteLimits: SquadByteLimits
  let files: OpenedFiles
  /// Space for deletions on a full disk; `nil` when this process does not serve the file.
  let reserve: DiskReserve?
  /// In memory, because one server locks the file.
  let attempts = MemoryAttempts()

  /// Opens the file, or creates it, and updates its tables to this version.
  ///
  /// The calling thread waits for the disk. Other processes may have the file open.
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - squadByteLimits: The most bytes of changes and refusals that are kept for one squad.
  ///   - reservesDisk: Whether 2 MB beside the file are kept for logging out and deleting on a full
  ///     disk. A server does so.
  ///   - metrics: Where transactions are recorded; see `CommitMetric`.
  /// - Throws: `StorageError` when the file cannot be used.
  package init(
    path: String, squadByteLimits: SquadByteLimits = SquadByteLimits(), reservesDisk: Bool = false,
    metrics: any MetricsFactory = NOOPMetricsHandler.instance
  ) throws(StorageError) {
    self.squadByteLimits = squadByteLimits
    do {
      pool = try Self.open(path, givingUpReserve: reservesDisk)
      files = try OpenedFiles(ofDatabaseAt: path)
    } catch {
      throw StorageError(error, at: path)
    }
    reserve = reservesDisk ? DiskReserve(ofDatabaseAt: path) : nil
    commits = GroupCommit(
      pool, files: files, reserve: reserve, metrics: CommitMetrics(metrics))
  }

  /// Opens the file and updates its tables; on a full disk, with the space that was reserved.
  private static func open(
    _ path: String, givingUpReserve mayGiveUp: Bool
  ) throws -> DatabasePool {
    do {
      // SQLite gives what it makes beside the file the same owner and rights.
      PrivateFiles.makeFile(at: path)
      let pool = try DatabasePool(path: path, configuration: configuration)
      try pool.writeWithoutTransaction { try $0.execute(sql: writerSettings) }
      try Schema.migrate(pool)
      return pool
    } catch {
      guard mayGiveUp, StorageError(error, at: path) == .full else { throw error }
      DiskReserve.giveUp(ofDatabaseAt: path)
      return try open(path, givingUpReserve: false)
    }
  }

  /// The seconds that a transaction waits for another process.
  private static let busyTimeout = 10.0

  /// The settings of the writer, which replace those of the pool.
  ///
  /// The pool sets `synchronous` to NORMAL, with which a commit does not wait for the disk. The end
  /// of a squad's log changes again and again, so with 32 MB of write-ahead log and 16 MB of cache
  /// its pages are moved to their place, and read again, less often.
  private static let writerSettings = """
    PRAGMA synchronous = FULL;
    PRAGMA wal_autocheckpoint = 8000;
    PRAGMA cache_size = -16000;
    """

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = true
    // The command line may read or migrate the file while the server runs.
    configuration.busyMode = .timeout(busyTimeout)
    // SQLite overwrites deleted content with zeros, so that it is gone from the file as well.
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA secure_delete = ON") }
    return configuration
  }
}

extension SQLiteStore {
  /// Runs statements that write, in a transaction that other writes may share.
  /// - Parameters:
  ///   - throwing: The type of the errors.
  ///   - room: What the statements need of the disk.
  ///   - bytes: How much they write; 0 for little.
  ///   - perform: Runs the statements, perhaps twice.
  /// - Throws: The error of the statements; nothing is written then.
  func write<Failure: StorageDerivedError>(
    throwing: Failure.Type,
    needing room: GroupCommit.Room = .growth,
    bytes: Int = 0,
    _ perform: @escaping @Sendable (Database) throws -> Void
  ) async throws(Failure) {
    let result: Result<Void, any Error> = await withCheckedContinuation { continuation in
      commits.submit(
        .init(room: room, isLarge: bytes >= GroupCommit.largeWrite, perform: perform) {
          continuation.resume(returning: $0)
        })
    }
    do {
      try result.get()
    } catch {
      throw Failure(error)
    }
  }

  /// Runs statements that read from one state, which includes every acknowledged write.
  func read<Value: Sendable>(
    _ fetch: @escaping @Sendable (Database) throws -> Value
  ) async throws(StorageError) -> Value {
    let result: Result<Value, any Error> = await withCheckedContinuation { continuation in
      pool.asyncRead { db in
        continuation.resume(returning: Result { try fetch(db.get()) })
      }
    }
    do {
      return try result.get()
    } catch {
      throw StorageError(error)
    }
  }

  /// Moves the write-ahead log, which still has deleted content, into the file.
  ///
  /// Does not wait for another process that reads from the log; then a later checkpoint moves it.
  func emptyWriteAheadLog() async {
    await withCheckedContinuation { continuation in
      pool.asyncWriteWithoutTransaction { db in
        try? db.execute(sql: "PRAGMA busy_timeout = 0")
        _ = try? db.checkpoint(.truncate)
        try? db.execute(sql: "PRAGMA busy_timeout = \(Int(Self.busyTimeout * 1_000))")
        continuation.resume()
      }
    }
  }
}
