import Domain
import TestSupport
import Testing

@Suite("What friends may do by a link")
struct RepliesTests {
  private let key = PlanKey.single(.fixed(3))
  private let scope = Scope.link(.plans, .reply)
  private let phone = Device.ID.fixed(50)
  private let laptop = Device.ID.fixed(51)

  /// Ann and Ben, a game on Thursday, and a link to answer.
  private func squad(after changes: Change...) throws -> Squad {
    var squad = try Squad.friday
    try squad.apply([
      .squad(.zoneSet(.seoul)), .planned(.fixed(3)), .replies(.linkMade(.toReply())),
    ])
    try squad.apply(changes)
    return squad
  }

  private func stamped(
    _ change: Change, on device: Device.ID, at instant: Instant = .kickOff
  ) -> StampedChange {
    StampedChange(id: .fixed(1), device: device, madeAt: instant, change: change)
  }

  private func permits(
    _ change: Change, on device: Device.ID, in squad: Squad, at now: Instant = .kickOff
  ) -> Bool {
    scope.permits(stamped(change, on: device, at: now), in: squad, at: now)
  }

  @Test(arguments: try Change.examples)
  func `a friend says who they are, answers, brings guests and passes, and no more`(
    change: Change
  ) throws {
    let isReply =
      switch change {
      case .replies(.browserBound): true
      case .plan(.single, .answered), .plan(.single, .placePassed): true
      default: false
      }
    // The game of the examples has another id.
    var squad = try squad()
    try squad.apply([.planned(.fixed(1))])
    #expect(permits(change, on: phone, in: squad) == isReply, "\(change)")
    for other in [
      Scope.link(.plans, .follow), .link(.plans, .score), .link(.gather(.friday), .reply),
    ] {
      #expect(!other.permits(stamped(change, on: phone), in: squad, at: .kickOff))
    }
  }

  @Test func `an answer is taken until the game begins`() throws {
    let squad = try squad()
    let answer = try Change.answered(.out, of: .ann, to: key)
    let start = try #require(squad.plans.game(key)).start
    #expect(permits(answer, on: phone, in: squad, at: start.advanced(byMilliseconds: -1)))
    #expect(!permits(answer, on: phone, in: squad, at: start))
  }

  @Test func `an answer is made by the server's clock, and not later`() throws {
    let early = stamped(
      try .answered(.in, of: .ann, to: key), on: phone, at: .kickOff(plusMinutes: 1))
    #expect(!scope.permits(early, in: try squad(), at: .kickOff))
  }

  @Test func `a cancelled game, and one that is not open yet, takes no answers`() throws {
    let cancelled = try squad(after: .plan(key, .cancelled(nil)))
    #expect(!permits(try .answered(.in, of: .ann, to: key), on: phone, in: cancelled))
    let later = PlanKey.series(.fixed(1), .thursday.advanced(byDays: 7))
    let series = try squad(after: .everyThursday(.fixed(1)))
    #expect(!permits(try .answered(.in, of: .ann, to: later), on: phone, in: series))
  }

  @Test func `others answer for a person, unless only their own phone may`() throws {
    // Given Ann's phone, and Ben's laptop
    var squad = try squad()
    try squad.apply(.replies(.browserBound(.ann)), at: .kickOff, on: phone)
    try squad.apply(.replies(.browserBound(.ben)), at: .kickOff, on: laptop)
    let answer = try Change.answered(.out, of: .ann, to: key)
    #expect(permits(answer, on: laptop, in: squad))
    #expect(permits(.replies(.browserBound(.ann)), on: laptop, in: squad))
    // When
    try squad.apply([.replies(.fromOwnPhoneSet(true))])
    // Then
    #expect(permits(answer, on: phone, in: squad))
    #expect(!permits(answer, on: laptop, in: squad))
    #expect(!permits(.replies(.browserBound(.ann)), on: laptop, in: squad))
    // And a person without a browser gets one
    #expect(permits(try .answered(.in, of: .stranger, to: key), on: .fixed(52), in: squad))
  }

