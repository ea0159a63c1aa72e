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
    let folder = try #require(address.split(separator: "host=").last)
    #expect(try Self.run("crash-postgres.sh", String(folder)).wait() == 0)
  }

  /// The address of the server and the standby, of which clients use the one that takes writes.
  var addressWithStandby: String {
    let parts = address.split(separator: "host=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return address }
    return "\(parts[0])host=\(parts[1]),\(parts[1])&port=5432,5433&target_session_attrs=read-write"
  }

  /// Does something to the server and its standby, in order.
  func standby(_ actions: String...) throws {
    let folder = try #require(address.split(separator: "host=").last)
    for action in actions {
      #expect(try Self.run("standby-postgres.sh", String(folder), action).wait() == 0, "\(action)")
    }
  }

  private static func run(_ script: String, _ arguments: String...) throws -> GatherProcess {
    let root = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try GatherProcess(
      arguments, variables: ["PATH": path], program: root.appending(path: "scripts/\(script)"))
  }
}
