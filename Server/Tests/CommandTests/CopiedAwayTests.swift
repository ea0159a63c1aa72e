import ChangeStore
import Foundation
import GRDB
import ServerTestSupport
import Testing

/// A database whose data went to another place says so to every command.
@Suite("A database that was copied away", .timeLimit(.minutes(5)))
struct CopiedAwayTests {
  let folder: TemporaryFolder
  let left: String
  let copy: String

  init() async throws {
    folder = try TemporaryFolder()
    (left, copy) = (folder.file("left.sqlite"), folder.file("copy.sqlite"))
    let server = try GatherServer(database: left)
    _ = try await User.registered(with: server)
    #expect(server.process.terminate() == 0)
  }

  private func copyAway(to place: String) throws {
    #expect(try gather("copy", "--from", left, "--to", place).exitCode == 0)
  }

  private static let commands = [
    ["check"], ["user", "list"], ["user", "reset-password", "Ann"], ["user", "delete", "Ann"],
    ["user", "name", "Ann", "Ben"], ["user", "delete", "--unnamed", "--unused-days", "1", "--yes"],
    ["backup", "never-written.sqlite"], ["serve", "--port", "0"],
    ["restore"],
  ]

  private func run(_ command: [String], _ database: String) throws -> GatherProcess.Outcome {
    let backup = command == ["restore"] ? [copy] : []
    let process = try GatherProcess(command + backup + ["--database", database])
    try process.type("Ann\n")
    return process.finish()
  }

  @Test(arguments: commands)
  func `every command names the place where its data is, and does nothing`(_ command: [String])
    throws
  {
    try copyAway(to: copy)
    let before = try folder.bytes(of: "left.sqlite")

    let outcome = try run(command, left)

    #expect(outcome.exitCode == 78)
    #expect(outcome.errors.contains("\(left) is no longer in use: its data was copied to \(copy) "))
    #expect(!outcome.output.contains("deleted."))
    #expect(try folder.bytes(of: "left.sqlite") == before)
  }

  @Test func `it is used all the same with a switch`() throws {
    try copyAway(to: copy)

    let list = try gather("user", "list", "--database", left, "--even-if-copied")

    #expect(list.exitCode == 0)
    #expect(list.output.contains("\nAnn\t"))
    #expect(try gather("user", "list", "--database", copy).output.contains("\nAnn\t"))
  }

  @Test func `restored onto itself it is in use again`() throws {
    try copyAway(to: copy)

    let outcome = try gather("restore", left, "--database", left, "--even-if-copied")

    #expect(outcome.exitCode == 0)
    #expect(try gather("user", "list", "--database", left).exitCode == 0)
  }

  @Test func `it is not copied a second time`() throws {
    try copyAway(to: copy)

    let outcome = try gather("copy", "--from", left, "--to", folder.file("other.sqlite"))

    #expect(outcome.exitCode == 78)
    #expect(outcome.errors.contains("was copied to \(copy) "))
    #expect(
      try gather(
        "copy", "--from", left, "--to", folder.file("third.sqlite"), "--even-if-copied"
      ).exitCode == 0)
  }

  @Test func `a database that no server has used since its restore knows it, too`() throws {
    let backup = folder.file("backup.sqlite")
    #expect(try gather("backup", backup, "--database", left).exitCode == 0)
    #expect(try gather("copy", "--from", backup, "--to", copy).exitCode == 0)

    #expect(try gather("user", "list", "--database", backup).exitCode == 78)
  }

  @Test func `a file that an earlier build copied away says so without the place`() throws {
    try copyAway(to: copy)
    let database = try DatabaseQueue(path: left)
    try database.writeWithoutTransaction {
      try $0.execute(sql: "ALTER TABLE handed_over DROP COLUMN place")
    }
    try database.close()

    let outcome = try gather("check", "--database", left)

    #expect(outcome.exitCode == 78)
    #expect(outcome.errors.contains("was copied to another database and is served from there."))
  }

  @Test(.enabled(if: TestPostgres.isThere))
  func `there and back again, the file of before is kept under another name`() throws {
    let address = try TestPostgres.database(for: folder)
    try copyAway(to: address)
    let refusal = try gather("user", "list", "--database", left)
    #expect(refusal.errors.contains("was copied to postgresql:///postgres "))
    #expect(!refusal.errors.contains("host="))

    let back = try gather("copy", "--from", address, "--to", left)

    #expect(back.exitCode == 0)
    let former = try #require(try folder.files.first { $0.hasPrefix("left.sqlite.replaced-") })
    #expect(back.output.hasPrefix("Kept what was there as \(folder.file(former)).\n"))
    #expect(try gather("user", "list", "--database", left).output.contains("\nAnn\t"))
    #expect(
      try gather("user", "list", "--database", folder.file(former)).errors
        .contains("was copied to postgresql:///postgres "))
    for command in Self.commands where !["backup", "restore"].contains(command[0]) {
      let outcome = try run(command, address)
      #expect(outcome.exitCode == 78)
      #expect(outcome.errors.contains("was copied to \(left) "))
    }
    // There again, PostgreSQL’s database still has the tables of before.
    let again = try gather("copy", "--from", left, "--to", address)
    #expect(again.exitCode == 73)
    #expect(
      again.errors.contains("still has what was copied to \(left); make it again with dropdb"))
    #expect(try gather("user", "list", "--database", left).exitCode == 0)
  }
}
