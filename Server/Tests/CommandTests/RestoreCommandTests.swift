import Foundation
import ServerTestSupport
import Testing
import Wire

@Suite("The commands that make and restore backups", .timeLimit(.minutes(5)))
struct RestoreCommandTests {
  private static let player = Array(#"{"name":"Ben"}"#.utf8)

  let folder: TemporaryFolder
  let database: String
  let backup: String

  init() throws {
    folder = try TemporaryFolder()
    (database, backup) = (folder.file("gather.sqlite"), folder.file("backup.sqlite"))
  }

  /// Makes a backup with one player, and a database with two, whose server was killed.
  private func makeBackup() async throws -> User {
    let server = try GatherServer(database: database)
    let user = try await User.registered(with: server)
    _ = try await user.send(.post, .players, body: Self.player, to: server)
    #expect(try gather("backup", backup, "--database", database).exitCode == 0)
    _ = try await user.send(.post, .players, body: Self.player, to: server)
    server.process.kill()
    return user
  }

  private func restore() throws -> GatherProcess {
    try GatherProcess(["restore", backup, "--database", database])
  }

  /// The number of players of the account, after it has logged in to a server of the database.
  private func players(in database: String) async throws -> Int {
    let server = try GatherServer(database: database)
    defer { server.process.kill() }
    let user = try await User.loggedIn(to: server)
    let list = try await user.send(.get, .players, to: server)
    return String(decoding: list.bytes, as: UTF8.self).components(separatedBy: "Ben").count - 1
  }

  @Test func `a backup takes the place of the database, and all log in again`() async throws {
    let user = try await makeBackup()

    let outcome = try restore().finish()

    let former = try #require(try folder.files.first { $0.contains(".replaced-20") })
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.output == """
        Checked \(backup).
        Kept what was there as \(folder.file(former)) for 30 days.
        Restored \(database). All users log in again; groups without a name get back by themselves.

        """)
    #expect(try await players(in: database) == 1)
    #expect(try await players(in: folder.file(former)) == 2)
    let server = try GatherServer(database: database)
    #expect(try await user.send(.get, .players, to: server).status == 401)
    server.process.kill()
  }

  /// The number of lines that the program has printed when it is killed.
  @Test(arguments: 0...3)
  func `a restore that was killed leaves a whole database, and can be run again`(_ lines: Int)
    async throws
  {
    _ = try await makeBackup()
    let killed = try restore()
    for _ in 0..<lines { _ = killed.firstLine() }
    killed.kill()

    #expect(try gather("check", "--database", database).exitCode == 0)
    #expect([1, 2].contains(try await players(in: database)))
    // The names of what is kept have seconds.
    for name in try folder.files where name.contains(".replaced-") {
      try FileManager.default.removeItem(atPath: folder.file(name))
    }
    #expect(try restore().finish().exitCode == 0)
    #expect(try await players(in: database) == 1)
  }

  @Test func `the database of a server is not replaced`() async throws {
    _ = try await makeBackup()
    let server = try GatherServer(database: database)

    let outcome = try restore().finish()

    #expect(outcome.exitCode == 69)
    #expect(outcome.errors.contains("is served by process \(server.process.id)"))
    #expect(try await server.send(.get, "/health").status == 200)
    server.process.kill()
  }

