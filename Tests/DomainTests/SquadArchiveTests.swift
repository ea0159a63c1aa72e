import Domain
import TestSupport
import Testing

@Suite("Archived players of a squad")
struct SquadArchiveTests {
  @Test func `an archived player is not on the list, and is still found`() throws {
    var squad = try Squad.friday
    try squad.apply([.playerArchived(.ann)])

    #expect(squad.players.map(\.id) == [.ben])
    #expect(squad.archivedPlayers.map(\.id) == [.ann])
    #expect(!squad.hasPlayer(.ann))
    #expect(squad.player(.ann)?.details == (try .ann))
    #expect(squad.player(number: 1)?.id == .ann)
  }

  @Test func `an unarchived player has number and details as before`() throws {
    var squad = try Squad.friday
    try squad.apply([.playerArchived(.ann), .playerUnarchived(.ann)])
    #expect(try squad == .friday)
  }

  @Test func `archiving and unarchiving twice is the same as once`() throws {
    var squad = try Squad.friday
    try squad.apply([.playerArchived(.ann), .playerArchived(.ann)])
    #expect(squad.archivedPlayers.map(\.id) == [.ann])

    try squad.apply([.playerUnarchived(.ann), .playerUnarchived(.ann)])
    #expect(try squad == .friday)
  }

  @Test func `an archived player can be edited, and stays archived`() throws {
    var squad = try Squad.friday
    try squad.apply([.playerArchived(.ann), .playerEdited(.ann, .name(ShortText("Anna")))])
    #expect(squad.archivedPlayers.map(\.details.name.text) == ["Anna"])
  }

  @Test func `a player is archived and removed in any order, and restored as archived`() throws {
    var here = try Squad.friday
    var there = here
    try here.apply([.playerArchived(.ann), .playerRemoved(.ann)])
    try there.apply([.playerRemoved(.ann), .playerArchived(.ann)])
    #expect(here == there)
    #expect(here.archivedPlayers == [] && here.player(.ann) == nil)

    try here.apply([.playerRestored(.ann)])
    #expect(here.archivedPlayers.map(\.id) == [.ann])
  }

  @Test func `a running gather keeps a participant who is archived`() throws {
    var squad = try Squad.friday
    try squad.apply([.gatherStarted(.sunday, [.ann(.teamA), .ben(.teamB)])])
    let before = squad.gather(.sunday)
    try squad.apply([.playerArchived(.ann)])
    #expect(squad.gather(.sunday) == before)

    try squad.apply([.participantAssigned(.sunday, .ann(.teamB)), .gatherEnded(.sunday)])
    let gather = try #require(squad.gather(.sunday))
    #expect(gather.participants.map(\.team) == [.teamB, .teamB])
    #expect(
      try gather.participants.compactMap(squad.participantAsPlayer).map(\.details) == [.ann, .ben])
    #expect(squad.archivedPlayers.map(\.id) == [.ann])
  }

  @Test func `a player has played who takes part in a gather that was not deleted`() throws {
    var squad = try Squad.friday
    try squad.apply([.gatherStarted(.sunday, [.ann(.bench)])])
    #expect(squad.hasPlayed(.ann))
    #expect(!squad.hasPlayed(.stranger))

    try squad.apply([.gatherDeleted(.sunday), .gatherDeleted(.friday)])
    #expect(!squad.hasPlayed(.ann))
  }
}
