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
      let name = program.lastPathComponent
      #expect(second.exitCode == 69)
      #expect(second.output == "")
      #expect(
        second.errors == """
          \(name): \(database.path) is served by process \(server.process.id); stop that server first.

          """)
      #expect(try await server.send(.get, "/health").status == 200)
      server.process.kill()
    }
  }

  @Test(arguments: [true, false])
  func `another path to the same file is locked, too, whatever lies beside it`(
    _ isSymbolic: Bool
  ) async throws {
    try await withTemporaryFolder { folder in
      let database = folder.appendingPathComponent("gather.sqlite")
      let server = try GatherServer(database: database)
      let link = folder.appendingPathComponent("link.sqlite")
      if isSymbolic {
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: database)
      } else {
        try FileManager.default.linkItem(at: database, to: link)
      }
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where name.hasSuffix(".lock") {
        try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
      }

      for path in [link.path, database.path] { #expect(try startSecond(on: path).exitCode == 69) }

      #expect(try await server.send(.get, "/health").status == 200)
      server.process.kill()
    }
  }

  @Test func `nothing but the database and its reserve is left when a server has stopped`()
    async throws
  {
    try await withTemporaryFolder { folder in
      let server = try GatherServer(database: folder.appendingPathComponent("gather.sqlite"))

      #expect(server.process.terminate() == 0)

      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(files == ["gather.sqlite", "gather.sqlite.reserve"])
    }
  }

  @Test func `neither a restore nor a copy touches the database of a server`() async throws {
    try await withTemporaryFolder { folder in
      let database = folder.appendingPathComponent("gather.sqlite").path
      let other = folder.appendingPathComponent("other.sqlite").path
      let link = folder.appendingPathComponent("link.sqlite").path
      let server = try GatherServer(database: database)
      try FileManager.default.linkItem(atPath: database, toPath: link)
      #expect(try gather("backup", other, "--database", database).exitCode == 0)

      for command in [
        ["restore", other, "--database", link], ["copy", "--from", link, "--to", other + "-copy"],
        ["copy", "--from", other, "--to", link],
      ] {
        let outcome = try GatherProcess(command).finish()
        #expect(outcome.exitCode == 69)
        #expect(outcome.errors.contains("is served by process \(server.process.id)"))
      }
      let onto = try gather("copy", "--from", database, "--to", link)
      #expect(onto.errors.contains("cannot be copied onto itself"))
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
      #expect(
        check.output.hasPrefix("Read 1 squad(s) with 0 change(s).\n")
          && check.output.contains("\nNothing is damaged."))
      server.process.kill()
    }
  }

  @Test func `a lock that an earlier version left is removed`() async throws {
    try await withTemporaryFolder { folder in
      let database = folder.appendingPathComponent("gather.sqlite")
      let lock = folder.appendingPathComponent("gather.sqlite.lock")
      try Data("process 1 on home since 2026".utf8).write(to: lock)

      let server = try GatherServer(database: database)

      #expect(!FileManager.default.fileExists(atPath: lock.path))
      server.process.kill()
    }
  }

  @Test func `a server of an earlier version is noticed`() async throws {
    try await withTemporaryFolder { folder in
      let database = folder.appendingPathComponent("gather.sqlite")
      let lock = open(database.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
      #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)

      let second = try startSecond(on: database.path)

      #expect(second.exitCode == 69)
      #expect(second.errors.contains("is served by process \(getpid())"))
      #expect(!FileManager.default.fileExists(atPath: database.path))
      close(lock)
    }
  }

  @Test func `a file that cannot be locked is reported`() async throws {
    try await withTemporaryFolder { folder in
      let database = folder.appendingPathComponent("gather.sqlite").path
      try FileManager.default.createDirectory(atPath: database, withIntermediateDirectories: false)

      let outcome = try gather("serve", "--port", "0", "--database", database)

      #expect(outcome.exitCode == 74)
      #expect(
        outcome.errors
          == "gather: \(database) cannot be opened or written; check the folder and its permissions.\n"
      )
    }
  }

  @Test func `a server that cannot start leaves no file`() async throws {
    try await withTemporaryFolder { folder in
      let database = folder.appendingPathComponent("gather.sqlite").path
      let blocked = database + "-wal"
      try FileManager.default.createDirectory(atPath: blocked, withIntermediateDirectories: false)

      #expect(try gather("serve", "--port", "0", "--database", database).exitCode == 74)

      #expect(!FileManager.default.fileExists(atPath: database))
    }
  }
}