  @Test func `a file that is no backup is refused`() async throws {
    try Data(repeating: 0x41, count: 5_000).write(to: URL(fileURLWithPath: backup))

    let outcome = try restore().finish()

    #expect(outcome.exitCode == 65)
    #expect(
      outcome.errors == "gather: \(backup) is not a database or is damaged; restore a backup.\n")
    #expect(!FileManager.default.fileExists(atPath: database))
  }

  @Test func `a backup that is not there is named, and nothing is made`() throws {
    let outcome = try restore().finish()

    #expect(outcome.exitCode == 66)
    #expect(outcome.errors == "gather: There is no backup at \(backup); name a file that exists.\n")
    #expect(try folder.files == [])
  }

  @Test func `the default database is not made where there is none`() async throws {
    _ = try await makeBackup()
    let place = folder.file("elsewhere")
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)

    let outcome = try GatherProcess(
      ["--chdir=\(place)", GatherProcess.gather.path, "restore", backup],
      program: URL(fileURLWithPath: "/usr/bin/env")
    ).finish()

    #expect(outcome.exitCode == 66)
    #expect(
      outcome.errors
        == "gather: There is no database at data/gather.sqlite; name another with --database or GATHER_DATABASE.\n"
    )
    #expect(try FileManager.default.contentsOfDirectory(atPath: place) == [])
  }

  @Test(
    arguments: [["serve", "--port", "0"], ["check"], ["user", "list"], ["restore", "b"]], ["", " "])
  func `a variable that is there, but names no database, is refused`(
    _ command: [String], _ value: String
  ) throws {
    let arguments = ["--chdir=\(folder.path)", GatherProcess.gather.path] + command
    let outcome = try GatherProcess(
      arguments, variables: ["GATHER_DATABASE": value],
      program: URL(fileURLWithPath: "/usr/bin/env")
    ).finish()

    #expect(outcome.exitCode == 64)
    #expect(outcome.errors.hasPrefix("gather: GATHER_DATABASE is empty;"))
    #expect(try folder.files == [])
  }

  @Test func `what was deleted since the backup is listed before anything is replaced`()
    async throws
  {
    _ = try await makeBackup()
    let deletion = try GatherProcess(["user", "delete", "Ann", "--database", database])
    try deletion.type("Ann\n")
    #expect(deletion.finish().exitCode == 0)

    let outcome = try restore().finish()

    #expect(outcome.exitCode == 0)
    #expect(
      outcome.output.hasPrefix(
        "Checked \(backup).\nStays deleted: the account Ann.\nKept what was there as"))
    #expect(try !gather("user", "list", "--database", database).output.contains("Ann"))
  }

  @Test func `where it cannot be read what was deleted, the operator decides`() async throws {
    _ = try await makeBackup()
    for suffix in ["-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: database + suffix)
    }
    let notes = Data(repeating: 0x41, count: 5_000)
    try notes.write(to: URL(fileURLWithPath: database))

    let refusal = try restore().finish()

    #expect(refusal.exitCode == 65)
    #expect(refusal.errors.contains("with --forget-deletions they come back"))
    #expect(try folder.bytes(of: "gather.sqlite") == notes)
    let outcome = try gather("restore", backup, "--database", database, "--forget-deletions")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("links that were turned off since then are back"))
    #expect(try await players(in: database) == 1)
  }

  @Test func `of the backups in a folder the last are kept, and other files, too`() async throws {
    _ = try await makeBackup()
    let backups = folder.file("backups")
    try FileManager.default.createDirectory(atPath: backups, withIntermediateDirectories: true)
    let names = [
      "gather-20200101T000000Z.sqlite", "gather-20210101T000000Z.sqlite", "gather-2019.sqlite",
      "letters.sqlite",
    ]
    for name in names {
      #expect(FileManager.default.createFile(atPath: "\(backups)/\(name)", contents: nil))
    }

    let outcome = try gather("backup", backups, "--keep", "2", "--database", database)

    let kept = try FileManager.default.contentsOfDirectory(atPath: backups).sorted()
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.output.hasSuffix("Removed \(backups)/gather-20200101T000000Z.sqlite.\n"))
    #expect(kept.count == 4)
    #expect(Set(names.dropFirst()).isSubset(of: kept))
    let new = try #require(
      kept.first { $0 > "gather-2021" && $0.hasPrefix("gather-202") && !names.contains($0) })
    #expect(try gather("check", "--database", "\(backups)/\(new)").exitCode == 0)
  }

  @Test func `no backup is kept of none`() throws {
    let outcome = try gather("backup", folder.file("b"), "--keep", "0", "--database", database)

    #expect(outcome.exitCode == 64)
    #expect(outcome.errors == "gather: At least one backup is kept, unlike 0.\n")
  }
}