  @Test func `a browser that is not known to be a person's is asked who speaks`() throws {
    // Given Ann's phone, and Ben's laptop
    var squad = try squad()
    try squad.apply(.replies(.browserBound(.ann)), at: .kickOff, on: phone)
    try squad.apply(.replies(.browserBound(.ben)), at: .kickOff, on: laptop)
    func right(
      _ device: Device.ID, _ person: Player.ID, _ speaker: ReplySpeaker? = nil
    ) -> ReplyRight {
      let replies = squad.plans.replies
      return replies.right(
        of: replies.visitor(by: nil, on: device), on: device, toSpeakFor: person, as: speaker)
    }
    // Then
    #expect(right(phone, .ann) == .speaks(binds: false))
    #expect(right(laptop, .ann) == .asksWho)
    #expect(right(.fixed(52), .ann) == .asksWho)
    #expect(right(laptop, .stranger) == .asksWho)
    #expect(right(.fixed(52), .stranger) == .speaks(binds: true))
    #expect(right(laptop, .ann, .self) == .speaks(binds: true))
    #expect(right(laptop, .ann, .other) == .speaks(binds: false))
    // When only their own phones may
    try squad.apply([.replies(.fromOwnPhoneSet(true))])
    // Then
    for speaker in [nil, .self, .other] as [ReplySpeaker?] {
      #expect(right(laptop, .ann, speaker) == .ownPhoneOnly)
      #expect(right(phone, .ann, speaker) == .speaks(binds: false))
    }
    #expect(right(.fixed(52), .stranger) == .speaks(binds: true))
  }

  @Test func `by a person's own link they speak from any browser, and no one else does`() throws {
    // Given Ann's phone and Ben's laptop, where only their own phones may
    var squad = try squad(after: .replies(.fromOwnPhoneSet(true)))
    try squad.apply(.replies(.browserBound(.ann)), at: .kickOff, on: phone)
    try squad.apply(.replies(.browserBound(.ben)), at: .kickOff, on: laptop)
    let replies = squad.plans.replies
    let ann = replies.visitor(by: .ann, on: laptop)
    // Then
    #expect(ann == .owner(.ann))
    for speaker in [nil, .self, .other] as [ReplySpeaker?] {
      func right(_ device: Device.ID, _ person: Player.ID) -> ReplyRight {
        replies.right(of: ann, on: device, toSpeakFor: person, as: speaker)
      }
      #expect(right(phone, .ann) == .speaks(binds: false))
      #expect(right(laptop, .ann) == .speaks(binds: true))
      #expect(right(laptop, .ben) == .ownLinkOnly)
      #expect(right(phone, .stranger) == .ownLinkOnly)
    }
  }

  @Test func `the answer that a browser sent last is found`() throws {
    var squad = try squad()
    try squad.apply(.answered(.in, of: .ann, to: key), at: .kickOff, on: phone)
    try squad.apply(.answered(.in, of: .ben, to: key), at: .kickOff, on: phone)
    try squad.apply(.answered(.out, of: .ann, to: key), at: .kickOff, on: laptop)
    #expect(squad.plans.answers(on: phone, to: key).map(\.person) == [.ben, .ann])
    #expect(squad.plans.answers(on: laptop, to: key).map(\.person) == [.ann])
    #expect(squad.plans.answers(on: .fixed(52), to: key).isEmpty)
    #expect(squad.plans.answers(on: phone, to: .single(.fixed(9))).isEmpty)
  }

  @Test
  func `a person under another name is the player that the organiser says, with the earlier place`()
    throws
  {
    // Given
    var squad = try squad()
    for (number, person) in [Player.ID.stranger, .ben, .ann].enumerated() {
      try squad.apply(
        .answered(.in, of: person, to: key), at: .kickOff, on: phone,
        in: LogPlace(number: Int64(number), acceptedAt: .kickOff))
    }
    try squad.apply(.replies(.browserBound(.stranger)), at: .kickOff, on: phone)
    // When
    try squad.apply([.replies(.answersJoined(.stranger, to: .ann))])
    // Then
    let game = try #require(squad.plans.game(key))
    #expect(game.people == [.ann, .ben])
    #expect(game.places(at: .kickOff).comers == [.ann, .ben])
    #expect(squad.plans.replies.person(on: phone) == .ann)
    #expect(squad.plans.replies.isElsewhere(.ann, than: laptop))
    #expect(squad.person(known: .stranger)?.id == .ann)
    // When
    try squad.apply([.replies(.answersJoined(.stranger, to: nil))])
    // Then
    #expect(squad.plans.game(key)?.people == [.stranger, .ben, .ann])
  }

  @Test func `people are never joined in a circle`() throws {
    var squad = try squad()
    try squad.apply([
      .replies(.answersJoined(.stranger, to: .ann)), .replies(.answersJoined(.ann, to: .ben)),
      .replies(.answersJoined(.ben, to: .stranger)), .replies(.answersJoined(.ben, to: .ben)),
    ])
    #expect(squad.plans.replies.resolved(.stranger) == .ben)
    #expect(squad.plans.replies.resolved(.ben) == .ben)
  }

