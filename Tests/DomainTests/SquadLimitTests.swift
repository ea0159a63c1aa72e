import Domain
import TestSupport
import Testing

private func participants(_ numbers: ClosedRange<UInt64>) throws -> [Participant] {
  let name = try ShortText("Guest")
  return numbers.map { Participant(id: .fixed($0), name: name, team: .bench) }
}

@Suite("Limits of a squad")
struct SquadLimitTests {
  @Test func `a squad has at most ten thousand players, removed ones included`() throws {
    var squad = Squad()
    let details = try PlayerDetails.ann
    for number in 1...10_000 as ClosedRange<UInt64> {
      try squad.accept(.numbered(number, .player(.fixed(number), .added(details))))
    }
    try squad.apply([.player(.ann, .set(.removed, true))])
    let full = squad

    #expect(squad.player(number: 10_000)?.id == .fixed(10_000))
    #expect(throws: ChangeRejection.tooManyPlayers) {
      try squad.accept([.player(.fixed(10_001), .added(.ann))])
    }
    #expect(squad == full)
  }

  @Test func `a full squad refuses a known id because it is known`() throws {
    // Given
    var squad = Squad()
    for number in 1...Squad.playerLimit {
      try squad.apply(.player(.fixed(UInt64(number)), .added(.ann)), at: .earliest)
    }
    // When, then
    #expect(throws: ChangeRejection.playerExists(.ann)) {
      try squad.apply(.player(.ann, .added(.ann)), at: .earliest)
    }
  }

  @Test func `a squad has at most twenty thousand gathers, deleted ones included`() throws {
    var squad = Squad()
    for number in 1...20_000 as ClosedRange<UInt64> {
      try squad.accept(.numbered(number, .gather(.fixed(number), .started([]))))
    }
    try squad.apply([.gather(.friday, .set(.deleted, true))])
    let full = squad

    #expect(throws: ChangeRejection.tooManyGathers) {
      try squad.accept([.gather(.fixed(20_001), .started([]))])
    }
    #expect(squad == full)
  }

  @Test func `a gather starts with at most two hundred participants`() throws {
    var squad = Squad()
    try squad.accept([.gather(.friday, .started(participants(1...200)))])
    let before = squad

    #expect(squad.gather(.friday)?.participants.count == 200)
    #expect(throws: ChangeRejection.tooManyParticipants(.sunday)) {
      try squad.accept([.gather(.sunday, .started(participants(1...201)))])
    }
    #expect(squad == before)
  }

  @Test func `a full gather takes no one new, and its participants still change teams`() throws {
    var squad = try Squad(after: .gather(.friday, .started(participants(1...199))))
    try squad.accept([.gather(.friday, .participantAssigned(participants(200...200)[0]))])
    let full = squad

    #expect(throws: ChangeRejection.tooManyParticipants(.friday)) {
      try squad.accept([.gather(.friday, .participantAssigned(participants(201...201)[0]))])
    }
    #expect(squad == full)

    try squad.accept([.gather(.friday, .participantAssigned(.ann(.teamA)))])
    #expect(squad.gather(.friday)?.participants.first?.team == .teamA)
  }

  @Test func `a change that was accepted under other limits is applied`() throws {
    var squad = try Squad(after: .gather(.friday, .started(participants(1...201))))
    let goals = (1...100 as ClosedRange<UInt64>).map {
      Change.goal(.friday, .fixed($0), .added(.teamA))
    }

    try squad.apply(goals + [.gather(.friday, .participantAssigned(participants(202...202)[0]))])

    let gather = try #require(squad.gather(.friday))
    #expect((gather.participants.count, gather.currentGame.goals.count) == (202, 100))
    #expect(gather.currentGame.score == Score(home: 99, away: 0))
  }

  @Test func `a change that cannot be applied is refused for that before any limit`()
    throws
  {
    var squad = try Squad(
      after: .gather(.friday, .started(participants(1...201))),
      .gather(.sunday, .started(participants(1...200))), .gather(.sunday, .set(.deleted, true)))
    let before = squad

    for (change, reason) in [
      (Change.gather(.friday, .started(try participants(1...201))), .gatherExists(.friday)),
      (.gather(.sunday, .participantAssigned(try .ann(.teamA))), .gatherDeleted(.sunday)),
      (.goal(.never, .opener, .added(.teamA)), .gatherUnknown(.never)),
    ] as [(Change, ChangeRejection)] {
      #expect(throws: reason) { try squad.accept([change]) }
    }
    #expect(squad == before)
  }
}
