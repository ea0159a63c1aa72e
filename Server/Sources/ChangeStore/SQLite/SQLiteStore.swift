import GRDB

/// Keeps everything in one SQLite file, and owns it.
///
/// What it has acknowledged survives a crash and a power cut. Reading never waits for writing.
/// A caller that is cancelled still gets its answer: others share the transaction.
public final class SQLiteStore: Sendable {
  let pool: DatabasePool
  let commits: GroupCommit

  /// Opens the file, or makes it, and brings it up to date.
  ///
  /// Waits for the disk. Another process may have the file open.
  /// - Throws: `StorageError` when the file cannot be used.
  public init(path: String) throws(StorageError) {
    do {
      pool = try DatabasePool(path: path, configuration: Self.configuration)
      try pool.writeWithoutTransaction { try $0.execute(sql: Self.writerSettings) }
      try Schema.migrate(pool)
    } catch {
      throw StorageError(error)
    }
    commits = GroupCommit(pool)
  }

  /// How many seconds a transaction waits for another process.
  private static let busyTimeout = 10.0

  /// What only the connection that writes is told, after the pool has set it up.
  ///
  /// The pool sets `synchronous` to NORMAL, and then a commit would not wait for the disk. The end
  /// of a squad's log changes again and again: with 32 MB of write-ahead log and 16 MB of cache its
  /// pages are moved to their place, and read again, less often.
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
    // What is deleted is overwritten with zeros, so that it is gone from the file as well.
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA secure_delete = ON") }
    return configuration
  }
}

extension SQLiteStore {
  /// Runs statements that change something, in a transaction that may be shared.
  ///
  /// - Throws: what the statements threw; nothing is kept then.
  func write<Failure: StorageDerivedError>(
    throwing: Failure.Type,
    _ perform: @escaping @Sendable (Database) throws -> Void
  ) async throws(Failure) {
    let result: Result<Void, any Error> = await withCheckedContinuation { continuation in
      commits.submit(.init(perform: perform) { continuation.resume(returning: $0) })
    }
    do {
      try result.get()
    } catch {
      throw Failure(error)
    }
  }

  /// Runs statements that read, all from the same state, which has whatever was acknowledged.
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

  /// Empties the write-ahead log, in which there are old pages, into the file.
  ///
  /// When another process is reading from it, nobody waits, and a later checkpoint does it.
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
