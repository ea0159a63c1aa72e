import Domain
import Synchronization

/// Stores logs and accounts in a PostgreSQL database.
///
/// ```swift
/// let store = PostgresStore(address: "postgresql:///gather")
/// try store.prepare()
/// try await store.create(account)
/// store.close()
/// ```
///
/// A write is acknowledged when PostgreSQL has committed it with `synchronous_commit`, which each transaction
/// sets for itself, so it survives a crash and a power cut as far as the server's `fsync` is on. Transactions read what was committed; a
/// squad's row is locked by whichever appends to its log, and keys decide the rest. When a connection
/// breaks at the end of a write, it is not known whether it was stored.
package final class PostgresStore: Sendable {
  /// Which server of the database this is.
  let server: Server.ID
  let pool: PostgresPool
  let squadByteLimits: SquadByteLimits
  let bulletin: PostgresBulletin
  let clock: ClockWatch
  let commits: CommitProbe
  let refusals = Mutex(RecentRefusals())
  /// Whether it is being looked whether another epoch began.
  let isChecking = Atomic(false)
  /// Makes a store of the same database.
  let another: @Sendable () -> PostgresStore

  /// Creates a store, which connects when it is used.
  /// - Parameters:
  ///   - address: A URI or a connection string of libpq
  ///     (https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNSTRING).
  ///   - squadByteLimits: The most bytes of changes and refusals that are kept for one squad.
  ///   - connections: The most connections at a time.
  ///   - patience: How long the server may take for an answer; after that it counts as unreachable.
  ///   - onlyReads: Whether the server refuses all that would write.
  ///   - now: The milliseconds since 1970 by this machine's clock.
  ///   - report: Receives what the operator should know of the database's server.
  ///   - reportTakeover: Receives what was found when another server took over.
  package init(
    address: String, squadByteLimits: SquadByteLimits = SquadByteLimits(), connections: Int = 8,
    patience: Duration = .seconds(20), onlyReads: Bool = false,
    now: (@Sendable () -> Int64)? = nil,
    report: @escaping @Sendable (DatabaseServerError) -> Void = { _ in },
    reportTakeover: @escaping @Sendable (Takeover) -> Void = { _ in }
  ) {
    self.squadByteLimits = squadByteLimits
    var generator = SystemRandomNumberGenerator()
    server = .random(using: &generator)
    clock = ClockWatch(now: now ?? ClockWatch.system, report: report)
    commits = CommitProbe(address: address)
    pool = PostgresPool(
      address: address, connections: connections, patience: patience, onlyReads: onlyReads,
      report: report, reportTakeover: reportTakeover)
    bulletin = PostgresBulletin(address: address, server: server, clock: clock)
    // All that another store of the same database is made from.
    another = {
      PostgresStore(
        address: address, squadByteLimits: squadByteLimits, connections: connections,
        patience: patience, onlyReads: onlyReads, now: now, report: report,
        reportTakeover: reportTakeover)
    }
  }

  /// Updates the tables of the database to this version.
  ///
  /// The calling thread waits for the server. Call this before `claim(.serving)`, because tables are changed
  /// only while no other process has a right to use them.
  /// - Throws: `StorageError` when the database cannot be used.
  package func prepare() throws(StorageError) {
    do {
      try pool.useNow { try PostgresSchema.migrate($0) }
    } catch {
      throw StorageError(error)
    }
  }

  /// Closes the connections.
  package func close() {
    pool.close()
    bulletin.close()
    commits.close()
  }
}

extension PostgresStore {
  /// Runs statements that write in a transaction, again after a collision; any error undoes them.
  ///
  /// A server leaves a mark with them, by which it finds out later whether they are still there.
  func write<Value: Sendable, Failure: StorageDerivedError>(
    throwing: Failure.Type,
    _ perform: @escaping @Sendable (PostgresConnection) throws -> Value
  ) async throws(Failure) -> Value {
    try await writeAtOnce(throwing: throwing) { [pool] connection in
      guard let (mark, statement) = pool.nextMark(by: connection) else {
        return try connection.transaction { try perform(connection) }
      }
      let value = try connection.transaction(endingWith: [statement]) { try perform(connection) }
      try pool.note(by: connection) { $0.confirm(mark) }
      return value
    }
  }

  /// Leaves a mark when so much was read and appended since the last that it takes memory.
  func markWhenDue() async {
    // When it fails, the next one is due soon.
    if pool.mustMark { try? await write(throwing: StorageError.self) { _ in } }
  }

  /// Runs statements that write what no user was told of, in a transaction; any error undoes them.
  func keep<Value: Sendable, Failure: StorageDerivedError>(
    throwing: Failure.Type,
    _ perform: @escaping @Sendable (PostgresConnection) throws -> Value
  ) async throws(Failure) -> Value {
    try await writeAtOnce(throwing: throwing) { connection in
      try connection.transaction { try perform(connection) }
    }
  }

  /// Runs a statement, which is a transaction of its own, again after a collision.
  func writeAtOnce<Value: Sendable, Failure: StorageDerivedError>(
    throwing: Failure.Type,
    _ perform: @escaping @Sendable (PostgresConnection) throws -> Value
  ) async throws(Failure) -> Value {
    do {
      return try await pool.use { connection in
        do {
          return try perform(connection)
        } catch let error as PostgresError where error.isCollision {
          return try perform(connection)
        }
      }
    } catch {
      throw Failure(error)
    }
  }

  /// Runs one statement that reads, and decodes its rows.
  func read<Value: Sendable>(
    _ sql: String, _ values: [PostgresValue] = [],
    _ decode: @escaping @Sendable (PostgresResult) throws -> Value
  ) async throws(StorageError) -> Value {
    try await reading { try decode($0.run(sql, values)) }
  }

  /// Reads by a connection.
  func reading<Value: Sendable>(
    _ perform: @escaping @Sendable (PostgresConnection) throws -> Value
  ) async throws(StorageError) -> Value {
    do {
      return try await pool.use(perform)
    } catch {
      throw StorageError(error)
    }
  }
}

extension Identifier {
  var value: PostgresValue { .bytes([UInt8](blob)) }
}
