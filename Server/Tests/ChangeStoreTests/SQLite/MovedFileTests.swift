import Domain
import Foundation
import ServerTestSupport
import TestSupport
import Testing

@testable import ChangeStore

/// A store whose files are deleted, moved or replaced while it is open.
@Suite(.timeLimit(.minutes(5)))
struct MovedFileTests {
  let folder: TemporaryFolder
  let store: SQLiteStore

  init() async throws {
    folder = try TemporaryFolder()
    store = try SQLiteStore(path: folder.file("test.db"))
    try await store.create(.ann)
    try await store.append([.at(1)], to: .ann)
  }

  private func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: folder.file(name))
  }

  private func move(_ name: String, to other: String) throws {
    try FileManager.default.moveItem(atPath: folder.file(name), toPath: folder.file(other))
  }

  @Test func `a store whose files are in place says so`() async throws {
    try await store.checkAccess()
  }

  @Test(arguments: ["test.db", "test.db-wal"])
  func `nothing is acknowledged after a file was deleted`(_ name: String) async throws {
    try remove(name)

    await #expect(throws: AppendError.storage(.moved)) {
      try await store.append([.at(2)], to: .ann)
    }
    await #expect(throws: RegistrationError.storage(.moved)) { try await store.create(.ben) }
    await #expect(throws: StorageError.moved) { try await store.save(.numbered(1)) }
    await #expect(throws: StorageError.moved) { try await store.delete(account: .ann) }
    await #expect(throws: StorageError.moved) { try await store.checkAccess() }
  }

  @Test func `a write that would be refused is told that the file is gone`() async throws {
    try remove("test.db")

    await #expect(throws: AppendError.storage(.moved)) {
      try await store.append([.at(2)], to: .unknown)
    }
  }

  @Test func `what was acknowledged before can still be read`() async throws {
    try remove("test.db")
    await #expect(throws: AppendError.self) { try await store.append([.at(2)], to: .ann) }

    #expect(try await store.log(of: .ann).changes == [.at(1)])
  }

  @Test func `another database in the file's place gets nothing`() async throws {
    try store.backup(to: folder.file("copy.db"))
    try remove("test.db")
    try move("copy.db", to: "test.db")
    let before = try folder.bytes(of: "test.db")

    await #expect(throws: AppendError.storage(.moved)) {
      try await store.append([.at(2)], to: .ann)
    }
    await #expect(throws: StorageError.moved) { try await store.checkAccess() }
    try store.close()

    #expect(try folder.bytes(of: "test.db") == before)
  }

  @Test func `a file that is put back is written again`() async throws {
    try move("test.db", to: "elsewhere.db")
    await #expect(throws: AppendError.self) { try await store.append([.at(2)], to: .ann) }

    try move("elsewhere.db", to: "test.db")

    try await store.append([.at(2)], to: .ann)
    try await store.checkAccess()
    #expect(try await store.log(of: .ann).changes == [.at(1), .at(2)])
  }

  @Test func `a symbolic link that is set to another file is noticed`() async throws {
    let link = folder.file("link.db")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.file("test.db"))
    let linked = try SQLiteStore(path: link)
    try await linked.append([.at(2)], to: .ann)

    try remove("link.db")
    try store.backup(to: folder.file("copy.db"))
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.file("copy.db"))

    await #expect(throws: AppendError.storage(.moved)) {
      try await linked.append([.at(3)], to: .ann)
    }
  }

  @Test func `emptying the write-ahead log and backing up leave the files in place`() async throws {
    await store.emptyWriteAheadLog()
    try store.backup(to: folder.file("copy.db"))

    try await store.append([.at(2)], to: .ann)
    try await store.checkAccess()
  }
}
