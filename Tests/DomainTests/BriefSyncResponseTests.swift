import Domain
import TestSupport
import Testing

@Suite("A response without what the request brought")
struct BriefSyncResponseTests {
  private func response(
    _ outcomes: [IdentifiedOutcome], _ changes: [SequencedChange], since: Int64 = 0
  ) -> SyncResponse {
    SyncResponse(
      epoch: .fixed(1), outcomes: outcomes,
      page: ChangePage(since: since, upTo: since + Int64(changes.count), changes: changes),
      latest: since + Int64(changes.count), now: .kickOff,
      changeLimit: SyncRequest.briefChangeLimit)
  }

  @Test func `many changes that are accepted in a row are one run`() throws {
    // Given
    let changes = try (1...4_000).map { try StampedChange.numbered($0) }
    var sequencer = SquadSequencer(now: .kickOff)
    let outcomes = sequencer.deliver(changes, by: .fixed(5))
    // When
    let brief = BriefSyncResponse(response(outcomes, sequencer.accepted), to: changes)
    // Then
    let accepted = outcomes.prefix { if case .accepted = $0.outcome { true } else { false } }
    #expect(brief.rest.page.changes.isEmpty)
    #expect(
      brief.runs == [
        .init(
          start: 0, count: accepted.count, sequence: 1, author: .fixed(5), acceptedAt: .kickOff)
      ])
    #expect(brief.whole(for: changes) == response(outcomes, sequencer.accepted))
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `nothing is lost, whoever else changes the squad and whatever is sent again`(
    seed: UInt64
  ) throws {
    // Given
    var generator = try ChangeGenerator(seed: seed)
    var sequencer = SquadSequencer(now: .kickOff)
    let mine = try (0..<30).map { _ in try generator.stamped() }
    var delivered = 0
    while delivered < mine.count, generator.random.number(0...3) > 0 {
      let count = min(generator.random.number(1...10), mine.count - delivered)
      _ = sequencer.deliver(Array(mine[delivered..<delivered + count]), by: .fixed(5))
      _ = sequencer.deliver([try generator.stamped()], by: .fixed(6))
      delivered += count
    }
    // When
    let start = generator.random.number(0...delivered)
    let request = Array(mine[start...])
    let outcomes = sequencer.deliver(request, by: .fixed(5))
    let since = generator.random.number(0...sequencer.accepted.count)
    let whole = response(
      outcomes, Array(sequencer.accepted.dropFirst(since)), since: Int64(since))
    let brief = BriefSyncResponse(whole, to: request)
    // Then
    #expect(brief.whole(for: request) == whole)
    #expect(brief.rest.page.changes.allSatisfy { !request.contains($0.stamped) })
  }

  @Test func `a change that stands in the log otherwise than it was sent again is not left out`()
    throws
  {
    // Given
    var sequencer = SquadSequencer(now: .kickOff)
    _ = sequencer.deliver([try .numbered(1)], by: .fixed(5))
    let other = StampedChange(
      id: .fixed(1), device: .fixed(2), madeAt: .earliest,
      change: .player(.fixed(1), .set(.removed, true)))
    // When
    let outcomes = sequencer.deliver([other], by: .fixed(5))
    let brief = BriefSyncResponse(response(outcomes, sequencer.accepted), to: [other])
    // Then
    #expect(brief.runs.isEmpty)
    #expect(brief.rest.page.changes == sequencer.accepted)
  }

  @Test(
    arguments: [
      (-1, 1, 1), (0, 0, 1), (0, -1, 1), (0, 4, 1), (3, 1, 1), (.max, 1, 1), (0, .max, 1),
      (0, 3, 0), (0, 3, .min), (0, 3, .max), (1, 1, 1),
    ] as [(Int, Int, Int64)])
  func `runs that do not fit the request are refused`(
    start: Int, count: Int, sequence: Int64
  ) throws {
    let changes = try (1...3).map { try StampedChange.numbered($0) }
    let run = BriefSyncResponse.Run(
      start: start, count: count, sequence: sequence, author: nil, acceptedAt: nil)
    let brief = BriefSyncResponse(rest: response([], []), runs: [run])
    #expect(brief.whole(for: changes) == nil)
  }

  @Test func `a run that repeats another is refused`() throws {
    let changes = try (1...3).map { try StampedChange.numbered($0) }
    let run = BriefSyncResponse.Run(
      start: 0, count: 2, sequence: 1, author: nil, acceptedAt: nil)
    #expect(BriefSyncResponse(rest: response([], []), runs: [run, run]).whole(for: changes) == nil)
  }
}

extension ChangeGenerator {
  fileprivate mutating func stamped() throws -> StampedChange {
    .numbered(random.next(), try change())
  }
}
