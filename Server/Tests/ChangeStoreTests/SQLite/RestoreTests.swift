import Domain
import Foundation
import ServerTestSupport
import TestSupport
import Testing

@testable import ChangeStore

@Suite(.timeLimit(.minutes(5)))
struct RestoreTests {
  let folder: TemporaryFolder
  let path: String
  let backup: String

  /// Ann was backed up; Ben registered after that.
  init() async throws {
    folder = try TemporaryFolder()
    (path, backup) = (folder.file("test.db"), folder.file("backup.db"))
    let store = try SQLiteStore(path: path)
    try await store.create(.ann)
    try await store.append([.at(1), .refused(9_000)], to: .ann)
    _ = try await store.epoch(orBegin: .fixed(1))
    try await store.save(.numbered(1))
    try store.backup(to: backup)
    try await store.create(.ben)
    try store.close()
  }

  private func restore(from backup: String? = nil, until last: SQLiteRestore.Step? = nil) throws {
    try SQLiteRestore(of: backup ?? self.backup, to: path).run(
      keepingAs: folder.file("former.db")
    ) { step in if step == last { throw Killed() } }
  }

  private struct Killed: Error {}

  private func accounts(_ name: String) async throws -> [StoredAccount] {
    try await SQLiteStore(path: folder.file(name)).allAccounts()
  }

  @Test func `the backup is in the place of the database, which is kept`() async throws {
    try restore()

    #expect(try folder.files == ["backup.db", "former.db", "test.db"])
    #expect(try await accounts("test.db") == [.ann])
    #expect(try await accounts("former.db") == [.ann, .ben])
    #expect(try await SQLiteStore(path: path).log(of: .ann).changes == [.at(1)])
  }

  @Test func `what is in the log is kept, and not replayed into the backup`() async throws {
    let store = try SQLiteStore(path: path)
    try await store.append([.at(2)], to: .ann)
    #expect(try folder.bytes(of: "test.db-wal").count > 0)

    try restore()

    #expect(try await SQLiteStore(path: path).log(of: .ann).upTo == 1)
    #expect(try await SQLiteStore(path: folder.file("former.db")).log(of: .ann).upTo == 2)
    withExtendedLifetime(store) {}
  }

  @Test func `amid another program's transaction nothing is replaced`() async throws {
    let store = try SQLiteStore(path: path)
    try await store.append([.at(2)], to: .ann)
    // The log cannot be emptied then, and without it the former database would not be whole.
    let other = await HeldWriter(store, amid: "DELETE FROM change")

    #expect(throws: RestoreError.storage(.inUse)) { try restore() }

    other.letGo()
    #expect(try !folder.files.contains("former.db"))
    #expect(try await store.log(of: .ann).upTo == 2)
  }

  @Test(arguments: SQLiteRestore.Step.allCases)
  func `whenever it ends, the path leads to a whole database, and the next run completes it`(
    _ last: SQLiteRestore.Step
  ) async throws {
    #expect(throws: Killed.self) { try restore(until: last) }

    let whole: [StoredAccount] = try last == .replaced ? [.ann] : [.ann, .ben]
    #expect(try await accounts("test.db") == whole)
    try? FileManager.default.removeItem(atPath: folder.file("former.db"))
    try restore()
    #expect(try await accounts("test.db") == [.ann])
  }

  @Test func `a copy that was not made as a backup loses its epoch and its tokens, too`()
    async throws
  {
    let copy = folder.file("copy.db")
    try FileManager.default.copyItem(atPath: path, toPath: copy)

    try restore(from: copy)

    let store = try SQLiteStore(path: path)
    #expect(try await store.tokens(of: .ann) == [])
    #expect(try await store.epoch(orBegin: .fixed(2)) == .fixed(2))
    #expect(try await store.allAccounts() == [.ann, .ben])
  }

  @Test func `a database that is damaged is replaced only when what was deleted may come back`()
    async throws
  {
    try Data(repeating: 0x41, count: 9_000).write(to: URL(fileURLWithPath: path))
    #expect(throws: RestoreError.endedUnknown) { try restore() }
    #expect(try folder.bytes(of: "test.db") == Data(repeating: 0x41, count: 9_000))

    try SQLiteRestore(of: backup, to: path).run(
      keepingAs: folder.file("former.db"), forgettingEnds: true
    ) { _ in }

    #expect(try await accounts("test.db") == [.ann])
    #expect(try folder.bytes(of: "former.db") == Data(repeating: 0x41, count: 9_000))
  }

  @Test(arguments: [
    "CREATE TABLE unfinished_copy (id BLOB NOT NULL, epoch BLOB) STRICT;"
      + "INSERT INTO unfinished_copy (id) VALUES (zeroblob(16))",
    "INSERT INTO grdb_migrations VALUES ('99 of the future')",
    "DELETE FROM grdb_migrations",
    "PRAGMA ignore_check_constraints = ON; UPDATE change SET author = x'01'",
    "PRAGMA foreign_keys = OFF; DELETE FROM squad",
  ])
  func `a file that is no sound backup changes nothing`(_ sql: String) async throws {
    let store = try SQLiteStore(path: backup)
    try store.run(sql)
    try store.close()
    let before = try folder.bytes(of: "test.db")

    #expect(throws: RestoreError.self) { try restore() }

    #expect(try folder.bytes(of: "test.db") == before)
    let files = try folder.files
    #expect(!files.contains("former.db"))
  }

  @Test func `a backup with a change that is not what was stored changes nothing`() throws {
    let store = try SQLiteStore(path: backup)
    try store.run("UPDATE change SET content = replace(content, 'Player 1', 'Player 7')")
    try store.close()
    let before = try folder.bytes(of: "test.db")

    #expect(throws: RestoreError.altered(AlteredChange(squad: .ann, sequence: 1))) { try restore() }

    #expect(try folder.bytes(of: "test.db") == before)
    #expect(try !folder.files.contains("former.db"))
  }

  @Test func `pages that are destroyed are noticed`() async throws {
    let store = try SQLiteStore(path: backup)
    try await store.append((2...500).map { try .at($0) }, to: .ann)
    try store.close()
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: backup))
    let length = try file.seekToEnd()
    try file.seek(toOffset: length / 2)
    try file.write(contentsOf: Data(repeating: 0xA5, count: 20_000))
    try file.close()
    let before = try folder.bytes(of: "test.db")

    #expect(throws: RestoreError.self) { try restore() }

    #expect(try folder.bytes(of: "test.db") == before)
  }
}
