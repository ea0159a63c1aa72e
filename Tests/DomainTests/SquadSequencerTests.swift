import Domain
import TestSupport
import Testing

@Suite("The outcomes of delivered changes")
struct SquadSequencerTests {
  private var sequencer = SquadSequencer(of: Squad(), at: 7)

  @Test mutating func `accepted and rejected changes are both kept`() throws {
    let good = try StampedChange.numbered(1)
    let bad = StampedChange.numbered(2, .player(.fixed(9), .set(.removed, true)))

    let outcomes = sequencer.deliver([good, bad], by: .fixed(5))

    let reason = ChangeRejection.playerUnknown(.fixed(9))
    let accepted = SequencedChange(
      sequence: 8, author: .fixed(5), acceptedAt: .kickOff, stamped: good)
    #expect(outcomes.map(\.outcome) == [.accepted(sequence: 8), .rejected(reason)])
    #expect(
      sequencer.entries
        == [.accepted(accepted), .rejected(RejectedChange(change: bad, reason: reason))])
    #expect(sequencer.accepted == [accepted])
    #expect(sequencer.sequence == 8)
  }

  @Test mutating func `a repeated change gets its first outcome, and is not kept again`()
    throws
  {
    let known: [StampedChange.ID: ChangeOutcome] = [
      .fixed(1): .accepted(sequence: 3), .fixed(2): .rejected(.tooManyPlayers),
    ]
    sequencer = SquadSequencer(of: Squad(), at: 7, knowing: known)

    let outcomes = sequencer.deliver([try .numbered(1), try .numbered(2)], by: .fixed(5))

    #expect(outcomes.map(\.outcome) == [.accepted(sequence: 3), .rejected(.tooManyPlayers)])
    #expect(sequencer.entries.isEmpty)
    #expect(sequencer.squad == Squad())
  }

  @Test mutating func `changes of another request in the same transaction are known`()
    throws
  {
    _ = sequencer.deliver([try .numbered(1)], by: .fixed(5))

    let outcomes = sequencer.deliver([try .numbered(1)], by: .fixed(6))

    #expect(outcomes.map(\.outcome) == [.accepted(sequence: 8)])
    #expect(sequencer.entries.count == 1)
  }

  @Test
  mutating func
    `a scorekeeper's change that was accepted stays accepted when it may not be made any more`()
    throws
  {
    let goal = StampedChange.numbered(1, .goal(.friday, .opener, .added(.teamA)))
    sequencer = SquadSequencer(knowing: [goal.id: .accepted(sequence: 3)])

    // There is no such gather, and so nothing that its link permits.
    let outcomes = sequencer.deliver(
      [goal, .numbered(2, .gather(.friday, .ended))], by: .fixed(9),
      in: .link(.gather(.friday), .score))

    #expect(outcomes.map(\.outcome) == [.accepted(sequence: 3), .rejected(.notPermitted)])
    #expect(sequencer.entries.isEmpty)
  }

  @Test mutating func `the server says of each change when it took it in`() throws {
    sequencer = SquadSequencer(of: Squad(), knowing: [:], now: .kickOff(plusMinutes: 7))
    let planned = StampedChange.numbered(1, try .planned(.fixed(3)))

    _ = sequencer.deliver([planned, try .numbered(2)], by: .fixed(5))

    let now = Instant.kickOff(plusMinutes: 7)
    #expect(sequencer.accepted.map(\.acceptedAt) == [now, now])
    let entry = sequencer.squad.plans.allPlans.first?.entries.first
    #expect(entry?.place == LogPlace(number: 1, acceptedAt: now))
    #expect(entry?.madeAt == .kickOff)
  }

  @Test mutating func `changes that belong together are applied as a whole or not at all`() throws {
    let changes = [
      try StampedChange.numbered(1), .numbered(2, .player(.fixed(9), .set(.removed, true))),
    ]

    #expect(throws: ChangeRejection.playerUnknown(.fixed(9))) {
      try sequencer.apply(changes, by: .fixed(5))
    }

    #expect(sequencer.entries.isEmpty)
    #expect(sequencer.squad == Squad())
    #expect(sequencer.sequence == 7)
  }

  @Test mutating func `a change that breaks a limit is refused, although it could be applied`()
    throws
  {
    sequencer = SquadSequencer(of: try .friday)
    let goals = (1...100 as ClosedRange<UInt64>).map { number in
      StampedChange.numbered(number, .goal(.friday, .fixed(number), .added(.teamA)))
    }

    let outcomes = sequencer.deliver(goals, by: .fixed(5))

    #expect(outcomes[98].outcome == .accepted(sequence: 99))
    #expect(outcomes[99].outcome == .rejected(.scoreLimitReached(.friday, .teamA)))
    #expect(throws: ChangeRejection.scoreLimitReached(.friday, .teamA)) {
      try sequencer.apply([goals[99]], by: .fixed(5))
    }
  }
}
