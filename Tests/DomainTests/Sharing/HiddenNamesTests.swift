import Domain
import TestSupport
import Testing

@Suite("Names that the organiser hides")
struct HiddenNamesTests {
  private let key = PlanKey.single(.fixed(3))

  /// Ann, who is hidden, and Ben; each scored and passed to the other in two games of a gather.
  private func squad(after changes: Change...) throws -> Squad {
    var squad = try Squad(
      after: .squad(.zoneSet(.seoul)),
      .player(.ann, .added(PlayerDetails(name: ShortText("Ann Lee")))),
      .player(.ben, .added(PlayerDetails(name: ShortText("Ben Bo")))), .planned(.fixed(3)),
      .gather(
        .friday,
        .started([
          Participant(id: .ann, name: ShortText("Ann Lee"), team: .teamA),
          Participant(id: .ben, name: ShortText("Ben Bo"), team: .teamA),
          Participant(id: .stranger, name: ShortText("Cem"), team: .teamB),
        ])))
    try squad.apply([.gather(.friday, .gameStarted(.fixed(1), .first))])
    for (game, id) in [nil, Game.ID.fixed(1)].enumerated() {
      for (number, credit) in [
        GoalCredit.scored(by: .ann, assist: .ben), .scored(by: .ben, assist: .ann),
        .ownGoal(by: .ann),
      ].enumerated() {
        let goal = Goal.ID.fixed(UInt64(10 * game + number + 1))
        try squad.apply([
          .goal(.friday, goal, .added(.teamA, in: id)), .goal(.friday, goal, .credited(credit)),
        ])
      }
    }
    try squad.apply([.player(.ann, .set(.hidden, true))])
    try squad.apply(changes)
    return squad
  }

  private func answer(named name: String, of person: Player.ID) throws -> Change {
    .plan(key, .answered(PlanAnswer(.in, of: person, named: try ShortText(name))))
  }

  private func guest(_ id: Player.ID, of host: Player.ID, named name: String) throws -> Change {
    .plan(key, .guestAdded(id, host: host, try ShortText(name)))
  }

  @Test func `a squad without hidden names is the same when none is hidden`() throws {
    let squad = try squad(after: .player(.ann, .set(.hidden, false)))
    #expect(squad.withoutHiddenNames == squad)
  }

  @Test func `neither the list nor a gather names a hidden player, nor what they scored`() throws {
    let squad = try squad().withoutHiddenNames
    #expect(squad.allPlayers.map(\.details.name.text) == ["", "Ben Bo"])
    #expect(squad.allPlayers.map(\.isHidden) == [true, false])
    let gather = try #require(squad.gather(.friday))
    #expect(gather.appearances.map(\.name.text) == ["", "Ben Bo", "Cem"])
    let credits: [GoalCredit] = [
      .scored(by: nil, assist: .ben), .scored(by: .ben, assist: nil), .ownGoal(by: nil),
    ]
    #expect(gather.games.map { $0.goals.map(\.credit) } == [credits, credits])
  }

  @Test func `a player who turned out to be a hidden one is hidden, too`() throws {
    let squad = try squad(
      after: .player(.fixed(5), .added(PlayerDetails(name: ShortText("Annie")))),
      .replies(.answersJoined(.fixed(5), to: .ann))
    ).withoutHiddenNames
    #expect(squad.allPlayers.map(\.details.name.text) == ["", "Ben Bo", ""])
    #expect(squad.allPlayers.map(\.isHidden) == [true, false, true])
  }

  @Test func `a gather in which no hidden player took part is as it was`() throws {
    let squad = try squad(
      after: .player(.fixed(4), .added(PlayerDetails(name: ShortText("Eva")))),
      .player(.fixed(4), .set(.hidden, true)), .player(.ann, .set(.hidden, false)))
    #expect(squad.withoutHiddenNames.allGathers == squad.allGathers)
  }

  @Test func `people who follow a gather see no hidden name`() throws {
    let seen = Scope.link(.gather(.friday), .follow).view(of: try squad()).gather(.friday)
    #expect(seen?.appearances.map(\.name.text) == ["", "Ben Bo", "Cem"])
    let credits = seen?.games.flatMap { $0.goals.map(\.credit) } ?? []
    #expect(!credits.isEmpty && credits.allSatisfy { $0.scorer != .ann && $0.assist != .ann })
  }

  @Test
  func `no plan has the name under which a hidden player answered, nor those of their guests`()
    throws
  {
    let squad = try squad(
      after: answer(named: "Ann Lee", of: .ann), answer(named: "Annie", of: .fixed(20)),
      .replies(.answersJoined(.fixed(20), to: .ann)), answer(named: "Ben Bo", of: .ben),
      guest(.fixed(60), of: .ann, named: "Gus"), guest(.fixed(61), of: .fixed(20), named: "Hal"),
      guest(.fixed(62), of: .ben, named: "Ida"), answer(named: "Zoe", of: .fixed(21)))
    let game = try #require(squad.withoutHiddenNames.plans.game(key))
    let people: [Player.ID] = [.ann, .ben, .fixed(60), .fixed(61), .fixed(62), .fixed(21)]
    #expect(people.map { game.name(of: $0)?.text } == ["", "Ben Bo", "", "", "Ida", "Zoe"])
  }

  @Test(arguments: [
    (Player.ID.fixed(60), "Ann Lee +1", true), (.fixed(60), "Guest of Annie", true),
    (.fixed(60), "ann lee", true), (.fixed(60), "Gus", false), (.fixed(60), "Ann", false),
    (.fixed(62), "Ann Lee +1", false), (.fixed(20), "Annie", true), (.ben, "Ben Bo", false),
  ])
  func `a guest who is called after a hidden host is hidden, and no one else`(
    person: Player.ID, name: String, isHidden: Bool
  ) throws {
    let squad = try squad(
      after: answer(named: "Annie", of: .fixed(20)),
      .replies(.answersJoined(.fixed(20), to: .ann)), answer(named: "Ben Bo", of: .ben),
      guest(.fixed(60), of: .ann, named: "Gus"), guest(.fixed(62), of: .ben, named: "Ida"))
    let name = try ShortText(name)
    #expect(squad.nameForFriends(of: person, name) == (isHidden ? nil : name))
  }

  @Test func `a guest in a gather who is called after a hidden host is withheld`() throws {
    let squad = try squad(
      after: answer(named: "Ann Lee", of: .ann), guest(.fixed(60), of: .ann, named: "Gus"),
      .gather(
        .friday,
        .participantAssigned(
          Participant(id: .fixed(60), name: ShortText("Ann Lee +1"), team: .teamB))))
    let names = squad.withoutHiddenNames.gather(.friday)?.appearances.map(\.name.text)
    #expect(names == ["", "Ben Bo", "Cem", ""])
  }
}
