import Foundation
import ServerTestSupport
import Testing
import Wire

@Suite("One server for one database", .timeLimit(.minutes(5)))
struct DatabaseLockTests {
  /// Starts a server that should end by itself, and ends it when it serves.
  private func startSecond(
    on database: String, program: URL = GatherProcess.gather
  ) throws -> GatherProcess.Outcome {
    let process = try GatherProcess(
      ["serve", "--port", "0", "--database", database], program: program)
    if process.firstLine() != "" { process.kill() }
    return process.finish()
  }

  @Test(arguments: [GatherProcess.gather, GatherProcess.samples])
  func `a second server says who serves the database, and ends`(_ program: URL) async throws {
    try await withTemporaryFolder { folder in
      // Given
      let database = folder.appendingPathComponent("gather.sqlite")
      let server = try GatherServer(database: database)
      // When
      let second = try startSecond(on: database.path, program: program)
      // Then
      let holder = "process \(server.process.id) on \(ProcessInfo.processInfo.hostName) since 20"
      let name = program.lastPathComponent
      #expect(second.exitCode == 69)
      #expect(second.output == "")
      #expect(second.errors.hasPrefix("\(name): \(database.path) is served by \(holder)"))
      #expect(second.errors.hasSuffix("Z; stop that server first.\n"))
      #expect(try await server.send(.get, "/health").status == 200)
      server.process.kill()
    }
  }

  @Test func `another path to the same database is locked, too`() async throws {
    try await withTemporaryFolder { folder in
      let server = try GatherServer(database: folder.appendingPathComponent("gather.sqlite"))
      let link = folder.appendingPathComponent("link.sqlite").path
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: folder.appendingPathComponent("gather.sqlite").path)

      let second = try startSecond(on: link)

      #expect(second.exitCode == 69)
      server.process.kill()
    }
  }

  @Test(arguments: [false, true])
  func `the lock of a server that ended or was killed hinders no other`(
    _ isKilled: Bool
  ) async throws {
    try await withTemporaryFolder { folder in
      let database = folder.appendingPathComponent("gather.sqlite")
      let first = try GatherServer(database: database)
      if isKilled { first.process.kill() } else { #expect(first.process.terminate() == 0) }

      let second = try GatherServer(database: database)

      #expect(try await second.send(.get, "/health").status == 200)
      second.process.kill()
    }
  }

  @Test func `a backup and a check go on beside the server`() async throws {
    try await withTemporaryFolder { folder in
      let database = folder.appendingPathComponent("gather.sqlite")
      let server = try GatherServer(database: database)
      _ = try await User.registered(with: server)

      let copy = folder.appendingPathComponent("copy.sqlite").path
      let backup = try gather("backup", copy, "--database", database.path)
      let check = try gather("check", "--database", database.path)

      #expect(backup.exitCode == 0)
      #expect(check.output == "Read 1 squad(s) with 0 change(s).\n")
      server.process.kill()
    }
  }

  @Test(arguments: ["", "\u{1B}[2J", "{}"])
  func `a file that another program wrote in the lock's place is only a file`(
    _ content: String
  ) async throws {
    try await withTemporaryFolder { folder in
      let database = folder.appendingPathComponent("gather.sqlite")
      let lock = folder.appendingPathComponent("gather.sqlite.lock")
      try Data(content.utf8).write(to: lock)

      let server = try GatherServer(database: database)

      let holder = try String(contentsOf: lock, encoding: .utf8)
      #expect(holder.hasPrefix("process \(server.process.id) on "))
      // When the name is damaged, the second server says so without it.
      try Data("\u{1B}[2J".utf8).write(to: lock, options: [])
      let second = try startSecond(on: database.path)
      #expect(
        second.errors
          == "gather: \(database.path) is served by another process; stop that server first.\n")
      server.process.kill()
    }
  }

  @Test func `a lock that cannot be written is reported`() async throws {
    try await withTemporaryFolder { folder in
      let database = folder.appendingPathComponent("gather.sqlite")
      let lock = folder.appendingPathComponent("gather.sqlite.lock").path
      try FileManager.default.createDirectory(atPath: lock, withIntermediateDirectories: false)

      let outcome = try gather("serve", "--port", "0", "--database", database.path)

      #expect(
        outcome
          == .init(
            exitCode: 74, output: "",
            errors:
              "gather: \(lock) cannot be opened or written; check the folder and its permissions.\n"
          ))
      #expect(!FileManager.default.fileExists(atPath: database.path))
    }
  }
}
