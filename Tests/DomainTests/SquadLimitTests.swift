import Domain
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
      try squad.apply(.playerAdded(.fixed(number), details), at: .kickOff)
    }
    try squad.apply([.playerRemoved(.ann)])
    let full = squad

    #expect(squad.player(number: 10_000)?.id == .fixed(10_000))
    #expect(throws: ChangeRejection.tooManyPlayers) {
      try squad.apply([.playerAdded(.fixed(10_001), .ann)])
    }
    #expect(squad == full)
  }

  @Test func `a squad has at most twenty thousand gathers, deleted ones included`() throws {
    var squad = Squad()
    for number in 1...20_000 as ClosedRange<UInt64> {
      try squad.apply(.gatherStarted(.fixed(number), []), at: .kickOff)
    }
    try squad.apply([.gatherDeleted(.friday)])
    let full = squad

    #expect(throws: ChangeRejection.tooManyGathers) {
      try squad.apply([.gatherStarted(.fixed(20_001), [])])
    }
    #expect(squad == full)
  }

  @Test func `a gather starts with at most two hundred participants`() throws {
    var squad = try Squad(after: .gatherStarted(.friday, participants(1...200)))
    let before = squad

    #expect(throws: ChangeRejection.tooManyParticipants(.sunday)) {
      try squad.apply([.gatherStarted(.sunday, participants(1...201))])
    }
    #expect(squad == before)
  }

  @Test func `a full gather takes nobody else, and its participants still change teams`() throws {
    var squad = try Squad(after: .gatherStarted(.friday, participants(1...199)))
    try squad.apply([.participantAssigned(.friday, participants(200...200)[0])])
    let full = squad

    #expect(throws: ChangeRejection.tooManyParticipants(.friday)) {
      try squad.apply([.participantAssigned(.friday, participants(201...201)[0])])
    }
    #expect(squad == full)

    try squad.apply([.participantAssigned(.friday, .ann(.teamA))])
    #expect(squad.gather(.friday)?.participants.first?.team == .teamA)
  }
}
