import Domain
import Foundation
import GRDB
import ServerTestSupport
import Testing

@testable import ChangeStore

/// A stored change that was changed on disk into something that can still be read.
@Suite("The commands on an altered change", .timeLimit(.minutes(5)))
struct AlteredChangeCommandTests {
  let folder: TemporaryFolder
  let path: String

  /// Ann's third change gives a player the name Zoë.
  static let finding =
    "squad 00000000-0000-0000-0000-000000000065, change 3: is not what was stored"
  private static let alteration =
    "SET content = replace(content, 'Zoë', 'Zoe') WHERE sequence = 3"

  init() throws {
    folder = try TemporaryFolder()
    path = try FormerDatabase.latest.copy(into: folder)
    // The commands say of an earlier version's file that it is one.
    try SQLiteStore(path: path).close()
  }

  private func alter() throws {
    let database = try DatabaseQueue(path: path)
    try database.write { try $0.execute(sql: "UPDATE change \(Self.alteration)") }
    try database.close()
  }

  @Test func `check names it by its squad and its number, and nothing else`() throws {
    try alter()

    let outcome = try gather("check", "--database", path)

    #expect(outcome.exitCode == 65)
    #expect(outcome.output.hasPrefix("\(Self.finding)\nRead "))
    #expect(
      outcome.errors
        == "gather: 1 problem(s) found; keep this file and restore the last good backup.\n")
  }

  @Test(.enabled(if: TestPostgres.isThere))
  func `check names it in PostgreSQL, too`() throws {
    let address = try TestPostgres.database(for: folder)
    #expect(try gather("copy", "--from", path, "--to", address).exitCode == 0)
    #expect(try gather("check", "--database", address).exitCode == 0)
    try PostgresConnection(to: address).runScript("UPDATE entry \(Self.alteration)")

    let outcome = try gather("check", "--database", address)

    #expect(outcome.exitCode == 65)
    #expect(outcome.output.hasPrefix("\(Self.finding)\nRead "))
  }

  @Test func `it is neither backed up nor copied, and earlier backups stay`() throws {
    let backups = try TemporaryFolder()
    let former = backups.file("gather-20260101T000000Z.sqlite")
    try FileManager.default.copyItem(atPath: path, toPath: former)
    try alter()

    let outcomes = [
      try gather("backup", "--keep", "1", backups.path, "--database", path),
      try gather("copy", "--from", path, "--to", folder.file("copy.sqlite")),
    ]

    for outcome in outcomes {
      #expect(outcome.exitCode == 65)
      #expect(
        outcome.errors == """
          gather: \(path) is damaged and was not copied: \(Self.finding). “gather check” lists all damage; restore the \
          last good backup.

          """)
    }
    #expect(try backups.files == ["gather-20260101T000000Z.sqlite"])
  }

  @Test func `a backup that has it is not restored`() throws {
    try alter()
    let database = folder.file("gather.sqlite")

    let outcome = try gather("restore", path, "--database", database)

    #expect(outcome.exitCode == 65)
    #expect(
      outcome.errors == "gather: \(path) is damaged: \(Self.finding). Nothing was changed.\n")
  }
}
