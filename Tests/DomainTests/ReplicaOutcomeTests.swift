import Domain
import TestSupport
import Testing

@Suite("The server's outcomes for a replica's changes")
struct ReplicaOutcomeTests {
  let addAnn: StampedChange
  let editAnn: StampedChange

  init() throws {
    addAnn = .numbered(1, .player(.ann, .added(try .ann)))
    editAnn = .numbered(2, .player(.ann, .edited(.skill(.amateur))))
  }

  private func replica() throws -> Replica {
    var replica = Replica()
    try replica.record(addAnn)
    try replica.record(editAnn)
    return replica
  }

  @Test func `an accepted change stays pending until the page with it arrives`() throws {
    var replica = try replica()
    let before = replica

    replica.receive(.accepted(sequence: 1), for: addAnn.id)
    #expect(replica == before)

    try replica.receive(ChangePage(since: 0, addAnn))
    #expect(replica.pending == [editAnn])
    #expect(replica.squad == before.squad)
  }

  @Test func `an accepted change that is in the confirmed squad is no longer pending`() throws {
    var replica = try replica()
    replica.reset(to: try Squad(after: addAnn.change), at: 1)
    #expect(replica.pending == [addAnn, editAnn])

    replica.receive(.accepted(sequence: 1), for: addAnn.id)
    #expect(replica.pending == [editAnn])
    #expect(replica.squad.player(.ann)?.details.skill == .amateur)
  }

  @Test func `outcomes may arrive in any order`() throws {
    var replica = try replica()
    replica.reset(to: try Squad(after: addAnn.change, editAnn.change), at: 2)

    replica.receive(.accepted(sequence: 2), for: editAnn.id)
    #expect(replica.pending == [addAnn])
  }

  @Test func `a refused change is no longer shown, and is kept with its reason`() throws {
    var replica = try replica()
    replica.receive(.rejected(.playerRemoved(.ann)), for: editAnn.id)

    #expect(replica.rejected == [RejectedChange(change: editAnn, reason: .playerRemoved(.ann))])
    #expect(replica.pending == [addAnn])
    #expect(try replica.squad == Squad(after: addAnn.change))
  }

  @Test func `an outcome that arrives twice counts once`() throws {
    var replica = try replica()
    replica.receive(.rejected(.tooManyPlayers), for: addAnn.id)
    let once = replica

    replica.receive(.rejected(.tooManyPlayers), for: addAnn.id)
    #expect(replica == once)
  }

  @Test func `an outcome for another device's change changes nothing`() throws {
    var replica = try replica()
    let before = replica

    replica.receive(.rejected(.tooManyPlayers), for: .fixed(99))
    replica.receive(.accepted(sequence: 0), for: .fixed(99))
    #expect(replica == before)
  }

  @Test func `a refusal is removed once the user has read it`() throws {
    var replica = try replica()
    replica.receive(.rejected(.tooManyPlayers), for: addAnn.id)
    replica.receive(.rejected(.playerUnknown(.ann)), for: editAnn.id)

    replica.dismissRejection(addAnn.id)
    #expect(replica.rejected.map(\.change) == [editAnn])

    replica.dismissRejection(addAnn.id)
    #expect(replica.rejected.map(\.change) == [editAnn])
  }
}
