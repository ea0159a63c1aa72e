import Domain
import ServerTestSupport
import TestSupport
import Testing

@testable import ChangeStore

/// Damaged rows in `SQLiteStore`.
@Suite(.timeLimit(.minutes(5)))
struct DamageTests {
  let folder: TemporaryFolder
  let store: SQLiteStore

  /// Ann's squad has the changes 1, 2, 3, a snapshot, and has refused the change 9.
  init() async throws {
    folder = try TemporaryFolder()
    store = try SQLiteStore(path: folder.file("test.db"))
    try await store.create(.ann)
    try await store.append([.at(1), .at(2), .at(3), .refused(9)], to: .ann)
    try await store.save(.after(3), of: .ann)
    try await store.save(.numbered(1))
  }

  @Test(arguments: [
    "content = ''", "content = '{'", "content = '{}'", "content = CAST(x'FF' AS TEXT)",
    "content = replace(content, 'playerAdded', 'playerCloned')",
    "content = replace(content, 'Player', CAST(x'C328' AS TEXT))",
    "content = replace(content, '\"device\"', '\"gadget\"')",
    "author = x'01'", "author = x''", "author = zeroblob(17)",
    "id = x'01'", "id = zeroblob(16)",
  ])
  func `a change that cannot be decoded is reported and the rest is read`(
    _ damage: String
  ) async throws {
    try store.storeOtherwise("UPDATE change SET \(damage) WHERE sequence = 2")

    let page = try await store.log(of: .ann)

    #expect(
      page
        == LogPage(
          changes: [try .at(1), try .at(3)], damaged: [.undecodable(sequence: 2)], upTo: 3))
  }

  @Test func `a page may have only damaged changes`() async throws {
    try store.damage("UPDATE change SET content = '' WHERE sequence > 1")

    let page = try await store.entries(of: .ann, after: 1, limit: PageLimit(entries: 1))

    #expect(page == LogPage(changes: [], damaged: [.altered(sequence: 2)], upTo: 2))
  }

  @Test func `a damaged change still has its outcome`() async throws {
    try store.damage("UPDATE change SET content = '', author = x'' WHERE sequence = 2")

    #expect(
      try await store.outcomes(of: [.fixed(2)], in: .ann) == [.fixed(2): .accepted(sequence: 2)])
    await #expect(throws: AppendError.conflict) {
      try await store.append([.at(4, id: 2)], to: .ann)
    }
  }

  @Test(arguments: ["content = x''", "content = CAST('{\"sequence\":3}' AS BLOB)", "sequence = 2"])
  func `a damaged snapshot is reported as such, and the next one replaces it`(
    _ damage: String
  ) async throws {
    try store.damage("UPDATE snapshot SET \(damage)")
    #expect(try await store.snapshot(of: .ann) == .damaged)

    try await store.save(.after(2), of: .ann)
    #expect(try await store.snapshot(of: .ann) == .intact(.after(2)))
  }

  @Test func `a compressed snapshot of something else is damaged`() async throws {
    try store.storeSnapshotsOtherwise { _ in "{\"sequence\":3" }
    #expect(try await store.snapshot(of: .ann) == .damaged)
  }

  @Test func `a refusal without its reason stays a refusal, with the likeliest reason`()
    async throws
  {
    try await store.append([.refused(10, .goal(.fixed(4), .fixed(5), .takenBack))], to: .ann)
    try store.damage("UPDATE rejection SET reason = 'because'")

    #expect(
      try await store.outcomes(of: [.fixed(9), .fixed(10)], in: .ann)
        == [
          .fixed(9): .rejected(.playerExists(.fixed(9))),
          .fixed(10): .rejected(.gatherUnknown(.fixed(4))),
        ])
  }

  @Test func `a refusal without readable columns stays a refusal`() async throws {
    try store.damage("UPDATE rejection SET reason = '', content = ''")

    #expect(
      try await store.outcomes(of: [.fixed(9)], in: .ann)
        == [.fixed(9): .rejected(.gatherUnknown(.fixed(0)))])
  }

  @Test func `a refusal's reason counts even when the change itself is lost`() async throws {
    try store.damage("UPDATE rejection SET content = ''")

    #expect(
      try await store.outcomes(of: [.fixed(9)], in: .ann)
        == [.fixed(9): .rejected(.tooManyPlayers)])
  }

  @Test(arguments: [
    "login SET username = CAST(x'FF' AS TEXT)", "account SET created_at = -1",
  ])
  func `a damaged account cannot be read`(_ damage: String) async throws {
    try store.damage("UPDATE \(damage)")

    await #expect(throws: StorageError.corrupt) { try await store.account(id: .ann) }
  }

  @Test func `a damaged token cannot be read`() async throws {
    try store.damage("UPDATE token SET expires_at = -1")

    await #expect(throws: StorageError.corrupt) { try await store.token(hash: .hash(1)) }
  }

  @Test func `the check names damaged rows without their content`() async throws {
    #expect(try store.integrityProblems() == [])
    try store.damage("UPDATE change SET id = x'01', content = 'a secret' WHERE sequence = 2")
    try store.run("PRAGMA foreign_keys = OFF; DELETE FROM squad; PRAGMA foreign_keys = ON")

    let problems = try store.integrityProblems()

    #expect(problems.contains("CHECK constraint failed in change"))
    #expect(problems.contains("row in snapshot refers to a missing row in squad"))
    #expect(!problems.joined().contains("secret"))
  }
}
