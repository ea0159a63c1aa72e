import Domain
import TestSupport
import Testing

@Suite("The teams of last time")
struct SquadLastTeamsTests {
  private func participants(_ teams: (Player.ID, Team)...) throws -> [Participant] {
    try teams.map { Participant(id: $0.0, name: try ShortText("P"), team: $0.1) }
  }

  private func squad() throws -> Squad {
    var squad = Squad()
    try squad.apply(.player(.ann, .added(.ann)), at: .kickOff)
    try squad.apply(.player(.ben, .added(.ben)), at: .kickOff)
    return squad
  }

  private let later = Instant.kickOff.advanced(byMilliseconds: 60_000)

  @Test func `the last gather counts in which two of the players were opponents`() throws {
    var squad = try squad()
    #expect(squad.lastGather(dividing: [.ann, .ben]) == nil)
    try squad.apply(
      .gather(.friday, .started(try participants((.ann, .teamA), (.ben, .teamB)))), at: .kickOff)
    try squad.apply(
      .gather(.sunday, .started(try participants((.ann, .teamA), (.ben, .teamA)))), at: later)
    #expect(squad.lastGather(dividing: [.ann, .ben])?.id == .friday)
    #expect(squad.lastGather(dividing: [.ann]) == nil)
    try squad.apply(
      .gather(
        .sunday,
        .participantAssigned(Participant(id: .ben, name: try ShortText("Ben"), team: .teamB))),
      at: later.advanced(byMilliseconds: 60_000))
    #expect(squad.lastGather(dividing: [.ann, .ben])?.id == .sunday)
    try squad.apply(.gather(.sunday, .set(.deleted, true)), at: later)
    #expect(squad.lastGather(dividing: [.ann, .ben])?.id == .friday)
  }

  @Test func `the last gather is the one that was started last, not the last of the log`() throws {
    var squad = try squad()
    #expect(squad.lastGather == nil)
    let two = try participants((.ann, .teamA), (.ben, .teamB))
    try squad.apply(.gather(.sunday, .started(two)), at: later)
    try squad.apply(.gather(.friday, .started(two)), at: .kickOff)
    #expect(squad.lastGather?.id == .sunday)
    try squad.apply(.gather(.sunday, .set(.deleted, true)), at: later)
    #expect(squad.lastGather?.id == .friday)
  }
}