  @Test func `by their own link a person answers from any browser, and for no one else`() throws {
    // Given
    var squad = try squad()
    try squad.apply([.replies(.fromOwnPhoneSet(true))])
    try squad.apply(.replies(.browserBound(.ann)), at: .kickOff, on: laptop)
    let (own, group) = (Scope.ownReplies(.ann), Scope.link(.plans, .reply))
    func may(_ scope: Scope, _ change: Change) -> Bool {
      scope.permits(
        StampedChange(id: .fixed(1), device: phone, madeAt: .kickOff, change: change), in: squad,
        at: .kickOff)
    }
    // Then
    for (change, isOwn) in try [
      (Change.answered(.in, of: .ann, to: key), true), (.replies(.browserBound(.ann)), true),
      (.answered(.in, of: .ben, to: key), false), (.replies(.browserBound(.ben)), false),
      (.plan(key, .cancelled(nil)), false), (.plan(key, .begun(.friday)), false),
      (.replies(.answersJoined(.ann, to: .ben)), false),
    ] {
      #expect(may(own, change) == isOwn)
    }
    #expect(try !may(group, .answered(.in, of: .ann, to: key)))
    #expect(own.view(of: squad) == group.view(of: squad))
    #expect(try !own.shows(.answered(.in, of: .ann, to: key)))
  }

  @Test func `a browser is a person's until it is another's, or no one's`() throws {
    var squad = try squad()
    try squad.apply(.replies(.browserBound(.ann)), at: .kickOff, on: phone)
    try squad.apply(.replies(.browserBound(.ben)), at: .kickOff, on: phone)
    #expect(squad.plans.replies.person(on: phone) == .ben)
    #expect(!squad.plans.replies.isElsewhere(.ann, than: nil))
    #expect(squad.plans.replies.isElsewhere(.ben, than: laptop))
    #expect(!squad.plans.replies.isElsewhere(.ben, than: phone))
    try squad.apply(.replies(.browserBound(nil)), at: .kickOff, on: phone)
    #expect(squad.plans.replies.person(on: phone) == nil)
  }

  @Test func `a squad remembers a thousand browsers`() throws {
    var squad = try squad()
    for number in 1...1_001 as ClosedRange<UInt64> {
      try squad.apply(.replies(.browserBound(.ann)), at: .kickOff, on: .fixed(number))
    }
    #expect(squad.plans.replies.browsers.count == 1_000)
    #expect(squad.plans.replies.person(on: .fixed(1)) == nil)
    #expect(squad.plans.replies.person(on: .fixed(1_001)) == .ann)
  }

  @Test func `each person brings as many guests as the game allows`() throws {
    var squad = try squad(
      after: .plan(key, .edited(.guestsEach(1))), .answered(.in, of: .ann, to: key))
    let guest = Change.plan(key, .guestAdded(.fixed(60), host: .ann, nil))
    #expect(permits(guest, on: phone, in: squad))
    try squad.apply([guest])
    #expect(!permits(.plan(key, .guestAdded(.fixed(61), host: .ann, nil)), on: phone, in: squad))
    #expect(permits(.plan(key, .guestRemoved(.fixed(60))), on: phone, in: squad))
    // No player and no one who answered is a guest.
    try squad.apply([.plan(key, .edited(.guestsEach(5)))])
    #expect(!permits(.plan(key, .guestAdded(.ben, host: .ann, nil)), on: phone, in: squad))
    #expect(!permits(.plan(key, .guestAdded(.fixed(60), host: .ann, nil)), on: phone, in: squad))
  }

  @Test func `forty people who are in no list say their name in a day`() throws {
    var squad = try squad()
    for number in 1...40 as ClosedRange<UInt64> {
      let answer = try Change.answered(.in, of: .fixed(1_000 + number), to: key)
      #expect(permits(answer, on: phone, in: squad))
      try squad.apply([answer])
    }
    let next = try Change.answered(.in, of: .fixed(2_000), to: key)
    #expect(!permits(next, on: phone, in: squad))
    #expect(permits(try .answered(.out, of: .fixed(1_001), to: key), on: phone, in: squad))
    #expect(permits(try .answered(.in, of: .ann, to: key), on: phone, in: squad))
    let tomorrow = Instant.kickOff(plusMinutes: 24 * 60)
    #expect(permits(next, on: phone, in: squad, at: tomorrow))
  }

