import Domain
import TestSupport
import Testing

@Suite("Names that friends type and see")
struct FriendNamesTests {
  private let key = PlanKey.single(.fixed(3))
  private let scope = Scope.link(.plans, .reply)

  /// Players with these names, numbered from 1, and a game on Thursday.
  private func squad(_ names: String..., after changes: Change...) throws -> Squad {
    var squad = try Squad(after: .squad(.zoneSet(.seoul)), .planned(.fixed(3)))
    for (index, name) in names.enumerated() {
      let details = PlayerDetails(name: try ShortText(name))
      try squad.apply([.player(.fixed(UInt64(index) + 1), .added(details))])
    }
    try squad.apply(changes)
    return squad
  }

  private func answer(named name: String, of person: Player.ID) throws -> Change {
    .plan(key, .answered(PlanAnswer(.in, of: person, named: try ShortText(name))))
  }

  private func names(_ squad: Squad, of people: Player.ID...) -> [String?] {
    people.map { squad.plans.game(key)?.name(of: $0)?.text }
  }

  @Test func `a friend who types the name of a player is that player, unless it is hidden`() throws
  {
    let name = try ShortText("ann")
    var squad = try squad("Ann")
    #expect(squad.person(typing: name, as: .friend) == .fixed(1))
    try squad.apply([.player(.fixed(1), .set(.hidden, true))])
    #expect(squad.person(typing: name, as: .friend) != .fixed(1))
    #expect(squad.person(typing: name, as: .organiser) == .fixed(1))
  }

  @Test func `each who types the name of a hidden player is another person, once told apart`()
    throws
  {
    // Given the hidden Ann, who typed her name, and whom the organiser recognised, twice
    let name = try ShortText("Ann")
    var squad = try squad("Ann", after: .player(.fixed(1), .set(.hidden, true)))
    var typists: [Player.ID] = []
    for _ in 0..<3 {
      let person = squad.person(typing: name, as: .friend)
      typists.append(person)
      try squad.apply([
        answer(named: "Ann", of: person), .replies(.answersJoined(person, to: .fixed(1))),
      ])
    }
    // Then
    #expect(Set(typists).count == 3)
    #expect(!typists.contains(.fixed(1)))
    #expect(squad.person(typing: name, as: .friend) == squad.person(typing: name, as: .friend))
    #expect(!typists.contains(squad.person(typing: name, as: .friend)))
  }

  @Test(arguments: [
    ("Eva", true), ("Eva L.", true), ("eva l", true), ("Eva Long Smith", true), ("Ev", false),
    ("Evan", false), ("Bob", false), ("Kim", false), ("Eva S.", false),
  ])
  func
    `a typed name may mean the only player who has it as first name, is shown so, or has a part of it`(
      name: String, isEva: Bool
    ) throws
  {
    let squad = try squad("Eva Long", "Kim One", "Kim Two")
    #expect(squad.playerMeant(byTyping: try ShortText(name)) == (isEva ? .fixed(1) : nil))
  }

  @Test func `a typed name means no player who is hidden, and none while friends see no list`()
    throws
  {
    let name = try ShortText("Eva")
    let squad = try squad("Eva Long")
    #expect(squad.playerMeant(byTyping: name) == .fixed(1))
    for change: Change in try [
      .player(.fixed(1), .set(.hidden, true)),
      .replies(.namesSet(.firstNameAndInitial, areListed: false)),
      answer(named: "Eva", of: squad.person(typing: name, as: .friend)),
      .player(.fixed(2), .added(PlayerDetails(name: name))),
    ] {
      var other = squad
      try other.apply([change])
      #expect(other.playerMeant(byTyping: name) == nil, "\(change)")
    }
  }

  @Test func `friends see the list and the answers in the form that the organiser chose`() throws {
    let squad = try squad(
      "Ann Lee", "Ben Bo", after: answer(named: "Zoe Long", of: .stranger),
      .replies(.namesSet(.firstNameAndInitial, areListed: true)), .replies(.fromOwnPhoneSet(true)))
    let seen = scope.view(of: squad)
    #expect(seen.players.map(\.details.name.text) == ["Ann L.", "Ben B."])
    #expect(seen.players.map(\.number) == [1, 2])
    #expect(names(seen, of: .stranger) == ["Zoe L."])
    #expect(seen.plans.replies.isFromOwnPhoneOnly)
    #expect(seen.plans.replies.listsNames)
  }

  @Test func `friends see full names, or no list, when the organiser chose that`() throws {
    var squad = try squad(
      "Ann Lee", after: answer(named: "Zoe Long", of: .stranger),
      .replies(.namesSet(.full, areListed: false)))
    let seen = scope.view(of: squad)
    #expect(seen.players.isEmpty)
    #expect(!seen.plans.replies.listsNames)
    #expect(names(seen, of: .stranger) == ["Zoe Long"])
    try squad.apply([.replies(.namesSet(.full, areListed: true))])
    #expect(scope.view(of: squad).players.map(\.details.name.text) == ["Ann Lee"])
  }

  @Test func `friends see neither a hidden player's name nor the names of their guests`() throws {
    let guest = Change.plan(key, .guestAdded(.fixed(60), host: .fixed(1), try ShortText("Gus")))
    let squad = try squad(
      "Ann Lee", "Ben Bo", after: answer(named: "Ann Lee", of: .fixed(1)), guest,
      answer(named: "Ben Bo", of: .fixed(2)), .player(.fixed(1), .set(.hidden, true)))
    let seen = scope.view(of: squad)
    #expect(seen.players.map(\.details.name.isWithheld) == [true, false])
    #expect(seen.players.map(\.isHidden) == [true, false])
    #expect(names(seen, of: .fixed(1), .fixed(60), .fixed(2)) == ["", "", "Ben B."])
  }

  @Test func `people who have said their name before are not among the forty of a day`() throws {
    var squad = try squad()
    for number in 1...41 as ClosedRange<UInt64> {
      try squad.apply([.answered(.in, of: .fixed(1_000 + number), to: key)])
    }
    let later = Instant.kickOff(plusMinutes: 2 * 24 * 60)
    for number in 1...41 as ClosedRange<UInt64> {
      try squad.apply(.answered(.out, of: .fixed(1_000 + number), to: key), at: later)
    }
    let next = StampedChange(
      id: .fixed(1), device: .fixed(50), madeAt: later,
      change: try .answered(.in, of: .fixed(2_000), to: key))
    #expect(scope.permits(next, in: squad, at: later))
  }
}
