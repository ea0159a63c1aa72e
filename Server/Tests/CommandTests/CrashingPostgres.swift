import ChangeStore
import Foundation
import ServerTestSupport
import Testing

/// A PostgreSQL server of a test's own, which can be killed without harm to other tests.
final class CrashingPostgres: Sendable {
  let address: String
  private let program: GatherProcess

  init() throws {
    // It ends with its input.
    program = try Self.run("with-postgres.sh", "bash", "-c", "echo $GATHER_TEST_POSTGRES; exec cat")
    address = program.firstLine()
    try #require(address.contains("host=/"))
  }

  func end() throws {
    try program.type("")
    _ = program.wait()
  }

  /// Kills the server, and starts it again.
  func crash() throws {
    #expect(try Self.run("control-postgres.sh", folder, "crash").wait() == 0)
  }

  /// The address of the server and the standby, of which clients use the one that takes writes.
  var addressWithStandby: String {
    let parts = address.split(separator: "host=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return address }
    return "\(parts[0])host=\(parts[1]),\(parts[1])&port=5432,5433&target_session_attrs=read-write"
  }

  /// Does something to the server and its standby, in order.
  func standby(_ actions: String...) throws {
    for action in actions {
      #expect(try Self.run("control-postgres.sh", folder, action).wait() == 0, "\(action)")
    }
  }

  /// The folder of the server's data and socket.
  var folder: String { address.split(separator: "host=").last.map(String.init) ?? "" }

  /// Runs statements, each by itself, in the database or in one of the same server.
  func run(_ statements: String..., in database: String? = nil) throws {
    let connection = try PostgresConnection(to: database ?? address)
    for statement in statements { try connection.runScript(statement) }
  }

  /// The address of another database, or user.
  func address(database: String = "postgres", user: String = "gather") -> String {
    "postgresql:///\(database)?user=\(user)&host=\(folder)"
  }

  static func run(_ script: String, _ arguments: String...) throws -> GatherProcess {
    let root = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    // The second names another PgBouncer than Debian's.
    let variables = ProcessInfo.processInfo.environment.filter {
      ["PATH", "PGBOUNCER"].contains($0.key)
    }
    return try GatherProcess(
      arguments, variables: variables, program: root.appending(path: "scripts/\(script)"))
  }
}
