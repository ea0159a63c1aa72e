import Domain
import ServerTestSupport
import TestSupport
import Testing

@testable import ChangeStore

/// `SQLiteStore` on a full disk.
@Suite(.timeLimit(.minutes(5)))
struct DiskFullTests {
  let folder: TemporaryFolder
  let store: SQLiteStore

  /// Makes a store with one change and no room for 500 more.
  init() async throws {
    folder = try TemporaryFolder()
    store = try SQLiteStore(path: folder.file("test.db"))
    try await store.create(.ann)
    try await store.append([.at(1)], to: .ann)
    let pages = try #require(try store.number("PRAGMA page_count"))
    try store.run("PRAGMA max_page_count = \(pages + 2)")
  }

  private func appendMany() async throws {
    try await store.append((2...500).map { try .at($0) }, to: .ann)
  }

  @Test func `an append without room on the disk is refused as a whole`() async throws {
    await #expect(throws: AppendError.storage(.full)) { try await appendMany() }

    #expect(try await store.log(of: .ann) == LogPage(changes: [.at(1)], upTo: 1))
    #expect(try store.integrityProblems() == [])
  }

  @Test func `earlier data can still be read, and a little added`() async throws {
    await #expect(throws: AppendError.storage(.full)) { try await appendMany() }

    try await store.append([.at(2)], to: .ann)

    #expect(try await store.log(of: .ann).changes == [.at(1), .at(2)])
    #expect(try await store.account(id: .ann) == .ann)
  }

  @Test func `when there is room again, the store appends again`() async throws {
    await #expect(throws: AppendError.storage(.full)) { try await appendMany() }
    try store.run("PRAGMA max_page_count = 1000000")

    try await appendMany()

    #expect(try await store.log(of: .ann).changes.count == 500)
  }

  @Test func `storing snapshots and accounts reports a full disk, too`() async throws {
    await #expect(throws: AppendError.storage(.full)) {
      // Compressed, but still too large.
      try await store.save(.after(4_000), of: .ann)
    }
    let account = StoredAccount(
      id: .ben, username: try Username("Ben"), usernameKey: "ben",
      passwordHash: String(repeating: "x", count: 100_000), squad: .ben, createdAt: .kickOff)
    await #expect(throws: RegistrationError.storage(.full)) { try await store.create(account) }

    #expect(try await store.snapshot(of: .ann) == .none)
    #expect(try await store.squads() == [.ann])
  }
}
