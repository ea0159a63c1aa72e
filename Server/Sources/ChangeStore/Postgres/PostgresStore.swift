public import Domain
import Synchronization

/// Stores logs and accounts in a PostgreSQL database.
///
/// ```swift
/// let store = try PostgresStore(address: "postgresql:///gather")
/// try await store.create(account)
/// store.close()
/// ```
///
/// A write is acknowledged when PostgreSQL has committed it with `synchronous_commit`, so it survives a
/// crash and a power cut as far as the server's `fsync` is on. Transactions read what was committed; a
/// squad's row is locked by whichever appends to its log, and keys decide the rest. After a failure
/// without an answer it is not known whether a write was stored; what this program writes can be
/// written again.
public final class PostgresStore: Sendable {
  let pool: PostgresPool
  /// The most bytes of changes and refusals that are kept for one squad.
  let squadByteLimit: Int
  /// Has the right to serve the database for as long as it is open.
  private let lock = Mutex<PostgresConnection?>(nil)

  /// Connects to the database, and updates its tables to this version.
  ///
  /// The calling thread waits for the server.
  /// - Parameters:
  ///   - address: A URI or a connection string of libpq
  ///     (https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNSTRING).
  ///   - squadByteLimit: The most bytes of changes and refusals that are kept for one squad.
  ///   - connections: The most connections at a time.
  /// - Throws: `StorageError` when the database cannot be used.
  public init(
    address: String, squadByteLimit: Int = .max, connections: Int = 8
  ) throws(StorageError) {
    self.squadByteLimit = squadByteLimit
    pool = PostgresPool(address: address, connections: connections)
    do {
      try pool.useNow { try PostgresSchema.migrate($0) }
    } catch {
      throw StorageError(error)
    }
  }

  /// Closes the connections.
  public func close() {
    pool.close()
    lock.withLock { $0 = nil }
  }
}

extension PostgresStore {
  /// Makes this process the only server of the database, until `close` or its end.
  ///
  /// The right is a lock of one connection; when that breaks, another server can take it. Two servers
  /// never harm the log, because its keys decide, but readers at one do not hear of writes at the other.
  /// - Returns: Which server has the right, in a few words; `nil` when it is this one now.
  /// - Throws: `StorageError` when the database cannot be used.
  public func claim() throws(StorageError) -> String? {
    do {
      let connection = try pool.connect()
      let key = "hashtextextended('football-gather ' || current_schema(), 0)"
      guard try connection.run("SELECT pg_try_advisory_lock(\(key))").truth(0, 0) else {
        let holder = try connection.run(
          """
          SELECT 'a server at ' || coalesce(host(client_addr), 'this machine') || ' since '
            || to_char(backend_start AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
          FROM pg_locks JOIN pg_stat_activity USING (pid)
          WHERE locktype = 'advisory' AND granted
            AND (classid::bigint << 32 | objid::bigint) = \(key)
          """)
        return (holder.count > 0 ? holder.text(0, 0) : nil) ?? "another server"
      }
      lock.withLock { $0 = connection }
      return nil
    } catch {
      throw StorageError(error)
    }
  }
}

extension PostgresStore {
  /// Runs statements that write in a transaction; any error undoes them.
  func write<Value: Sendable, Failure: StorageDerivedError>(
    throwing: Failure.Type,
    _ perform: @escaping @Sendable (PostgresConnection) throws -> Value
  ) async throws(Failure) -> Value {
    do {
      return try await pool.use { connection in
        try connection.transaction { try perform(connection) }
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
    do {
      return try await pool.use { try decode($0.run(sql, values)) }
    } catch {
      throw StorageError(error)
    }
  }
}

extension Identifier {
  var value: PostgresValue { .bytes([UInt8](blob)) }
}
