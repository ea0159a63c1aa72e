import Domain
import TestSupport
import Testing

@Suite("Gathers of a squad")
struct SquadGatherTests {
  @Test func `a gather starts with its teams, a stopped clock and no goals`() throws {
    let gather = Gather(
      id: .friday, startedAt: .kickOff, startedOn: .fixed(1),
      appearances: [
        Appearance(try .ann(.teamA), since: .kickOff),
        Appearance(try .ben(.teamB), since: .kickOff),
      ])

    #expect(try Squad.friday.gathers == [gather])
    #expect(gather.currentGame.score == Score())
    #expect(gather.currentGame.clock == MatchClock())
    #expect(gather.endedAt == nil)
  }

  @Test func `participants keep their names after renames and removals`() throws {
    var squad = try Squad.friday
    try squad.apply([
      .player(.ann, .edited(.name(ShortText("Anna")))), .player(.ben, .set(.removed, true)),
    ])
    #expect(try squad.gathers == Squad.friday.gathers)
  }

  @Test func `a participant who changes teams keeps the first name given`() throws {
    var squad = try Squad.friday
    let renamed = Participant(id: .ann, name: try ShortText("Anna"), team: .bench)
    try squad.apply([.gather(.friday, .participantAssigned(renamed))])
    #expect(
      try squad.gather(.friday)?.participants == [.ann(.bench), .ben(.teamB)])
  }

  @Test func `assigning a participant to the same team again changes nothing`() throws {
    var squad = try Squad.friday
    try squad.apply([.gather(.friday, .participantAssigned(.ben(.teamB)))])
    #expect(try squad == .friday)
  }

  @Test func `a participant may join late, whether the squad knows them or not`() throws {
    var squad = try Squad.friday
    let guest = Participant(id: .stranger, name: try ShortText("Cem"), team: .teamA)
    try squad.apply([.gather(.friday, .participantAssigned(guest))])

    #expect(
      try squad.gather(.friday)?.participants == [.ann(.teamA), .ben(.teamB), guest])
    #expect(squad.gathers(with: .stranger).map(\.id) == [.friday])
  }

  @Test func `the first end counts`() throws {
    var squad = try Squad.friday
    try squad.apply(.gather(.friday, .ended), at: .kickOff(plusMinutes: 10))
    try squad.apply(.gather(.friday, .ended), at: .kickOff(plusMinutes: 5))
    #expect(squad.gather(.friday)?.endedAt == .kickOff(plusMinutes: 10))
  }

  @Test func `a gather never ends before it started`() throws {
    var squad = try Squad.friday
    try squad.apply(.gather(.friday, .ended), at: .kickOff(plusMinutes: -60))
    #expect(squad.gather(.friday)?.endedAt == .kickOff)
  }

  @Test func `a deleted gather is gone until it is restored`() throws {
    let before = try Squad.friday
    var squad = before
    try squad.apply([
      .gather(.friday, .set(.deleted, true)), .gather(.friday, .set(.deleted, true)),
    ])

    #expect(squad.gathers == [])
    #expect(squad.gather(.friday) == nil)
    #expect(squad.gathers(with: .ann) == [])
    #expect(squad.allGathers.map(\.isDeleted) == [true])

    try squad.apply([
      .gather(.friday, .set(.deleted, false)), .gather(.friday, .set(.deleted, false)),
    ])
    #expect(squad == before)
  }

  @Test func `a player's gathers are those with the player among the participants`() throws {
    var squad = try Squad.friday
    try squad.apply([.gather(.sunday, .started([.ben(.bench)]))])

    #expect(squad.gathers(with: .ann).map(\.id) == [.friday])
    #expect(squad.gathers(with: .ben).map(\.id) == [.friday, .sunday])
    #expect(squad.gathers(with: .stranger) == [])
  }
}
