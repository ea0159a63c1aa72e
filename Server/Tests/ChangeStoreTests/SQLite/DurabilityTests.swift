import Domain
import ServerTestSupport
import TestSupport
import Testing

@testable import ChangeStore

/// The durability of what `SQLiteStore` acknowledged.
@Suite(.timeLimit(.minutes(5)))
struct DurabilityTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("test.db")
  }

  @Test func `everything survives reopening`() async throws {
    let token = StoredToken.numbered(1)
    do {
      let store = try SQLiteStore(path: path)
      try await store.create(.ann)
      try await store.save(token)
      try await store.append([.at(1), .refused(2), .at(2, id: 3)], to: .ann)
      try await store.save(.after(1), of: .ann)
    }

    let store = try SQLiteStore(path: path)

    #expect(try await store.account(usernameKey: "ann") == .ann)
    #expect(try await store.token(hash: token.hash) == token)
    #expect(try await store.log(of: .ann).changes == [.at(1), .at(2, id: 3)])
    #expect(
      try await store.outcomes(of: [.fixed(2)], in: .ann)
        == [.fixed(2): .rejected(.tooManyPlayers)])
    #expect(try await store.snapshot(of: .ann) == .intact(.after(1)))
  }

  @Test func `another connection sees what was acknowledged`() async throws {
    let store = try SQLiteStore(path: path)
    try await store.create(.ann)
    let other = try SQLiteStore(path: path)

    try await store.append([.at(1)], to: .ann)

    #expect(try await other.log(of: .ann).changes == [.at(1)])
  }

  @Test func `a commit waits for the disk, in a new and in an existing database`() throws {
    for _ in 1...2 {
      let store = try SQLiteStore(path: path)
      // https://sqlite.org/pragma.html#pragma_synchronous: 2 is FULL.
      #expect(try store.number("PRAGMA synchronous") == 2)
    }
  }

  @Test func `references are checked and deleted content is overwritten`() throws {
    let store = try SQLiteStore(path: path)

    #expect(try store.number("PRAGMA foreign_keys") == 1)
    #expect(try store.number("PRAGMA secure_delete") == 1)
  }

  @Test func `a transaction waits ten seconds for another process, after a deletion as well`()
    async throws
  {
    let store = try SQLiteStore(path: path)
    #expect(try store.number("PRAGMA busy_timeout") == 10_000)

    try await store.delete(account: .ann)

    #expect(try store.number("PRAGMA busy_timeout") == 10_000)
  }

  @Test func `an uncommitted transaction is lost as a whole when the process ends`() async throws {
    let store = try SQLiteStore(path: path)
    try await store.create(.ann)
    try await store.append([.at(1)], to: .ann)
    let writer = await HeldWriter(store, amid: "DELETE FROM change; DELETE FROM squad")
    defer { writer.letGo() }

    // As after a crash: a copy of the files in the middle of the transaction.
    let copy = try TemporaryFolder()
    for name in ["test.db", "test.db-wal"] { try folder.copy(name, to: copy) }

    let store2 = try SQLiteStore(path: copy.file("test.db"))
    #expect(try await store2.log(of: .ann).changes == [.at(1)])
    #expect(try store2.integrityProblems() == [])
  }

  @Test func `a closed store is one file and refuses all calls`() async throws {
    let store = try SQLiteStore(path: path)
    try await store.create(.ann)
    try await store.append([.at(1)], to: .ann)

    try store.close()
    try store.close()

    #expect(try folder.files == ["test.db"])
    await #expect(throws: StorageError.self) { try await store.log(of: .ann) }
    await #expect(throws: AppendError.self) { try await store.append([.at(2)], to: .ann) }
    await #expect(throws: StorageError.self) { try await store.delete(account: .ann) }
    #expect(try await SQLiteStore(path: path).log(of: .ann).changes == [.at(1)])
  }
}
