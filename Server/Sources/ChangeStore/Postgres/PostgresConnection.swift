import CPostgres
import Foundation

/// A connection to a PostgreSQL server, which waits for answers.
///
/// Only one thread at a time may use it; the pool lends it to one caller.
///
/// ```swift
/// let connection = try PostgresConnection(to: "postgresql:///gather")
/// let rows = try connection.run("SELECT id FROM squad WHERE bytes > $1", [.integer(1_000)])
/// ```
package final class PostgresConnection: @unchecked Sendable {
  private let handle: OpaquePointer
  /// The names of the statements that the server has prepared.
  private var names: [String: String] = [:]
  /// Whether the server has answered since the connection was lent.
  private(set) var hasAnswered = false

  /// What this program expects of every connection.
  ///
  /// A transaction of a process that is frozen, or whose machine is gone, would hold its locks until the
  /// server ends it.
  private static let settings = """
    SET client_encoding = 'UTF8';
    SELECT set_config('synchronous_commit', 'on', false)
      WHERE current_setting('synchronous_commit') IN ('off', 'local', 'remote_write');
    SET default_transaction_isolation = 'read committed';
    SET statement_timeout = '10s';
    SET lock_timeout = '10s';
    SET idle_in_transaction_session_timeout = '10s';
    SET tcp_keepalives_idle = 5;
    SET tcp_keepalives_interval = 2;
    SET tcp_keepalives_count = 3;
    """

  /// Connects to the server, and waits for that at most five seconds.
  /// - Parameter address: A URI or a connection string of libpq
  ///   (https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNSTRING).
  /// - Throws: `PostgresError`.
  package init(to address: String) throws {
    // The first of two equal names counts for less, so that the address may set them, too.
    let options = [
      ("connect_timeout", "5"), ("tcp_user_timeout", "10000"), ("keepalives_idle", "5"),
      ("keepalives_interval", "2"), ("keepalives_count", "3"),
      ("application_name", "football-gather"), ("dbname", address),
    ]
    guard let handle = Self.connect(options) else { throw PostgresError.unreachable }
    self.handle = handle
    guard PQstatus(handle) == CONNECTION_OK else {
      throw PostgresError.unreachable  // `deinit` frees the handle.
    }
    PQsetNoticeProcessor(handle, { _, _ in }, nil)  // They may quote user data.
    try runScript(Self.settings)
  }

  deinit { PQfinish(handle) }

  private static func connect(_ options: [(String, String)]) -> OpaquePointer? {
    let names = options.map { strdup($0.0) } + [nil]
    let values = options.map { strdup($0.1) } + [nil]
    defer { (names + values).forEach { free($0) } }
    return PQconnectdbParams(
      names.map { UnsafePointer($0) }, values.map { UnsafePointer($0) }, 1)
  }

  /// Whether the connection broke, as far as its last use showed.
  var isBroken: Bool { PQstatus(handle) != CONNECTION_OK }

  /// Whether the connection can be used by the next caller.
  var isClean: Bool { !isBroken && PQtransactionStatus(handle) == PQTRANS_IDLE }

  /// Notes that the next caller has the connection.
  func lend() { hasAnswered = false }

  /// Runs several statements without parameters.
  /// - Throws: `PostgresError`.
  package func runScript(_ sql: String) throws {
    _ = try PostgresResult(PQexec(handle, sql))
    hasAnswered = true
  }

  /// Runs a statement, which the server prepares once for each connection.
  @discardableResult
  func run(
    _ sql: String, _ values: [PostgresValue] = []
  ) throws(PostgresError) -> PostgresResult {
    let name = try prepared(sql)
    let arguments = PostgresArguments(values)
    let result = try PostgresResult(
      arguments.withPointers {
        PQexecPrepared(handle, name, arguments.count, $0, $1, $2, 1)
      })
    hasAnswered = true
    return result
  }

  private func prepared(_ sql: String) throws(PostgresError) -> String {
    if let name = names[sql] { return name }
    let name = "s\(names.count)"
    _ = try PostgresResult(PQprepare(handle, name, sql, 0, nil))
    names[sql] = name
    return name
  }
}

// Many statements with one wait for the server.
extension PostgresConnection {
  /// So many are sent before their answers are read, so that both sides never wait for each other to
  /// read.
  private static let pipelineLimit = 200

  /// Runs statements one after the other; the first error ends it.
  func runAll(_ statements: [(sql: String, values: [PostgresValue])]) throws(PostgresError) {
    var start = 0
    while start < statements.count {
      let end = min(start + Self.pipelineLimit, statements.count)
      try runPipeline(statements[start..<end])
      start = end
    }
  }

  private func runPipeline(
    _ statements: ArraySlice<(sql: String, values: [PostgresValue])>
  ) throws(PostgresError) {
    var sent: [(name: String, arguments: PostgresArguments)] = []
    for statement in statements {
      sent.append((try prepared(statement.sql), PostgresArguments(statement.values)))
    }
    guard PQenterPipelineMode(handle) == 1 else { throw .unreachable }
    for (name, arguments) in sent {
      let isSent = arguments.withPointers {
        PQsendQueryPrepared(handle, name, arguments.count, $0, $1, $2, 1)
      }
      guard isSent == 1 else { throw .unreachable }
    }
    guard PQpipelineSync(handle) == 1 else { throw .unreachable }
    let failure = try readPipeline(sent.count)
    guard PQexitPipelineMode(handle) == 1 else { throw .unreachable }
    hasAnswered = true
    if let failure { throw failure }
  }

  /// Reads all answers up to that for the end of the pipeline.
  /// - Returns: The first error.
  private func readPipeline(_ count: Int) throws(PostgresError) -> PostgresError? {
    var failure: PostgresError?
    for _ in 0..<count {
      let result = PQgetResult(handle)
      if failure == nil {
        do throws(PostgresError) { _ = try PostgresResult(result) } catch { failure = error }
      } else {
        PQclear(result)  // The server skipped it.
      }
      // After each statement's answer comes none.
      guard PQgetResult(handle) == nil else { throw .unreachable }
    }
    let end = PQgetResult(handle)
    defer { PQclear(end) }
    guard PQresultStatus(end) == PGRES_PIPELINE_SYNC else { throw .unreachable }
    return failure
  }
}

extension PostgresConnection {
  /// Runs work in a transaction; any error undoes it.
  func transaction<Value>(_ work: () throws -> Value) throws -> Value {
    try run("BEGIN")
    do {
      let value = try work()
      try run("COMMIT")
      return value
    } catch {
      // When this fails, too, the connection is not used again.
      _ = try? run("ROLLBACK")
      throw error
    }
  }
}
