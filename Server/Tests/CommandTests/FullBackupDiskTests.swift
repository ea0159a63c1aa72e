import Foundation
import ServerTestSupport
import Testing

@Suite(
  "Backups on a full disk", .enabled(if: SmallDisk.isAvailable, "needs to mount a disk"),
  .timeLimit(.minutes(5)))
struct FullBackupDiskTests {
  let disk: SmallDisk
  let database: String
  let backups: String

  init() throws {
    disk = try SmallDisk()
    database = disk.folder.appendingPathComponent("gather.sqlite").path
    backups = disk.folder.appendingPathComponent("backups").path
  }

  /// Fills the disk with a database, what a restore left, and three old backups.
  private func fill() throws {
    #expect(try GatherServer(database: database).process.terminate() == 0)
    try FileManager.default.createDirectory(atPath: backups, withIntermediateDirectories: true)
    let paths = (1...3).map { "\(backups)/gather-2020010\($0)T000000Z.sqlite" }
    for path in paths + [database + ".replaced-20261101T000000Z"] {
      try Data(count: 500_000).write(to: URL(fileURLWithPath: path))
    }
    try disk.fill()
  }

  private func backup(keeping count: Int) throws -> GatherProcess.Outcome {
    try gather("backup", backups, "--keep", "\(count)", "--database", database)
  }

  private func kept() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: backups).sorted()
  }

  @Test func `those that are kept stay, and the command says what may be deleted`() throws {
    try fill()

    let outcome = try backup(keeping: 14)

    #expect(outcome.exitCode == 74)
    #expect(
      outcome.errors == """
        gather: The disk of \(backups) is full, so no backup was written; the newest is \
        \(backups)/gather-20200103T000000Z.sqlite. You may delete \
        \(database).replaced-20261101T000000Z (0.50 MB), \
        \(backups)/gather-20200101T000000Z.sqlite (0.50 MB), \
        \(backups)/gather-20200102T000000Z.sqlite (0.50 MB).

        """)
    #expect(try kept().count == 3)
  }

  @Test func `what the new backup replaces makes room for it`() throws {
    try fill()

    let outcome = try backup(keeping: 3)

    #expect(outcome.exitCode == 0)
    #expect(try kept().count == 3)
    #expect(try !kept().contains("gather-20200101T000000Z.sqlite"))
    #expect(try gather("check", "--database", "\(backups)/\(kept()[2])").exitCode == 0)
  }

  @Test func `the only backup stays until there is another`() throws {
    try fill()
    for name in try kept().dropLast() {
      try FileManager.default.removeItem(atPath: "\(backups)/\(name)")
    }
    try disk.fill()

    #expect(try backup(keeping: 1).exitCode == 74)
    #expect(try kept() == ["gather-20200103T000000Z.sqlite"])

    try disk.makeRoom()
    #expect(try backup(keeping: 1).exitCode == 0)
    #expect(try kept().count == 1)
    #expect(try kept() != ["gather-20200103T000000Z.sqlite"])
  }

  @Test func `what a killed backup left goes with the next, a day later`() throws {
    #expect(try GatherServer(database: database).process.terminate() == 0)
    try FileManager.default.createDirectory(atPath: backups, withIntermediateDirectories: true)
    for name in ["gather-20200101T000000Z.sqlite.partial", "letters.sqlite.partial"] {
      try Data("Half".utf8).write(to: URL(fileURLWithPath: "\(backups)/\(name)"))
    }

    #expect(try backup(keeping: 14).exitCode == 0)

    #expect(try kept().count == 2)
    #expect(try kept().contains("letters.sqlite.partial"))
  }
}
