import Domain
import TestSupport
import Testing

@Suite("Players of a squad")
struct SquadPlayerTests {
  @Test func `players are numbered in the order in which they are added`() throws {
    let squad = try Squad(after: .player(.ben, .added(.ben)), .player(.ann, .added(.ann)))

    #expect(
      try squad.players == [
        Player(id: .ben, number: 1, details: .ben), Player(id: .ann, number: 2, details: .ann),
      ])
    #expect(squad.player(.ann) == squad.player(number: 2))
  }

  @Test func `two players may share a name`() throws {
    let squad = try Squad(after: .player(.ann, .added(.ann)), .player(.ben, .added(.ann)))
    #expect(squad.players.map(\.details.name.text) == ["Ann", "Ann"])
  }

  @Test func `a player keeps the number after a rename`() throws {
    var squad = try Squad.friday
    try squad.apply([.player(.ann, .edited(.name(ShortText("Anna"))))])
    #expect(
      try squad.player(number: 1)
        == Player(id: .ann, number: 1, details: PlayerDetails(name: ShortText("Anna"))))
  }

  @Test func `edits of different fields do not undo each other`() throws {
    var squad = try Squad(after: .player(.ann, .added(.ann)))
    try squad.apply([
      .player(.ann, .edited(.age(Age(31)))), .player(.ann, .edited(.skill(.amateur))),
      .player(.ann, .edited(.preferredPosition(.winger))),
      .player(.ann, .edited(.favouriteTeam(ShortText("FC Example")))),
      .player(.ann, .edited(.name(ShortText("Ben")))),
    ])
    #expect(try squad.player(.ann)?.details == .ben)
  }

  @Test func `the later of two edits of one field counts`() throws {
    var squad = try Squad.friday
    try squad.apply([
      .player(.ben, .edited(.skill(.professional))), .player(.ben, .edited(.skill(nil))),
    ])
    #expect(squad.player(.ben)?.details.skill == nil)
  }

  @Test func `a removed player is gone, and the number is not reused`() throws {
    var squad = try Squad(after: .player(.ann, .added(.ann)), .player(.ann, .set(.removed, true)))
    try squad.apply([.player(.ben, .added(.ben))])

    #expect(try squad.players == [Player(id: .ben, number: 2, details: .ben)])
    #expect(squad.player(.ann) == nil)
    #expect(squad.player(number: 1) == nil)
    #expect(squad.allPlayers.map(\.isRemoved) == [true, false])
  }

  @Test func `a restored player has number and details as before`() throws {
    let before = try Squad.friday
    var squad = before
    try squad.apply([.player(.ann, .set(.removed, true)), .player(.ann, .set(.removed, false))])
    #expect(squad == before)
  }

  @Test func `removing and restoring twice is the same as once`() throws {
    var squad = try Squad.friday
    try squad.apply([.player(.ann, .set(.removed, true)), .player(.ann, .set(.removed, true))])
    #expect(try squad.players == [Player(id: .ben, number: 2, details: .ben)])

    try squad.apply([.player(.ann, .set(.removed, false)), .player(.ann, .set(.removed, false))])
    #expect(try squad == .friday)
  }

  @Test(arguments: [Int.min, -1, 0, 3, Int.max])
  func `a number that was not assigned finds no player`(number: Int) throws {
    #expect(try Squad.friday.player(number: number) == nil)
  }

  @Test func `a participant is a player of the squad under the name at the time`() throws {
    // Given
    var squad = Squad()
    try squad.apply(.player(.ann, .added(.ann)), at: .earliest)
    let participant = Participant(id: .ann, name: try ShortText("Annie"), team: .teamA)
    let guest = Participant(id: .stranger, name: try ShortText("Guest"), team: .teamB)
    // When
    try squad.apply(.player(.ann, .set(.removed, true)), at: .earliest)
    // Then
    let player = try #require(squad.participantAsPlayer(participant))
    #expect(player.number == 1)
    #expect(player.details.name.text == "Annie")
    #expect(squad.participantAsPlayer(guest) == nil)
  }
}
