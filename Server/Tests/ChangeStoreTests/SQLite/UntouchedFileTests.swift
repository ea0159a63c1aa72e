import Domain
import Foundation
import GRDB
import ServerTestSupport
import TestSupport
import Testing

@testable import ChangeStore

@Suite(.timeLimit(.minutes(5)))
struct UntouchedFileTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("a b?c%20#.db")
    try SQLiteStore(path: path).close()
  }

  private func accounts() throws -> Int? {
    try UntouchedFile.read(path) { file in
      try file.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM account") }
    }
  }

  @Test func `a file at rest is read without a log beside it`() throws {
    #expect(try accounts() == 0)
    #expect(try folder.files == ["a b?c%20#.db"])
  }

  @Test func `by a symbolic link, too`() throws {
    let link = folder.file("link.db")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    let store = try SQLiteStore(path: path)
    #expect(try SQLiteStore.facts(ofFileAt: link).content == .ours)
    try store.close()
  }

  @Test func `what is in the log of a store that is open is read`() async throws {
    let store = try SQLiteStore(path: path)
    try await store.create(.ann)

    #expect(try accounts() == 1)

    try await store.create(.ben)
    #expect(try accounts() == 2)
    try store.close()
  }

  @Test func `what a killed program left in the log is read, and nothing else is made beside it`()
    async throws
  {
    let store = try SQLiteStore(path: path)
    try await store.create(.ann)
    let left = try TemporaryFolder()
    for suffix in ["", "-wal"] { try folder.copy("a b?c%20#.db" + suffix, to: left) }
    let files = try left.files
    let before = try files.map(left.bytes)

    let content = try SQLiteStore.facts(ofFileAt: left.file("a b?c%20#.db")).content
    let count = try UntouchedFile.read(left.file("a b?c%20#.db")) { file in
      try file.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM account") }
    }

    #expect(content == .ours)
    #expect(count == 1)
    #expect(try left.files == files)
    #expect(try files.map(left.bytes) == before)
    try store.close()
  }

  @Test func `a file that a store opens meanwhile is read again`() throws {
    var stores: [SQLiteStore] = []
    var counts: [Int?] = []
    let last = try UntouchedFile.read(path) { file in
      let count = try file.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM squad") }
      counts.append(count)
      if stores.isEmpty {
        stores.append(try SQLiteStore(path: path))
        try stores[0].run("INSERT INTO squad (id) VALUES (zeroblob(16))")
      }
      return count
    }

    #expect(counts == [0, 1])
    #expect(last == 1)
  }

  @Test func `nothing can be written through it`() throws {
    #expect(throws: DatabaseError.self) {
      try UntouchedFile.read(path) { file in
        try file.writeWithoutTransaction { try $0.execute(sql: "DELETE FROM squad") }
      }
    }
  }

  @Test func `a private copy is gone when it is removed, and only its user can open it`() throws {
    let copy = try PrivateCopy(of: path)
    let store = try copy.store()
    let file = store.pool.path
    let place = URL(fileURLWithPath: file).deletingLastPathComponent().path
    let attributes = try FileManager.default.attributesOfItem(atPath: place)

    #expect(attributes[.posixPermissions] as? Int == 0o700)
    try store.close()
    copy.remove()
    #expect(!FileManager.default.fileExists(atPath: place))
  }

  @Test func `each migration names the day on which it came`() {
    #expect(Schema.days.count == Schema.migrations.count)
    #expect(PostgresSchema.days.count == PostgresSchema.migrations.count)
    #expect(Schema.days == Schema.days.sorted())
  }
}
