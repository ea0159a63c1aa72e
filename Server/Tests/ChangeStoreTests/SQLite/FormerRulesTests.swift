import Domain
import ServerTestSupport
import TestSupport
import Testing

@testable import ChangeStore

/// Rows that were accepted under former rules of the domain.
@Suite(.timeLimit(.minutes(5)))
struct FormerRulesTests {
  let folder: TemporaryFolder
  let store: SQLiteStore

  init() async throws {
    folder = try TemporaryFolder()
    store = try SQLiteStore(path: folder.file("test.db"))
    try await store.create(.ann)
    try await store.append([.at(1), .at(2)], to: .ann)
  }

  @Test func `a change that today's rules refuse is read and applied`() async throws {
    let long = String(repeating: "A", count: 500)
    try store.storeOtherwise("UPDATE change SET content = replace(content, 'Player 1', '\(long)')")

    let page = try await store.log(of: .ann)

    var squad = Squad()
    for change in page.changes { try squad.apply(change) }
    #expect(page.damaged == [])
    #expect(squad.players.map(\.details.name.text) == [long, "Player 2"])
    #expect(try await LogCheck(reading: store).findings == [])
  }

  @Test func `a snapshot that today's rules refuse is intact`() async throws {
    try await store.save(.after(2), of: .ann)
    let long = String(repeating: "A", count: 500)
    try store.storeOtherwise("UPDATE change SET content = replace(content, 'Player 1', '\(long)')")
    try store.storeSnapshotsOtherwise { $0.replacing("Player 1", with: long) }

    #expect(try await LogCheck(reading: store).findings == [])
  }

  @Test func `more goals than today's limit stay`() async throws {
    let goals = try (4...200).map {
      try LogEntry.at($0, .goal(.fixed(1), .fixed(UInt64($0)), .added(.teamA)))
    }
    try await store.append([.at(3, .gather(.fixed(1), .started([])))] + goals, to: .ann)

    #expect(try await LogCheck(reading: store).findings == [])
  }

  @Test func `an account keeps a name that today's rules refuse`() async throws {
    try store.run("UPDATE login SET username = 'Ann: the first'")

    #expect(try await store.account(id: .ann)?.login?.username.text == "Ann: the first")
  }
}
