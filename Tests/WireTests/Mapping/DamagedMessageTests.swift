import Domain
import TestSupport
import Testing
import Wire

/// Messages in which one value was replaced, repeated or removed: valid JSON of another meaning.
@Suite("Damaged messages")
struct DamagedMessageTests {
  private var damage = RandomJSON(random: SplitMix64(seed: 31))
  private var changes: ChangeGenerator

  init() throws { changes = try ChangeGenerator(seed: 31) }

  @Test mutating func `a damaged request is refused or read as another request`() throws {
    var readCount = 0
    for number in 0..<3_000 {
      let request = SyncRequest(
        epoch: changes.id(), since: 3, changes: [try changes.stamped(), try changes.stamped()])
      let json = damage.damage(try JSON(request.json))
      guard let read = try? SyncRequest(json: json.bytes) else { continue }
      readCount += 1
      #expect(try SyncRequest(json: read.json) == read, "request \(number)")
    }
    #expect((50...2_500).contains(readCount))
  }

  @Test mutating func `a damaged response is refused or read as another response`() throws {
    var readCount = 0
    for number in 0..<3_000 {
      let change = SequencedChange(
        sequence: 1, author: .account(changes.id()), stamped: try changes.stamped())
      let response = SyncResponse(
        epoch: changes.id(),
        outcomes: [IdentifiedOutcome(id: changes.id(), outcome: changes.outcome())],
        page: ChangePage(since: 0, upTo: 1, changes: [change]), latest: 1, now: .kickOff)
      let json = damage.damage(try JSON(response.json))
      guard let read = try? SyncResponse(json: json.bytes) else { continue }
      readCount += 1
      #expect(try SyncResponse(json: read.json) == read, "response \(number)")
    }
    #expect((50...2_500).contains(readCount))
  }

  @Test mutating func `a squad read from a damaged snapshot still accepts changes`() throws {
    var readCount = 0
    for number in 0..<600 {
      let snapshot = Snapshot(
        epoch: changes.id(), sequence: 3, squad: try changes.squad(changeCount: 40))
      let json = damage.damage(try JSON(snapshot.json))
      guard let read = try? Snapshot(json: json.bytes) else { continue }
      readCount += 1
      #expect(try Snapshot(json: read.json) == read, "snapshot \(number)")

      var squad = read.squad
      for _ in 0..<10 {
        let before = squad
        let change = try changes.change()
        if (try? squad.apply(change, at: changes.instant())) == nil { #expect(squad == before) }
      }
    }
    #expect((20...500).contains(readCount))
  }
}
