import Domain
import ServerTestSupport
import TestSupport
import Testing

@testable import ChangeStore

/// The findings of `LogCheck` in damaged and undamaged logs.
@Suite(.timeLimit(.minutes(5)))
struct LogCheckTests {
  let folder: TemporaryFolder
  let store: SQLiteStore

  /// Ann's squad has the changes 1, 2, 3; Ben's has none.
  init() async throws {
    folder = try TemporaryFolder()
    store = try SQLiteStore(path: folder.file("test.db"))
    try await store.create(.ann)
    try await store.create(.ben)
    try await store.append([.at(1), .at(2), .at(3), .refused(9)], to: .ann)
  }

  @Test func `an undamaged log has no findings`() async throws {
    try await store.save(.after(2), of: .ann)

    let check = try await LogCheck(reading: store)

    #expect(check.squads == 2)
    #expect(check.changes == 3)
    #expect(check.findings == [])
  }

  @Test func `a snapshot of the whole log fits`() async throws {
    try await store.save(.after(3), of: .ann)

    #expect(try await LogCheck(reading: store).findings == [])
  }

  @Test func `a change that cannot be decoded is found, and the rest is read`() async throws {
    try store.storeOtherwise("UPDATE change SET content = '' WHERE sequence = 3")

    let check = try await LogCheck(reading: store)

    #expect(check.changes == 2)
    #expect(check.findings == [.damagedChange(.ann, .undecodable(sequence: 3))])
  }

  @Test func `a change that does not fit is found`() async throws {
    try await store.append([.at(4, .gather(.fixed(99), .ended))], to: .ann)

    #expect(
      try await LogCheck(reading: store).findings == [.unfittingChange(.ann, sequence: 4)])
  }

  @Test func `a snapshot that cannot be decoded is found`() async throws {
    try await store.save(.after(2), of: .ann)
    try store.damage("UPDATE snapshot SET content = x''")

    #expect(try await LogCheck(reading: store).findings == [.damagedSnapshot(.ann)])
  }

  @Test(arguments: [Int64(1), 3])
  func `a snapshot that differs from the log is found`(_ sequence: Int64) async throws {
    let other = try Snapshot.after(2).squad
    try await store.save(Snapshot(sequence: sequence, squad: other), of: .ann)

    #expect(
      try await LogCheck(reading: store).findings
        == [.differingSnapshot(.ann, sequence: sequence)])
  }

  @Test func `a snapshot in which one name differs from the log is found`() async throws {
    var other = try Snapshot.after(1).squad
    let details = PlayerDetails(name: try ShortText("Another"))
    try other.apply(.numbered(2, .player(.fixed(2), .added(details))))
    try await store.save(Snapshot(sequence: 2, squad: other), of: .ann)

    #expect(
      try await LogCheck(reading: store).findings == [.differingSnapshot(.ann, sequence: 2)])
  }

  @Test(arguments: [Int64(3), 4])
  func `a snapshot after the end of the log is found, whatever is in it`(count: Int64) async throws
  {
    let squad = try Snapshot.after(count).squad
    try await store.save(Snapshot(sequence: 4, squad: squad), of: .ann)

    #expect(
      try await LogCheck(reading: store).findings == [.differingSnapshot(.ann, sequence: 4)])
  }
}
