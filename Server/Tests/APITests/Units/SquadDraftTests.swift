import ChangeStore
import Domain
import ServerTestSupport
import Testing
import Wire

@testable import API

/// A squad as it will be.
struct SquadDraftTests {
  private var draft = SquadDraft(of: Squad(), at: 7)

  @Test mutating func `accepted and rejected changes are both kept`() throws {
    let good = try StampedChange.numbered(1)
    let bad = try StampedChange.numbered(2, .playerRemoved(.fixed(9)))

    let outcomes = draft.deliver([good, bad], by: .fixed(5))

    let reason = ChangeRejection.playerUnknown(.fixed(9))
    let accepted = SequencedChange(sequence: 8, author: .fixed(5), stamped: good)
    #expect(outcomes.map(\.outcome) == [.accepted(sequence: 8), .rejected(reason)])
    #expect(
      draft.entries
        == [.accepted(accepted), .rejected(RejectedChange(change: bad, reason: reason))])
    #expect(draft.accepted == [accepted])
    #expect(draft.sequence == 8)
  }

  @Test mutating func `what was answered before is answered so again, and not kept again`()
    throws
  {
    let known: [StampedChange.ID: ChangeOutcome] = [
      .fixed(1): .accepted(sequence: 3), .fixed(2): .rejected(.tooManyPlayers),
    ]
    draft = SquadDraft(of: Squad(), at: 7, knowing: known)

    let outcomes = draft.deliver([try .numbered(1), try .numbered(2)], by: .fixed(5))

    #expect(outcomes.map(\.outcome) == [.accepted(sequence: 3), .rejected(.tooManyPlayers)])
    #expect(draft.entries.isEmpty)
    #expect(draft.squad == Squad())
  }

  @Test mutating func `what another request of the same draft delivered is known, too`() throws {
    _ = draft.deliver([try .numbered(1)], by: .fixed(5))

    let outcomes = draft.deliver([try .numbered(1)], by: .fixed(6))

    #expect(outcomes.map(\.outcome) == [.accepted(sequence: 8)])
    #expect(draft.entries.count == 1)
  }

  @Test mutating func `changes that belong together are applied all or none`() throws {
    let changes = [try StampedChange.numbered(1), try .numbered(2, .playerRemoved(.fixed(9)))]

    #expect(throws: ChangeRejection.playerUnknown(.fixed(9))) {
      try draft.apply(changes, by: .fixed(5))
    }

    #expect(draft.entries.isEmpty)
    #expect(draft.squad == Squad())
    #expect(draft.sequence == 7)
  }
}