  @Test func `friends see names in the form that the organiser chose, and no more`() throws {
    // Given
    let long = try ShortText("Eva Long")
    var squad = try squad(
      after: .player(.fixed(5), .added(PlayerDetails(name: long, age: try Age(30)))),
      .player(.fixed(5), .levelSet(Level(tenths: 70))), .answered(.in, of: .ann, to: key))
    try squad.apply(.replies(.browserBound(.ann)), at: .kickOff, on: phone)
    // When
    var seen = scope.view(of: squad)
    // Then
    #expect(
      seen.players.map(\.details) == [
        PlayerDetails(name: try ShortText("Ann")), PlayerDetails(name: try ShortText("Ben")),
        PlayerDetails(name: try ShortText("Eva L.")),
      ])
    #expect(seen.players.allSatisfy { $0.ownLevel == nil })
    #expect(seen.allGathers == [] && seen.rules == [])
    #expect(seen.plans.replies.links == [] && seen.plans.replies.browsers == [])
    #expect(seen.plans.allPlans.allSatisfy { $0.entries.allSatisfy { $0.device == nil } })
    // When all names are hidden
    try squad.apply([.replies(.namesSet(.numbersOnly, areListed: true))])
    seen = scope.view(of: squad)
    // Then none can be picked either
    #expect(seen.players == [])
    #expect(seen.plans.game(key)?.places(at: .kickOff).comers == [.ann])
  }

  @Test func `a typed name is the player who has it, or one person on every phone`() throws {
    let squad = try squad()
    #expect(squad.person(typing: try ShortText("ANN")) == .ann)
    let zoe = squad.person(typing: try ShortText("Zoe"))
    #expect(zoe == squad.person(typing: try ShortText("zoe")))
    #expect(zoe != squad.person(typing: try ShortText("Zoey")))
  }

  @Test
  func
    `a person who answered and was removed or archived is the same person when they type their name`()
    throws
  {
    var squad = try Squad.friday
    let key = PlanKey.single(.fixed(3))
    try squad.apply([.planned(.fixed(3)), .answered(.in, of: .ann, to: key)])
    try squad.apply([.player(.ann, .set(.removed, true)), .player(.ben, .set(.archived, true))])
    #expect(squad.person(typing: try ShortText("Ann")) == .ann)
    // Archived without having answered.
    #expect(squad.person(typing: try ShortText("ben")) == .ben)
    // A new player of that name comes first.
    try squad.apply([
      .player(.fixed(31), .added(PlayerDetails(name: try ShortText("Ann")))),
      .player(.fixed(32), .added(PlayerDetails(name: try ShortText("Ben")))),
    ])
    #expect(squad.person(typing: try ShortText("Ann")) == .fixed(31))
    #expect(squad.person(typing: try ShortText("Ben")) == .fixed(32))
  }

  @Test func `one who was removed and never answered leaves their name to others`() throws {
    var squad = try Squad.friday
    try squad.apply([.player(.ann, .set(.removed, true))])
    #expect(squad.person(typing: try ShortText("Ann")) != .ann)
  }

  @Test(arguments: [PlanKey.single(.fixed(3)), .series(.fixed(4), .thursday)])
  func `a key is read as it is written`(key: PlanKey) throws {
    #expect(PlanKey(text: key.text) == key)
    for wrong in ["", "/", key.text + "/", key.text + "/2026-12-03/x", "x/2026-12-03"] {
      #expect(PlanKey(text: wrong) == nil)
    }
  }

  @Test func `the name that someone said last is known for the next game`() throws {
    let later = try ShortText("Zoe Long")
    let squad = try squad(
      after: .answered(.in, of: .stranger, to: key),
      .plan(key, .answered(PlanAnswer(.out, of: .stranger, named: later))))
    #expect(squad.plans.name(of: .stranger) == later)
    #expect(squad.plans.name(of: .ben) == nil)
  }

  @Test func `a log shows nothing to friends, whose page a server makes`() throws {
    for change in try Change.examples { #expect(!scope.shows(change)) }
  }

  @Test func `a link works until it is turned off, whatever becomes of the games`() throws {
    var squad = try squad(after: .plan(key, .cancelled(nil)))
    let link = try #require(squad.links(to: .plans).first)
    let late = Instant.kickOff(plusMinutes: 10_000_000)
    #expect(squad.state(of: link, to: .plans, at: late) == .works)
    #expect(squad.plans.replies.link(of: nil) == link)
    try squad.apply([.replies(.linkTurnedOff(link.id))])
    let off = try #require(squad.links(to: .plans).first)
    #expect(squad.state(of: off, to: .plans, at: late) == .off)
    #expect(squad.plans.replies.link(of: nil) == nil)
  }

  @Test func `a squad has a hundred links to answer`() throws {
    var squad = Squad()
    for number in 1...100 as ClosedRange<UInt64> { try squad.accept([.reply(number)]) }
    #expect(throws: ChangeRejection.tooManyReplyLinks) { try squad.accept([.reply(101)]) }
    try squad.accept([.reply(100)])
  }
}

extension Change {
  fileprivate static func reply(_ number: UInt64) throws -> Change {
    let link = Link(
      id: .fixed(number), purpose: .reply, secret: LinkSecret(high: number, low: number))
    return .replies(.linkMade(try #require(Replies.ReplyLink(link))))
  }
}
