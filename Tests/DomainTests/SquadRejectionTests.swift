import Domain
import TestSupport
import Testing

/// A change that is refused by `squadWithGaps()`, and the reason.
struct Refusal: Sendable {
  let change: Change
  let reason: ChangeRejection
}

/// A squad with Ann and Friday's gather, from which Ben was removed and Sunday's gather deleted.
private func squadWithGaps() throws -> Squad {
  var squad = try Squad.friday
  try squad.apply([
    .gather(.sunday, .started([.ann(.bench)])), .goal(.sunday, .opener, .added(.teamA)),
    .gather(.sunday, .set(.deleted, true)), .player(.ben, .set(.removed, true)),
  ])
  return squad
}

@Suite("Changes that cannot be applied")
struct SquadRejectionTests {
  static let players = Result {
    [
      Refusal(change: .player(.ann, .added(try .ann)), reason: .playerExists(.ann)),
      Refusal(change: .player(.ben, .added(try .ben)), reason: .playerExists(.ben)),
      Refusal(change: .player(.stranger, .edited(.age(nil))), reason: .playerUnknown(.stranger)),
      Refusal(change: .player(.stranger, .set(.removed, true)), reason: .playerUnknown(.stranger)),
      Refusal(change: .player(.stranger, .set(.removed, false)), reason: .playerUnknown(.stranger)),
      Refusal(change: .player(.stranger, .set(.archived, true)), reason: .playerUnknown(.stranger)),
      Refusal(change: .player(.stranger, .levelSet(.average)), reason: .playerUnknown(.stranger)),
      Refusal(
        change: .player(.stranger, .set(.archived, false)), reason: .playerUnknown(.stranger)),
      Refusal(change: .player(.ben, .edited(.skill(.beginner))), reason: .playerRemoved(.ben)),
    ]
  }

  static let starts = Result {
    [
      Refusal(change: .gather(.friday, .started([])), reason: .gatherExists(.friday)),
      Refusal(change: .gather(.sunday, .started([])), reason: .gatherExists(.sunday)),
      Refusal(
        change: .gather(.never, .started([try .ann(.teamA), try .ben(.teamB), try .ann(.teamB)])),
        reason: .participantRepeated(.never, .ann)),
      Refusal(change: .gather(.never, .set(.deleted, true)), reason: .gatherUnknown(.never)),
      Refusal(change: .gather(.never, .set(.deleted, false)), reason: .gatherUnknown(.never)),
    ]
  }

  /// The changes that need an existing gather.
  private static func actions(on id: Gather.ID) throws -> [Change] {
    [
      .gather(id, .participantAssigned(try .ann(.teamA))), .gather(id, .ended),
      .clock(id, nil, .set(.default)),
      .clock(id, nil, .started), .clock(id, nil, .paused), .clock(id, nil, .cancelled),
      .goal(id, .opener, .added(.teamA)),
      .goal(id, .opener, .takenBack), .sharing(id, .linkMade(.toFollow)),
      .sharing(id, .linkTurnedOff(.fixed(1))), .sharing(id, .followerNamesSet(.full)),
      .gather(id, .set(.excluded, true)), .gather(id, .set(.leftOutOfTables, true)),
      .gather(id, .set(.leftOutOfTables, false)),
      .gather(id, .set(.excluded, false)), .gather(id, .daySet(to: .kickOff)),
    ]
  }

  @Test func `a change to a player that cannot be applied leaves the squad as it was`() throws {
    try refuse(Self.players.get())
  }

  @Test func `a gather that cannot be started leaves the squad as it was`() throws {
    try refuse(Self.starts.get())
  }

  @Test func `a change to an unknown gather is refused`() throws {
    try refuse(Self.actions(on: .never).map { Refusal(change: $0, reason: .gatherUnknown(.never)) })
  }

  @Test func `a change to a deleted gather is refused`() throws {
    try refuse(
      Self.actions(on: .sunday).map { Refusal(change: $0, reason: .gatherDeleted(.sunday)) })
  }

  @Test func `a stamped change is refused for the same reason`() throws {
    var squad = try squadWithGaps()
    #expect(throws: ChangeRejection.playerRemoved(.ben)) {
      try squad.apply(.numbered(1, .player(.ben, .edited(.age(nil)))))
    }
  }

  private func refuse(_ refusals: [Refusal]) throws {
    let before = try squadWithGaps()
    for refusal in refusals {
      var squad = before
      #expect(throws: refusal.reason, "\(refusal.change)") {
        try squad.apply(refusal.change, at: .kickOff)
      }
      #expect(squad == before, "\(refusal.change)")
    }
  }
}
