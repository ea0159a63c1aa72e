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
  /// The server's session behind the connection.
  var session = ServerSession.unknown

  /// What statements that read expect of every connection; transactions that write set what they depend
  /// on themselves.
  private static let settings = """
    SET client_encoding = 'UTF8';
    SET default_transaction_isolation = 'read committed';
    SET statement_timeout = '10s';
    SET lock_timeout = '10s';
    SET idle_in_transaction_session_timeout = '10s';
    SET tcp_keepalives_idle = 5;
    SET tcp_keepalives_interval = 2;
    SET tcp_keepalives_count = 3;
    """

  /// Gives up what a pooler's former client left in a session.
  private static let cleaning = "DEALLOCATE ALL; UNLISTEN *; SELECT pg_advisory_unlock_all()"

  /// Connects to the server, and waits for that at most three seconds for each host.
  /// - Parameters:
  ///   - address: A URI or a connection string of libpq
  ///     (https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNSTRING).
  ///   - patience: How long the server may take for an answer, longer than for a statement.
  ///   - lastHosts: How many of the hosts that the address names are tried last.
  /// - Throws: `PostgresError`, also for a session that is not the connection's own.
  package convenience init(
    to address: String, patience: Duration = .seconds(20), lastHosts: Int = 0
  ) throws {
    try self.init(opening: address, patience: patience, lastHosts: lastHosts)
    try checkEncoding()
    do throws(PostgresError) {
      try takeSession(at: address)
      if session.isPooled { _ = try ask(Self.cleaning) }
      _ = try ask(Self.settings)
    } catch {
      // A pooler lets clients in before it has a connection for them.
      switch error {
      case .refused(_, let reason?): throw PostgresError.unfit(.notConnected(reason: reason))
      case .unreachable where isGivenUp: throw PostgresError.unfit(.noAnswer)
      case .unreachable: throw PostgresError.unfit(.notConnected(reason: lastReason))
      case .unfit, .refused: throw error
      }
    }
  }

  /// Connects to the server, and asks nothing of it.
  init(opening address: String, patience: Duration, lastHosts: Int = 0) throws(PostgresError) {
    self.patience = patience
    usualPatience = patience
    // The first of two equal names counts for less, so that the address may set them, too. A server that vanished is
    // given up after five seconds, and its host after three more, so that a standby is found within ten.
    let options =
      [
        ("connect_timeout", "3"), ("tcp_user_timeout", "5000"), ("keepalives_idle", "3"),
        ("keepalives_interval", "1"), ("keepalives_count", "2"),
        ("application_name", "football-gather"), ("dbname", address),
      ] + (lastHosts == 0 ? [] : Self.hosts(of: address, last: lastHosts))
    guard let handle = Self.connect(options) else { throw .unreachable }
    self.handle = handle
    guard PQstatus(handle) == CONNECTION_OK else {
      // Of an address that it cannot read, libpq quotes a part, which may be the password.
      let isReadable = (try? PostgresAddress(address)) != nil
      // `deinit` frees the handle.
      throw .unfit(.notConnected(reason: isReadable ? lastReason : "it is not an address"))
    }
    PQsetNoticeProcessor(handle, { _, _ in }, nil)  // They may quote user data.
    // So that no call waits for a server that is frozen.
    guard PQsetnonblocking(handle, 1) == 0 else { throw .unreachable }
  }

  deinit { PQfinish(handle) }

  private static func connect(_ options: [(String, String)]) -> OpaquePointer? {
    let names = options.map { strdup($0.0) } + [nil]
    let values = options.map { strdup($0.1) } + [nil]
    defer { (names + values).forEach { free($0) } }
    return PQconnectdbParams(
      names.map { UnsafePointer($0) }, values.map { UnsafePointer($0) }, 1)
  }

  /// What libpq says of the last error, in one line.
  ///
  /// While connecting and after a break it names hosts, users and databases, but no password.
  var lastReason: String {
    String(cString: PQerrorMessage(handle)).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  /// Throws `DatabaseServerError.encoding` for a database that lacks characters.
  private func checkEncoding() throws(PostgresError) {
    guard let encoding = PQparameterStatus(handle, "server_encoding").map({ String(cString: $0) }),
      encoding != "UTF8"
    else { return }
    throw .unfit(.encoding(encoding))
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
  package func runScript(_ sql: String) throws { _ = try ask(sql) }

  /// Runs several statements without parameters.
  /// - Returns: The rows of the last one, whose values are texts.
  func ask(_ sql: String) throws(PostgresError) -> PostgresResult {
    guard !isGivenUp, PQsendQuery(handle, sql) == 1 else { throw .unreachable }
    let result = try answer()
    hasAnswered = true
    return result
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
    let name = Self.name(of: sql)
    guard PQsendPrepare(handle, name, sql, 0, nil) == 1 else { throw .unreachable }
    _ = try answer()
    names[sql] = name
    return name
  }

  /// The same for the same statement, so that no session ever has another statement of that name.
  private static func name(of sql: String) -> String {
    // FNV-1a (https://datatracker.ietf.org/doc/html/draft-eastlake-fnv).
    let hash = sql.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3
    }
    return "s" + String(hash, radix: 16)
  }
}
