import ChangeStore
import Foundation
import GRDB
import ServerTestSupport
import Testing

/// Commands that read change no byte of a database, whichever build wrote it, and leave no file beside it.
@Suite("The commands that only read", .timeLimit(.minutes(5)))
struct ReadingCommandTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  static let files: [String] =
    FormerDatabase.allCases.filter { $0 != .latest }.map(\.rawValue) + [
      "version-9.sqlite", "version-9-backup.sqlite",
    ]

  private static let commands = [
    ["check"], ["user", "list"], ["user", "list", "--unnamed"],
    ["user", "delete", "--unnamed", "--unused-days", "400"],
  ]

  private func run(
    _ command: [String], _ path: String, asNobody: Bool = false
  ) throws -> GatherProcess.Outcome {
    guard asNobody else { return try GatherProcess(command + ["--database", path]).finish() }
    let words = ["--reuid=65534", "--clear-groups", GatherProcess.gather.path] + command
    return try GatherProcess(
      words + ["--database", path], program: URL(fileURLWithPath: "/usr/bin/setpriv")
    ).finish()
  }

  /// Each file of the folder with its content.
  private func contents() throws -> [String: Data] {
    try Dictionary(uniqueKeysWithValues: folder.files.map { ($0, try folder.bytes(of: $0)) })
  }

  @Test(arguments: files, commands)
  func `the file of an earlier build is read as it is, and stays so`(
    _ file: String, _ command: [String]
  ) throws {
    let path = try Fixture.copy(file, into: folder)
    let before = try contents()

    let outcome = try run(command, path)

    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.contains("\(path) has the tables of an earlier build ("))
    #expect(outcome.errors.contains("made by builds "))
    #expect(outcome.errors.contains("It was only read."))
    #expect(try contents() == before)
  }

  @Test(arguments: FormerDatabase.allCases)
  func `accounts and changes of an earlier build are read`(_ file: FormerDatabase) throws {
    let path = try file.copy(into: folder)

    #expect(try run(["user", "list"], path).output.contains("\nAnn\t"))
    let check = try run(["check"], path).output
    #expect(check.contains("Nothing is damaged."))
    #expect(
      check.wholeMatch(of: /(?s)Read [0-9]+ squad\(s\) with [1-9][0-9]+ change\(s\).*/) != nil)
  }

  @Test(arguments: files)
  func `the backup of a file of an earlier build has its tables, and the file stays as it is`(
    _ file: String
  ) throws {
    let path = try Fixture.copy(file, into: folder)
    let before = try contents()
    let backup = folder.file("backup.sqlite")

    let outcome = try run(["backup", backup], path)

    #expect(outcome.exitCode == 0)
    #expect(try tables(of: backup) == tables(of: path))
    try FileManager.default.removeItem(atPath: backup)
    #expect(try contents() == before)
  }

  /// The names of the migrations, read from a copy.
  private func tables(of path: String) throws -> [String] {
    let other = try TemporaryFolder()
    let copy = other.file("copy.sqlite")
    try FileManager.default.copyItem(atPath: path, toPath: copy)
    let database = try DatabaseQueue(path: copy)
    return try database.read {
      try String.fetchAll($0, sql: "SELECT identifier FROM grdb_migrations ORDER BY identifier")
    }
  }

  @Test(arguments: commands + [["backup", "/tmp/not-written.sqlite"]])
  func `the file of a newer version is refused and stays as it is`(_ command: [String]) throws {
    let path = folder.file("gather.sqlite")
    let store = try SQLiteStore(path: path)
    try store.close()
    let database = try DatabaseQueue(path: path)
    try database.write {
      try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('99 of the future')")
    }
    try database.close()
    let before = try contents()

    let outcome = try run(command, path)

    #expect(outcome.exitCode == 65)
    #expect(
      outcome.errors
        == "gather: \(path) was written by a newer version; update this program.\n")
    #expect(try contents() == before)
  }

  @Test(arguments: commands)
  func `a file of today stays as it is, too`(_ command: [String]) throws {
    let path = folder.file("gather.sqlite")
    try SQLiteStore(path: path).close()
    let before = try contents()
    #expect(before.keys.sorted() == ["gather.sqlite"])

    #expect(try run(command, path).exitCode == 0)

    #expect(try contents() == before)
  }

  @Test func `what a running server has stored is read, and what a killed one left`() async throws {
    let path = folder.file("gather.sqlite")
    let server = try GatherServer(database: path)
    _ = try await User.registered(with: server)
    #expect(try run(["user", "list"], path).output.contains("\nAnn\t"))
    #expect(try run(["check"], path).output.contains("Nothing is damaged."))
    server.process.kill()
    let (file, log) = (
      try folder.bytes(of: "gather.sqlite"), try folder.bytes(of: "gather.sqlite-wal")
    )

    #expect(try run(["user", "list"], path).output.contains("\nAnn\t"))

    #expect(try folder.bytes(of: "gather.sqlite") == file)
    #expect(try folder.bytes(of: "gather.sqlite-wal") == log)
  }

  @Test(arguments: [["user", "reset-password", "Ann"], ["user", "delete", "Ann"]])
  func `the tables of a file are not updated while a server of an earlier build has it`(
    _ command: [String]
  ) throws {
    let path = try FormerDatabase.version11.copy(into: folder)
    let before = try contents()
    let server = open(path, O_RDWR)
    #expect(flock(server, LOCK_EX) == 0)

    let process = try GatherProcess(command + ["--database", path])
    try process.type("Ann\n")
    let outcome = process.finish()

    #expect(outcome.exitCode == 69)
    #expect(
      outcome.errors.contains("is served by process \(ProcessInfo.processInfo.processIdentifier)"))
    close(server)
    #expect(try contents() == before)
  }

  @Test func `a file that may not be read is not said to be missing`() throws {
    let path = try FormerDatabase.version11.copy(into: folder)
    try FileManager.default.setAttributes([.posixPermissions: 0o000], ofItemAtPath: path)

    let outcome = try run(["check"], path, asNobody: geteuid() == 0)

    #expect(outcome.exitCode == 77)
    #expect(outcome.errors.hasPrefix("gather: \(path) may not be read by this user;"))
  }

  @Test func `nothing needs to be written to check a file`() throws {
    // Another user can get to no folder that is made for tests.
    let place = "/tmp/gather-\(folder.id.uuidString)"
    defer { try? FileManager.default.removeItem(atPath: place) }
    let path = place + "/gather.sqlite"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
    try FileManager.default.copyItem(
      atPath: FormerDatabase.version11.copy(into: folder), toPath: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: place)

    let outcome = try run(["check"], path, asNobody: geteuid() == 0)

    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("Nothing is damaged."))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: place)
  }

  @Test func `damage is found, and the file is left as it is`() throws {
    let path = folder.file("gather.sqlite")
    let store = try SQLiteStore(path: path)
    try store.close()
    let database = try DatabaseQueue(path: path)
    try database.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA ignore_check_constraints = ON")
      try db.execute(sql: "INSERT INTO squad (id) VALUES (x'01')")
    }
    try database.close()
    let before = try contents()

    let outcome = try run(["check"], path)

    #expect(outcome.exitCode == 65)
    #expect(outcome.output.contains("CHECK constraint failed in squad"))
    #expect(!outcome.output.contains("Nothing is damaged"))
    #expect(try contents() == before)
  }

  @Test(.enabled(if: TestPostgres.isThere), arguments: [["check"], ["user", "list"]])
  func `tables of PostgreSQL are neither made nor updated`(_ command: [String]) throws {
    // Given no tables
    let database = try TestPostgres.database(for: folder)
    #expect(try run(command, database).exitCode == 66)
    let store = PostgresStore(address: database)
    #expect(try store.content() == .nothing)
    // Given tables of an earlier build
    try store.prepare()
    let connection = try PostgresConnection(to: database)
    try connection.runScript("DROP TABLE mark; UPDATE version SET number = 7")

    let outcome = try run(command, database)

    #expect(outcome.exitCode == 65)
    #expect(outcome.errors.contains("(7, made by builds from 2026-11-27 to 2026-11-29)"))
    try connection.runScript("SELECT 1 / (number = 7)::int FROM version")
  }
}
