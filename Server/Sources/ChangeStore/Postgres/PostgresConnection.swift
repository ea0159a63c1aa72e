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
  let handle: OpaquePointer
  /// How long the server may take for an answer.
  private(set) var patience: Duration
  private let usualPatience: Duration
  /// Whether the server took too long.
  var isGivenUp = false
  /// The names of the statements that the server has prepared.
  private var names: [String: String] = [:]
  /// Whether the server has answered since the connection was lent.
  var hasAnswered = false
  /// Where it leads; `nil` until that matters.
  var home: Home?
  /// Which thread uses it.
  private(set) var slot = 0

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
  /// - Parameters:
  ///   - address: A URI or a connection string of libpq
  ///     (https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNSTRING).
  ///   - patience: How long the server may take for an answer, longer than for a statement.
  ///   - lastHosts: How many of the hosts that the address names are tried last.
  ///   - report: Is told why it failed, in libpq's words, which name hosts and users but no password.
  /// - Throws: `PostgresError`.
  package init(
    to address: String, patience: Duration = .seconds(20), lastHosts: Int = 0,
    report: (String) -> Void = { _ in }
  ) throws {
    self.patience = patience
    usualPatience = patience
    // The first of two equal names counts for less, so that the address may set them, too.
    let options =
      [
        ("connect_timeout", "5"), ("tcp_user_timeout", "10000"), ("keepalives_idle", "5"),
        ("keepalives_interval", "2"), ("keepalives_count", "3"),
        ("application_name", "football-gather"), ("dbname", address),
      ] + (lastHosts == 0 ? [] : Self.hosts(of: address, last: lastHosts))
    guard let handle = Self.connect(options) else { throw PostgresError.unreachable }
    self.handle = handle
    guard PQstatus(handle) == CONNECTION_OK else {
      // Of an address that it cannot read, libpq quotes a part, which may be the password.
      report(Self.isReadable(address) ? String(cString: PQerrorMessage(handle)) : "not an address")
      throw PostgresError.unreachable  // `deinit` frees the handle.
    }
    PQsetNoticeProcessor(handle, { _, _ in }, nil)  // They may quote user data.
    // So that no call waits for a server that is frozen.
    guard PQsetnonblocking(handle, 1) == 0 else { throw PostgresError.unreachable }
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

  private static func isReadable(_ address: String) -> Bool {
    let options = PQconninfoParse(address, nil)
    defer { PQconninfoFree(options) }
    return options != nil
  }

  /// Whether the connection broke, as far as its last use showed.
  var isBroken: Bool { isGivenUp || PQstatus(handle) != CONNECTION_OK }

  /// Whether the connection can be used by the next caller.
  var isClean: Bool { !isBroken && PQtransactionStatus(handle) == PQTRANS_IDLE }

  /// Gives the connection up, so that no caller gets it again.
  func giveUp() { isGivenUp = true }

  /// Notes that the next caller has the connection, on the thread of a slot.
  func lend(to slot: Int) {
    self.slot = slot
    hasAnswered = false
    patience = usualPatience
  }

  /// Lets the transaction take long, as what concerns many rows does.
  func waitLong() throws(PostgresError) {
    try run("SET LOCAL statement_timeout = '10min'")
    try run("SET LOCAL lock_timeout = '10min'")
    patience = .seconds(11 * 60)
  }

  /// Runs several statements without parameters.
  /// - Throws: `PostgresError`.
  package func runScript(_ sql: String) throws {
    guard PQsendQuery(handle, sql) == 1 else { throw PostgresError.unreachable }
    _ = try answer()
    hasAnswered = true
  }

  /// Runs a statement, which the server prepares once for each connection; `isRepeatable` says whether to
  /// run it twice, when the connection breaks before the answer, does no harm.
  @discardableResult
  func run(
    _ sql: String, _ values: [PostgresValue] = [], isRepeatable: Bool = true
  ) throws(PostgresError) -> PostgresResult {
    guard !isGivenUp else { throw .unreachable }
    let name = try prepared(sql)
    let arguments = PostgresArguments(values)
    if !isRepeatable { hasAnswered = true }
    let isSent = arguments.withPointers {
      PQsendQueryPrepared(handle, name, arguments.count, $0, $1, $2, 1)
    }
    guard isSent == 1 else { throw .unreachable }
    let result = try answer()
    hasAnswered = true
    return result
  }

  func prepared(_ sql: String) throws(PostgresError) -> String {
    if let name = names[sql] { return name }
    let name = "s\(names.count)"
    guard PQsendPrepare(handle, name, sql, 0, nil) == 1 else { throw .unreachable }
    _ = try answer()
    names[sql] = name
    return name
  }
}

extension PostgresConnection {
  /// Runs work in a transaction, which ends with more statements; any error undoes it.
  func transaction<Value>(
    endingWith last: [(sql: String, values: [PostgresValue])] = [], _ work: () throws -> Value
  ) throws -> Value {
    try run("BEGIN")
    do {
      let value = try work()
      try runAll(last + [("COMMIT", [])])
      return value
    } catch {
      // When this fails, too, the connection is not used again.
      if !isBroken { _ = try? run("ROLLBACK") }
      throw error
    }
  }
}
