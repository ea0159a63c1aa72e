import Domain
import Foundation
import ServerTestSupport
import TestSupport
import Testing

@testable import ChangeStore

/// The files that `SQLiteStore` opens, and the errors for other files.
@Suite(.timeLimit(.minutes(5)))
struct OpeningTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("test.db")
  }

  @Test func `a missing file is created`() async throws {
    let store = try SQLiteStore(path: path)

    #expect(try await store.squads() == [])
    #expect(try store.integrityProblems() == [])
  }

  @Test func `an empty file is made into a database`() async throws {
    try Data().write(to: URL(fileURLWithPath: path))

    try await SQLiteStore(path: path).create(.ann)
  }

  @Test func `a file that is not a database is reported as corrupt and not changed`() throws {
    let text = Data(String(repeating: "Anything but a database. ", count: 400).utf8)
    try text.write(to: URL(fileURLWithPath: path))

    #expect(throws: StorageError.corrupt) { try SQLiteStore(path: path) }

    #expect(try folder.bytes(of: "test.db") == text)
  }

  @Test func `a database with damaged pages is reported as corrupt`() async throws {
    let store = try SQLiteStore(path: path)
    try await store.create(.ann)
    try await store.append((1...500).map { try .at($0) }, to: .ann)
    try store.close()
    var bytes = try folder.bytes(of: "test.db")
    for offset in bytes.indices.dropFirst(4_096) { bytes[offset] = 0xA5 }
    try bytes.write(to: URL(fileURLWithPath: path))

    await #expect(throws: StorageError.corrupt) {
      try await SQLiteStore(path: path).log(of: .ann)
    }
  }

  @Test func `a database of a newer version is refused`() async throws {
    let store = try SQLiteStore(path: path)
    try await store.create(.ann)
    try store.run("INSERT INTO grdb_migrations (identifier) VALUES ('3 later')")
    try store.close()

    for _ in 1...2 {
      #expect(throws: StorageError.newerVersion) { try SQLiteStore(path: path) }
    }
  }

  @Test func `a database of the version without epochs gets one`() async throws {
    let old = try SQLiteStore(path: path)
    try await old.create(.ann)
    try await old.append([.at(1)], to: .ann)
    try old.run("DROP TABLE epoch; DELETE FROM grdb_migrations WHERE identifier LIKE '2%'")
    try old.close()

    let store = try SQLiteStore(path: path)

    #expect(try await store.epoch(orBegin: .fixed(7)) == .fixed(7))
    #expect(try await store.log(of: .ann).changes == [.at(1)])
    #expect(try store.integrityProblems() == [])
  }

  @Test func `a folder cannot be opened`() throws {
    #expect(throws: StorageError.inaccessible) { try SQLiteStore(path: folder.path) }
  }

  @Test func `a file in a missing folder cannot be opened`() throws {
    #expect(throws: StorageError.inaccessible) {
      try SQLiteStore(path: folder.file("missing/test.db"))
    }
  }

  @Test func `a file can be opened during another connection's write`() async throws {
    let store = try SQLiteStore(path: path)
    try await store.create(.ann)
    try await store.append([.at(1)], to: .ann)
    let writer = await HeldWriter(store, amid: "DELETE FROM change")
    defer { writer.letGo() }

    let other = try SQLiteStore(path: path)

    #expect(try await other.log(of: .ann).changes == [.at(1)])
    #expect(try other.integrityProblems() == [])
  }
}
