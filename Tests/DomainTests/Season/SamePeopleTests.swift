import Domain
import TestSupport
import Testing

/// Results of one person under several ids.
@Suite("People who are the same")
struct SamePeopleTests {
  /// A squad in which a guest played for team B against Ann on Friday, and Ben did on Sunday.
  private func squad() throws -> Squad {
    var squad = try Squad.friday
    let guest = Participant(id: .stranger, name: try ShortText("Benny"), team: .teamB)
    try squad.apply([
      .gather(.friday, .participantLeft(.ben)), .gather(.friday, .participantAssigned(guest)),
      .goal(.friday, .fixed(50), .added(.teamB)),
      .goal(.friday, .fixed(50), .credited(.scored(by: .stranger, assist: nil))),
      .gather(.friday, .ended),
      .gather(.sunday, .started([.ann(.teamA), .ben(.teamB)])),
      .goal(.sunday, .fixed(51), .added(.teamB)), .gather(.sunday, .ended),
    ])
    return squad
  }

  private func rows(_ squad: Squad) -> [SeasonTable.Row] {
    SeasonTable(of: Evenings(of: squad).all, in: squad, by: TableRules()).rows
  }

  private func played(_ id: Player.ID, in squad: Squad) -> Int {
    rows(squad).first { $0.id == id }?.played ?? 0
  }

  /// A squad in which the guest and Ben never played in one gather.
  private func apart() throws -> Squad {
    var squad = Squad()
    let guest = Participant(id: .stranger, name: try ShortText("Benny"), team: .teamB)
    try squad.apply([
      .player(.ann, .added(.ann)), .player(.ben, .added(.ben)),
      .gather(.friday, .started([.ann(.teamA), guest])),
      .goal(.friday, .fixed(50), .added(.teamB)),
      .goal(.friday, .fixed(50), .credited(.scored(by: .stranger, assist: nil))),
      .gather(.friday, .ended),
      .gather(.sunday, .started([.ann(.teamA), .ben(.teamB)])),
      .goal(.sunday, .fixed(51), .added(.teamB)), .gather(.sunday, .ended),
    ])
    return squad
  }

  @Test func `the results of a guest become those of the player, and can be parted again`() throws {
    // Given
    var squad = try apart()
    let before = squad
    #expect(played(.ben, in: squad) == 1)
    // When
    try squad.apply([.replies(.answersJoined(.stranger, to: .ben))])
    // Then
    #expect(played(.ben, in: squad) == 2)
    #expect(rows(squad).first { $0.id == .ben }?.contribution.goals == 1)
    #expect(squad.gathers(with: .ben).count == 2)
    #expect(SquadRatings(of: squad).matches(of: try #require(squad.player(.ben))) == 2)
    #expect(squad.allGathers == before.allGathers)
    // When
    try squad.apply([.replies(.answersJoined(.stranger, to: nil))])
    // Then
    #expect(rows(squad) == rows(before))
    #expect(squad == before)
  }

  @Test func `a player who is another is gone from lists, and counts for the other`() throws {
    // Given
    var squad = try apart()
    try squad.apply([
      .player(.fixed(3), .added(PlayerDetails(name: ShortText("Benny")))),
      .gather(
        .fixed(3),
        .started([
          .ann(.teamA),
          Participant(
            id: .fixed(3), name: ShortText("Benny"), team: .teamB),
        ])),
      .goal(.fixed(3), .fixed(52), .added(.teamA)), .gather(.fixed(3), .ended),
    ])
    // When
    try squad.apply([.replies(.answersJoined(.fixed(3), to: .ben))])
    // Then
    #expect(squad.players.map(\.id) == [.ann, .ben])
    #expect(!squad.hasPlayer(.fixed(3)))
    #expect(squad.samePerson(.fixed(3)) == .ben)
    #expect(squad.otherIDs(of: .ben) == [.fixed(3)])
    #expect(played(.ben, in: squad) == 2)
    #expect(played(.fixed(3), in: squad) == 0)
  }

  @Test func `two who took part in one gather are refused with the reason`() throws {
    var squad = try squad()
    #expect(throws: ChangeRejection.samePlayers(.friday)) {
      try squad.accept(
        .numbered(1, .replies(.answersJoined(.stranger, to: .ben))),
        in: LogPlace(number: 1, acceptedAt: .kickOff))
    }
  }

  @Test func `in a gather in which both take part later they stay two`() throws {
    // Given
    var squad = try apart()
    try squad.apply([.replies(.answersJoined(.stranger, to: .ben))])
    let guest = Participant(id: .stranger, name: try ShortText("Benny"), team: .teamB)
    // When
    try squad.apply([
      .gather(.fixed(3), .started([.ben(.teamA), guest])),
      .goal(.fixed(3), .fixed(53), .added(.teamA)), .gather(.fixed(3), .ended),
    ])
    // Then
    let evening = try #require(Evenings(of: squad).all.last)
    #expect(evening.records.map(\.player) == [.ben, .stranger])
  }

  @Test func `who is said to be each other stays who they are`() throws {
    var squad = try apart()
    try squad.apply([
      .replies(.answersJoined(.stranger, to: .ben)), .replies(.answersJoined(.ben, to: .stranger)),
    ])
    #expect(squad.samePerson(.stranger) == .ben)
    #expect(squad.samePerson(.ben) == .ben)
  }

  @Test func `the regulars count a person once, under whichever id they came`() throws {
    var squad = try apart()
    #expect(squad.regulars == [.ann])
    try squad.apply([.replies(.answersJoined(.stranger, to: .ben))])
    #expect(squad.regulars == [.ann, .ben])
  }
}
