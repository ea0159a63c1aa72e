/// A connection to the channel on which the servers of a database notify one another
/// (https://www.postgresql.org/docs/current/sql-notify.html).
struct PostgresChannel {
  private let connection: PostgresConnection
  private let name: String

  /// - Throws: `PostgresError`.
  init(at address: String) throws {
    connection = try PostgresConnection(to: address, patience: .seconds(2))
    // Tables of another database or schema have another number.
    let named = try connection.run("SELECT 'gather_' || 'squad'::regclass::oid")
    name = named.text(0, 0) ?? "gather"
  }

  func send(_ notes: [String]) throws(PostgresError) {
    // What is notified need not be on the disk.
    try connection.run(
      """
      SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, note)
      FROM unnest($2::text[]) AS note
      """, [.text(name), .texts(notes)])
  }

  func listen() throws(PostgresError) {
    try connection.run("LISTEN \(name)")
  }

  func compare(_ clock: ClockWatch) throws(PostgresError) {
    try clock.measureWhenDue(by: connection)
  }

  /// Waits for notes.
  /// - Returns: The notes in order; none when the time has passed.
  func notes(within time: Duration) throws(PostgresError) -> [String] {
    try connection.notifications(within: time)
  }
}
