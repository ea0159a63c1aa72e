import ChangeStore
import Foundation
import ServerTestSupport

/// Runs the statement of an append in pgbench (https://www.postgresql.org/docs/current/pgbench.html).
struct Pgbench {
  private let database: String
  private let script: String

  /// As many as the store has.
  private static let connections = 8

  init(database: String, scratch: ScratchFolder) throws {
    self.database = database
    script = scratch.path("append.sql")
    // Squads that no server has in memory.
    try PostgresConnection(to: database).runScript(
      """
      CREATE SEQUENCE bench;
      INSERT INTO squad (id) SELECT decode(lpad(to_hex(n), 32, '0'), 'hex')
        FROM generate_series(1001, 1064) AS n
      """)
    try Self.statement.write(toFile: script, atomically: true, encoding: .utf8)
  }

  /// One change of 250 bytes to one of 64 squads, after any other.
  private static var statement: String {
    let squad = "decode(lpad(to_hex(:squad::bigint), 32, '0'), 'hex')"
    let values = [
      squad, "400", "9223372036854775807", "0", "9223372036854775807",
      "ARRAY[uuid_send(gen_random_uuid())]", "ARRAY[nextval('bench')]", "ARRAY[\(squad)]",
      "ARRAY[false]", "ARRAY[repeat('x', 250)]", "ARRAY[NULL]",
      "ARRAY[0]", "pg_backend_pid()",
    ]
    var statement = PostgresConnection.appendStatement
    // From the last on, because $1 is a part of $10.
    for (index, value) in values.enumerated().reversed() {
      statement = statement.replacing("$\(index + 1)", with: value)
    }
    return "\\set squad random(1001, 1064)\n\(statement.replacing("\n", with: " "));\n"
  }

  /// Runs the statement so many times in each connection.
  ///
  /// NB: A number and not a time, because pgbench ends by a signal that it inherits as blocked.
  func run(transactions: Int) throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "pgbench", "--no-vacuum", "--protocol=prepared", "--client=\(Self.connections)", "--jobs=2",
      "--transactions=\(transactions)", "--file=\(script)", database,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    Interruption.endsToo(process.processIdentifier)
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    Interruption.forget(process.processIdentifier)
    guard let start = text.range(of: "tps = ")?.upperBound,
      let rate = text[start...].split(separator: " ").first.flatMap({ Double($0) })
    else { throw BenchError.pgbench(text) }
    return rate
  }
}
