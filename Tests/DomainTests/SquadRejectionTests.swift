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
    .gatherStarted(.sunday, [.ann(.bench)]), .goalAdded(.sunday, .opener, .teamA),
    .gatherDeleted(.sunday), .playerRemoved(.ben),
  ])
  return squad
}

@Suite("Changes that cannot be applied")
struct SquadRejectionTests {
  static let players = Result {
    [
      Refusal(change: .playerAdded(.ann, try .ann), reason: .playerExists(.ann)),
      Refusal(change: .playerAdded(.ben, try .ben), reason: .playerExists(.ben)),
      Refusal(change: .playerEdited(.stranger, .age(nil)), reason: .playerUnknown(.stranger)),
      Refusal(change: .playerRemoved(.stranger), reason: .playerUnknown(.stranger)),
      Refusal(change: .playerRestored(.stranger), reason: .playerUnknown(.stranger)),
      Refusal(change: .playerArchived(.stranger), reason: .playerUnknown(.stranger)),
      Refusal(change: .levelSet(.stranger, .average), reason: .playerUnknown(.stranger)),
      Refusal(change: .playerUnarchived(.stranger), reason: .playerUnknown(.stranger)),
      Refusal(change: .playerEdited(.ben, .skill(.beginner)), reason: .playerRemoved(.ben)),
    ]
  }

  static let starts = Result {
    [
      Refusal(change: .gatherStarted(.friday, []), reason: .gatherExists(.friday)),
      Refusal(change: .gatherStarted(.sunday, []), reason: .gatherExists(.sunday)),
      Refusal(
        change: .gatherStarted(.never, [try .ann(.teamA), try .ben(.teamB), try .ann(.teamB)]),
        reason: .participantRepeated(.never, .ann)),
      Refusal(change: .gatherDeleted(.never), reason: .gatherUnknown(.never)),
      Refusal(change: .gatherRestored(.never), reason: .gatherUnknown(.never)),
    ]
  }

  /// The changes that need an existing gather.
  private static func actions(on id: Gather.ID) throws -> [Change] {
    [
      .participantAssigned(id, try .ann(.teamA)), .gatherEnded(id), .clockSet(id, .default),
      .clockStarted(id), .clockPaused(id), .clockCancelled(id), .goalAdded(id, .opener, .teamA),
      .goalTakenBack(id, .opener), .linkMade(id, .toFollow),
      .linkTurnedOff(id, .fixed(1)), .followerNamesSet(id, .full), .gatherExcluded(id),
      .gatherIncluded(id),
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
      try squad.apply(.numbered(1, .playerEdited(.ben, .age(nil))))
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
