import Domain
import Foundation
import ServerTestSupport
import TestSupport
import Testing

@testable import ChangeStore

/// Deleting an account, which leaves nothing of it in the files.
@Suite(.timeLimit(.minutes(5)))
struct ErasureTests {
  static let secret = Data("Xanthippe".utf8)

  let folder: TemporaryFolder
  let store: SQLiteStore

  /// Ann and Ben have long logs that are mixed in the file; only Ann's contains the secret.
  init() async throws {
    folder = try TemporaryFolder()
    store = try SQLiteStore(path: folder.file("test.db"))
    try await store.create(StoredAccount(id: .ann, name: "Xanthippe", squad: .ann))
    try await store.create(.ben)
    let secret = Change.player(.fixed(1), .edited(.name(try ShortText("Xanthippe"))))
    for batch in Int64(0)..<20 {
      let places = (batch * 50 + 1)...(batch * 50 + 50)
      try await store.append(places.map { try .at($0, secret) }, to: .ann)
      try await store.append(places.map { try .at($0) }, to: .ben)
    }
    try await store.append([.refused(5_000, secret)], to: .ann)
    let details = PlayerDetails(name: try ShortText("Xanthippe"))
    var squad = Squad()
    try squad.apply(.numbered(1, .player(.fixed(1), .added(details))))
    try await store.save(Snapshot(sequence: 1_000, squad: squad), of: .ann)
    try store.run("PRAGMA wal_checkpoint(TRUNCATE)")
  }

  private func filesWithSecret() throws -> [String] {
    try folder.files.filter { try folder.bytes(of: $0).range(of: Self.secret) != nil }
  }

  @Test func `before the deletion, the secret is in the file`() throws {
    #expect(try filesWithSecret() == ["test.db"])
  }

  @Test func `after the deletion, the secret is in no file, with the store open or closed`()
    async throws
  {
    try await store.delete(account: .ann)

    #expect(try filesWithSecret() == [])
    try store.close()
    #expect(try filesWithSecret() == [])
    #expect(
      try await SQLiteStore(path: folder.file("test.db")).log(of: .ben).changes.count == 1_000)
  }

  @Test func `what was written right before the deletion is not left in the write-ahead log`()
    async throws
  {
    let secret = Change.player(.fixed(1), .edited(.name(try ShortText("Xanthippe"))))
    try await store.append([.refused(5_001, secret)], to: .ann)
    #expect(try filesWithSecret().contains("test.db-wal"))

    try await store.delete(account: .ann)

    #expect(try filesWithSecret() == [])
  }

  @Test func `a deletion does not wait for a reader, and a later checkpoint erases`()
    async throws
  {
    let other = try SQLiteStore(path: folder.file("test.db"))
    let reader = await HeldWriter(other, amid: "SELECT * FROM squad")

    try await store.delete(account: .ann)

    reader.letGo()
    try other.close()
    try store.close()
    #expect(try filesWithSecret() == [])
  }

  @Test func `no table has a row of the deleted account`() async throws {
    try await store.delete(account: .ann)

    for table in ["squad", "account"] {
      #expect(try store.number("SELECT count(*) FROM \(table)") == 1)
    }
    for table in ["token", "rejection", "snapshot"] {
      #expect(try store.number("SELECT count(*) FROM \(table)") == 0)
    }
    #expect(try store.number("SELECT count(*) FROM change") == 1_000)
  }
}
