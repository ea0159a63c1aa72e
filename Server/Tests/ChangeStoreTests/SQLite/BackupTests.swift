import Domain
import Foundation
import ServerTestSupport
import TestSupport
import Testing

@testable import ChangeStore

@Suite(.timeLimit(.minutes(5)))
struct BackupTests {
  let folder: TemporaryFolder
  let backups: TemporaryFolder
  let store: SQLiteStore

  init() async throws {
    folder = try TemporaryFolder()
    backups = try TemporaryFolder()
    store = try SQLiteStore(path: folder.file("test.db"))
    try await store.create(.ann)
    try await store.append([.at(1), .refused(9_000)], to: .ann)
  }

  @Test func `a backup is one file with all data`() async throws {
    try store.backup(to: backups.file("copy.db"))

    #expect(try backups.files == ["copy.db"])
    let copy = try SQLiteStore(path: backups.file("copy.db"))
    #expect(try await copy.account(id: .ann) == .ann)
    #expect(try await copy.log(of: .ann).changes == [.at(1)])
    #expect(try await copy.outcomes(of: [.fixed(9_000)], in: .ann).count == 1)
    #expect(try copy.integrityProblems() == [])
  }

  @Test func `an existing file is not changed`() throws {
    let path = backups.file("copy.db")
    try Data("Precious".utf8).write(to: URL(fileURLWithPath: path))

    #expect(throws: BackupError.destinationExists) { try store.backup(to: path) }

    #expect(try backups.files == ["copy.db"])
    #expect(try backups.bytes(of: "copy.db") == Data("Precious".utf8))
  }

  @Test func `a change that is not what was stored ends the backup, and there is no file`() throws {
    try store.run("UPDATE change SET content = replace(content, 'Player 1', 'Player 7')")
    let altered = BackupError.altered(AlteredChange(squad: .ann, sequence: 1))

    #expect(throws: altered) { try store.backup(to: backups.file("copy.db")) }
    #expect(throws: altered) {
      try SQLiteStore.backUp(fileAt: folder.file("test.db"), to: backups.file("copy.db"))
    }

    #expect(try backups.files == [])
  }

  @Test func `a backup into a missing folder is refused`() throws {
    #expect(throws: BackupError.storage(.inaccessible)) {
      try store.backup(to: backups.file("missing/copy.db"))
    }
  }

  @Test func `the file of an interrupted backup does not stop the next`() throws {
    try Data("Half".utf8).write(to: URL(fileURLWithPath: backups.file("copy.db.partial")))

    try store.backup(to: backups.file("copy.db"))

    #expect(try backups.files == ["copy.db"])
  }

  @Test func `a backup neither waits for a transaction nor contains a part of it`() async throws {
    let other = try SQLiteStore(path: folder.file("test.db"))
    let writer = await HeldWriter(store, amid: "DELETE FROM change; DELETE FROM rejection")

    try other.backup(to: backups.file("copy.db"))
    writer.letGo()

    let copy = try SQLiteStore(path: backups.file("copy.db"))
    #expect(try await copy.log(of: .ann).changes == [.at(1)])
  }

  @Test func `a backup among many writes is of one moment`() async throws {
    let other = try SQLiteStore(path: folder.file("test.db"))
    let path = backups.file("copy.db")

    try await withThrowingTaskGroup { [store] group in
      for pair in Int64(1)...200 {
        // Two at a time: a copy that has only one of them is not of one moment.
        group.addTask {
          try await store.appendAnywhere([.at(2 * pair), .at(2 * pair + 1)], to: .ann)
        }
        if pair == 100 { group.addTask { try other.backup(to: path) } }
      }
      try await group.waitForAll()
    }

    let copy = try SQLiteStore(path: path)
    let places = try await Set(copy.log(of: .ann).changes.map(\.sequence))
    #expect(places.subtracting([1]).allSatisfy { places.contains($0 ^ 1) })
    #expect(try copy.integrityProblems() == [])
    #expect(try await store.log(of: .ann).changes.count == 401)
  }

  @Test(arguments: 1...2)
  func `each server that uses a copy of a backup begins a new epoch`(
    _ time: UInt64
  ) async throws {
    let original = try await store.epoch(orBegin: .fixed(7))
    try store.backup(to: backups.file("copy.db"))

    let copy = try SQLiteStore(path: backups.file("copy.db"))

    #expect(try await copy.epoch(orBegin: .fixed(time)) == .fixed(time))
    #expect(original == .fixed(7))
    #expect(try await store.epoch(orBegin: .fixed(8)) == .fixed(7))
  }

  @Test func `a backup that was only read has no epoch yet`() async throws {
    try store.backup(to: backups.file("copy.db"))
    let looking = try SQLiteStore(path: backups.file("copy.db"))
    #expect(try looking.integrityProblems() == [])
    #expect(try await LogCheck(reading: looking).findings == [])

    try looking.backup(to: backups.file("second.db"))
    try looking.close()

    for name in ["copy.db", "second.db"] {
      let copy = try SQLiteStore(path: backups.file(name))
      #expect(try await copy.epoch(orBegin: .fixed(9)) == .fixed(9))
    }
  }

  @Test func `a backup contains no token, and the original keeps its own`() async throws {
    try await store.save(.numbered(0xA7))

    try store.backup(to: backups.file("copy.db"))

    let copy = try SQLiteStore(path: backups.file("copy.db"))
    #expect(try await copy.tokens(of: .ann) == [])
    #expect(try await copy.account(id: .ann) == .ann)
    #expect(try backups.bytes(of: "copy.db").range(of: Data([UInt8].hash(0xA7))) == nil)
    #expect(try await store.tokens(of: .ann) == [.numbered(0xA7)])
  }

  @Test func `a backup does not contain deleted data`() async throws {
    try await store.delete(account: .ann)

    try store.backup(to: backups.file("copy.db"))

    #expect(try backups.bytes(of: "copy.db").range(of: Data("Player 1".utf8)) == nil)
  }
}
