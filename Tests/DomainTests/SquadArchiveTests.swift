import Domain
import TestSupport
import Testing

@Suite("Archived players of a squad")
struct SquadArchiveTests {
  @Test func `an archived player is not on the list, and is still found`() throws {
    var squad = try Squad.friday
    try squad.apply([.player(.ann, .set(.archived, true))])

    #expect(squad.players.map(\.id) == [.ben])
    #expect(squad.archivedPlayers.map(\.id) == [.ann])
    #expect(!squad.hasPlayer(.ann))
    #expect(squad.player(.ann)?.details == (try .ann))
    #expect(squad.player(number: 1)?.id == .ann)
  }

  @Test func `an unarchived player has number and details as before`() throws {
    var squad = try Squad.friday
    try squad.apply([.player(.ann, .set(.archived, true)), .player(.ann, .set(.archived, false))])
    #expect(try squad == .friday)
  }

  @Test func `archiving and unarchiving twice is the same as once`() throws {
    var squad = try Squad.friday
    try squad.apply([.player(.ann, .set(.archived, true)), .player(.ann, .set(.archived, true))])
    #expect(squad.archivedPlayers.map(\.id) == [.ann])

    try squad.apply([.player(.ann, .set(.archived, false)), .player(.ann, .set(.archived, false))])
    #expect(try squad == .friday)
  }

  @Test func `an archived player can be edited, and stays archived`() throws {
    var squad = try Squad.friday
    try squad.apply([
      .player(.ann, .set(.archived, true)), .player(.ann, .edited(.name(ShortText("Anna")))),
    ])
    #expect(squad.archivedPlayers.map(\.details.name.text) == ["Anna"])
  }

  @Test func `a player is archived and removed in any order, and restored as archived`() throws {
    var here = try Squad.friday
    var there = here
    try here.apply([.player(.ann, .set(.archived, true)), .player(.ann, .set(.removed, true))])
    try there.apply([.player(.ann, .set(.removed, true)), .player(.ann, .set(.archived, true))])
    #expect(here == there)
    #expect(here.archivedPlayers == [] && here.player(.ann) == nil)

    try here.apply([.player(.ann, .set(.removed, false))])
    #expect(here.archivedPlayers.map(\.id) == [.ann])
  }

  @Test func `a running gather keeps a participant who is archived`() throws {
    var squad = try Squad.friday
    try squad.apply([.gather(.sunday, .started([.ann(.teamA), .ben(.teamB)]))])
    let before = squad.gather(.sunday)
    try squad.apply([.player(.ann, .set(.archived, true))])
    #expect(squad.gather(.sunday) == before)

    try squad.apply([
      .gather(.sunday, .participantAssigned(.ann(.teamB))), .gather(.sunday, .ended),
    ])
    let gather = try #require(squad.gather(.sunday))
    #expect(gather.participants.map(\.team) == [.teamB, .teamB])
    #expect(
      try gather.participants.compactMap(squad.participantAsPlayer).map(\.details) == [.ann, .ben])
    #expect(squad.archivedPlayers.map(\.id) == [.ann])
  }

  @Test func `a player has played who takes part in a gather that was not deleted`() throws {
    var squad = try Squad.friday
    try squad.apply([.gather(.sunday, .started([.ann(.bench)]))])
    #expect(squad.hasPlayed(.ann))
    #expect(!squad.hasPlayed(.stranger))

    try squad.apply([
      .gather(.sunday, .set(.deleted, true)), .gather(.friday, .set(.deleted, true)),
    ])
    #expect(!squad.hasPlayed(.ann))
  }
}
