import Domain
import ServerTestSupport
import TestSupport
import Testing

@testable import ChangeStore

/// Copies of whole databases.
@Suite(.timeLimit(.minutes(5)))
struct DatabaseCopyTests {
  let folder: TemporaryFolder
  let source: SQLiteStore

  init() throws {
    folder = try TemporaryFolder()
    source = try SQLiteStore(path: folder.file("source.db"))
  }

  @Test(arguments: StoreKind.copyable, 1...12 as ClosedRange<UInt64>)
  func `there and back again everything is as it was`(_ kind: StoreKind, _ seed: UInt64)
    async throws
  {
    // Given
    try await source.fillVariedly(seed: seed)
    let before = try source.dump()
    // When
    let copy = try kind.makeCopyable(in: folder)
    let counts = try await DatabaseCopy.run(from: source, to: copy)
    let back = try SQLiteStore(path: folder.file("back.db"))
    let squads = try await source.squads()
    #expect(try await copy.ends(of: squads) == source.ends(of: squads))
    let countsBack = try await DatabaseCopy.run(from: copy, to: back, id: 2)
    // Then
    #expect(try back.dump() == before)
    #expect(countsBack == counts)
    for (table, count) in counts { #expect(before[table.rawValue]?.count == count) }
    #expect(try back.integrityProblems() == [])
  }

  @Test(arguments: StoreKind.copyable)
  func `the copy goes on in the epoch, with the tokens, and the source is as a backup`(
    _ kind: StoreKind
  ) async throws {
    try await source.fillVariedly(seed: 3)
    try await source.save(.numbered(200))
    let copy = try kind.makeCopyable(in: folder)

    _ = try await DatabaseCopy.run(from: source, to: copy)

    #expect(try await copy.epoch(orBegin: .fixed(99)) == .fixed(3))
    #expect(try await copy.token(hash: .hash(200)) == .numbered(200))
    #expect(try await source.token(hash: .hash(200)) == nil)
    #expect(try await source.epoch(orBegin: .fixed(98)) == .fixed(98))
  }

  @Test(arguments: StoreKind.copyable)
  func `from a backup, the copy has neither an epoch nor tokens`(_ kind: StoreKind) async throws {
    try await source.fillVariedly(seed: 3)
    try source.run("DELETE FROM epoch; DELETE FROM token; DELETE FROM join_code")
    let before = try source.dump()
    let copy = try kind.makeCopyable(in: folder)

    let counts = try await DatabaseCopy.run(from: source, to: copy)

    #expect(counts[.token] == nil)
    #expect(try await copy.tokens(of: .ann) == [])
    #expect(try await copy.epoch(orBegin: .fixed(99)) == .fixed(99))
    #expect(try source.dump() == before)
    #expect(try await source.copyState().copiedAway?.place == "copy")
  }

  @Test(arguments: StoreKind.copyable)
  func `the database that was left knows where its data went, and the copy of a copy does not`(
    _ kind: StoreKind
  ) async throws {
    try await source.fillVariedly(seed: 3)
    let copy = try kind.makeCopyable(in: folder)
    let back = try SQLiteStore(path: folder.file("back.db"))

    _ = try await DatabaseCopy.run(from: source, to: copy)
    _ = try await DatabaseCopy.run(from: copy, to: back, id: 2)

    #expect(try source.facts().copiedAway == CopiedAway(copy: .fixed(1), place: "copy"))
    #expect(try await copy.copyState().copiedAway == CopiedAway(copy: .fixed(2), place: "copy"))
    #expect(try back.facts().copiedAway == nil)
    await #expect(throws: CopyError.sourceCopiedAway(CopiedAway(copy: .fixed(1), place: "copy"))) {
      try await DatabaseCopy.run(from: source, to: SQLiteStore(path: folder.file("other.db")))
    }
  }

  @Test(.enabled(if: TestPostgres.isThere))
  func `a restored dump is a source without an epoch`() async throws {
    try await source.fillVariedly(seed: 3)
    let postgres = try StoreKind.postgres.makeCopyable(in: folder)
    _ = try await DatabaseCopy.run(from: source, to: postgres)
    try PostgresConnection(to: TestPostgres.database(for: folder)).runScript(
      "UPDATE epoch SET home = 'elsewhere'")
    let back = try SQLiteStore(path: folder.file("back.db"))

    _ = try await DatabaseCopy.run(from: postgres, to: back, id: 2)

    #expect(try await back.tokens(of: .ann) == [])
    #expect(try await back.epoch(orBegin: .fixed(99)) == .fixed(99))
  }

  @Test(arguments: StoreKind.copyable)
  func `a database with other data is refused and not changed`(_ kind: StoreKind) async throws {
    try await source.fillVariedly(seed: 3)
    let before = try source.dump()
    let taken = try kind.makeCopyable(in: folder)
    try await taken.create(.ben)
    try await taken.append([.at(1), .refused(9)], to: .ben)

    await #expect(throws: CopyError.destinationNotEmpty) {
      try await DatabaseCopy.run(from: source, to: taken)
    }

    #expect(try await taken.allAccounts() == [.ben])
    #expect(try await taken.log(of: .ben).changes == [.at(1)])
    #expect(try await taken.copyState().unfinished == nil)
    #expect(try source.dump() == before)
  }

  @Test(.enabled(if: TestPostgres.isThere), arguments: ["x'FF'", "'a' || x'00' || 'b'"])
  func `a text that PostgreSQL cannot store ends the copy and is named`(_ text: String)
    async throws
  {
    try await source.create(.ann)
    try await source.append([.at(1), .at(2), .at(3)], to: .ann)
    try source.storeOtherwise(
      "UPDATE change SET content = CAST(\(text) AS TEXT) WHERE sequence = 2")
    let copy = try StoreKind.postgres.makeCopyable(in: folder)

    await #expect(throws: CopyError.unstorable(.change, row: 2)) {
      try await DatabaseCopy.run(from: source, to: copy)
    }

    #expect(try await copy.copyState().unfinished != nil)
    let other = try SQLiteStore(path: folder.file("other.db"))
    let before = try source.dump()
    _ = try await DatabaseCopy.run(from: source, to: other)
    #expect(try other.dump() == before)
  }

  @Test(arguments: [
    "UPDATE change SET content = content || ' ' WHERE sequence = 3",
    "DELETE FROM rejection WHERE id = (SELECT max(id) FROM rejection)",
    "UPDATE account SET created_at = 0 WHERE id = (SELECT min(id) FROM account)",
  ])
  func `what the destination stored otherwise is found when both are read again`(
    _ disobedience: String
  ) async throws {
    try await source.fillVariedly(seed: 3)
    let copy = try SQLiteStore(path: folder.file("copy.db"))
    try copy.run(
      "CREATE TRIGGER disobey AFTER INSERT ON snapshot BEGIN \(disobedience); END")

    await #expect(throws: CopyError.self) {
      try await DatabaseCopy.run(from: source, to: copy)
    }

    #expect(try copy.isUnfinishedCopy())
    #expect(try await source.copyState().epoch == .fixed(3))
  }
}
