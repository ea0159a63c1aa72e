import Domain
import EmbeddedTexts
import PageSupport
import Pages
import TestSupport
import Testing
import Texts

/// A planned game as it is at an instant of some history, with all that says how many come.
private struct History {
  static let key = PlanKey.single(.fixed(3))
  static let people: [(id: Player.ID, name: String)] = [
    (.fixed(21), "Cem"), (.fixed(22), "Dae"), (.fixed(23), "Eva"), (.fixed(24), "Fin"),
    (.fixed(25), "Gil"),
  ]

  private(set) var squad: Squad
  private(set) var now = Instant.kickOff
  private var number: Int64 = 0
  private var guests: UInt64 = 100

  /// A game for so many, on the morning after next, so that the night before leaves no time to ask, or some days
  /// later.
  init(most: Int, daysLater: Int = 0) throws {
    squad = Squad()
    for person in Self.people {
      add(.player(person.id, .added(PlayerDetails(name: try ShortText(person.name)))))
    }
    try add(.squad(.zoneSet(.seoul)))
    add(.replies(.namesSet(.full, areListed: true)))
    let day = CivilDay(CivilTime(.kickOff)).advanced(byDays: 1 + daysLater)
    add(.plan(Self.key, .made(day, try .evening(most: most))))
    add(.plan(Self.key, .edited(.minute(try #require(MinuteOfDay(8 * 60 + 30))))))
    add(.plan(Self.key, .edited(.guestsEach(2))))
  }

  mutating func add(_ change: Change) {
    number += 1
    try? squad.apply(
      change, at: now, on: .fixed(9), in: LogPlace(number: number, acceptedAt: now))
  }

  mutating func wait(minutes: Int) {
    now = now.advanced(byMilliseconds: Int64(minutes) * 60_000)
  }

  mutating func say(_ answer: Answer, _ person: Player.ID, takes: Bool? = nil) throws {
    let name = try #require(Self.people.first { $0.id == person }).name
    add(
      .plan(
        Self.key,
        .answered(
          PlanAnswer(answer, of: person, named: try ShortText(name), takesFreePlace: takes))))
  }

  mutating func doAnything(using random: inout SplitMix64) throws {
    wait(minutes: random.oneOf([0, 1, 3, 6, 40, 120]))
    let person = random.oneOf(Self.people).id
    switch random.number(0...9) {
    case 0...4: try say(.in, person, takes: random.chance(30))
    case 5, 6: try say(random.chance(70) ? .out : .maybe, person)
    case 7:
      guests += 1
      add(.plan(Self.key, .guestAdded(.fixed(guests), host: person, nil)))
    case 8: add(.plan(Self.key, .placePassed(person)))
    default: add(.plan(Self.key, .edited(.most(random.number(1...4)))))
    }
  }

  var game: PlannedGame { get throws { try #require(squad.plans.game(Self.key)) } }

  func page(for visitor: Player.ID?) throws -> String {
    let page = ReplyPage(squad, [try game], in: PageLanguage(preferring: "en"), now: now)
    let visit = ReplyVisit(visitor.map { .known($0) } ?? .unknown, form: "0", plan: Self.key.text)
    return String(decoding: page.document(for: visit, at: .example), as: UTF8.self)
  }

  var words: PlanTexts {
    get throws {
      PlanTexts(
        try game, of: squad, Strings(.english),
        DateForm(isMonthFirst: false, hasTwelveHours: false), at: now)
    }
  }

  /// How many of a person and their guests have a place.
  func places(of person: Player.ID) throws -> Int {
    let places = try game.places(at: now)
    return places.comers.count { $0 == person || places.host(of: $0) == person }
  }
}

@Suite("What the page says of places, and what its buttons do")
struct ReplyStandingTests {
  private static let strings = Strings(.english)

  /// Whether a button of the page promises a place: "In" that is not chosen yet, or "Take the place".
  private func offersPlace(_ page: String) -> Bool {
    page.contains(#"value="in" class="button primary">Take the place<"#)
      || page.contains(#"value="in" class="button secondary" aria-pressed="false">In<"#)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `the page has a button for a place exactly when it gives one`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var history = try History(most: random.number(1...3))
    for _ in 0..<25 {
      try history.doAnything(using: &random)
      guard try history.now < history.game.start else { continue }
      for person in History.people {
        var tapped = history
        try tapped.say(.in, person.id)
        let gets = try tapped.places(of: person.id) > history.places(of: person.id)
        #expect(try offersPlace(history.page(for: person.id)) == gets)
      }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `all that says how many come says the same`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var history = try History(most: random.number(1...4))
    for _ in 0..<25 {
      try history.doAnything(using: &random)
      let (game, page, words) = (try history.game, try history.page(for: nil), try history.words)
      let comers = game.places(at: history.now).comers.count
      let count = "\(comers) of \(game.details.most ?? 0)"
      #expect(words.placesText == count)
      let said = words.placesAndVacancies
      #expect(page.contains(#"<p class="reply-count">\#(said.joined(separator: " · "))"#))
      #expect(page.contains("· \(count)</title>"))
      let isIn = page.contains(#"<h2 class="group-title">In \#(comers)</h2>"#)
      #expect(isIn == (comers > 0))
      guard history.now < game.start else { continue }
      let message = words.invitation(by: "x", Self.strings)
      #expect(message.contains("\n\(count)"))
      for line in said.dropFirst() { #expect(message.contains("\n\(line)\n")) }
      #expect(message.contains("\nFull\n") == (comers >= game.details.most ?? 0))
    }
  }

  @Test func `in the grace everyone reads when the place comes free, and no one has it before`()
    throws
  {
    var history = try History(most: 2)
    let (cem, dae, eva) = (History.people[0].id, History.people[1].id, History.people[2].id)
    try history.say(.in, cem)
    try history.say(.in, dae)
    history.wait(minutes: 10)
    try history.say(.out, cem)
    let own = try history.page(for: cem)
    #expect(own.contains("1 of 2 · one place becomes free at 03:55"))
    #expect(own.contains("Changed your mind? Your place is kept until 03:55"))
    let other = try history.page(for: eva)
    #expect(other.contains("1 of 2 · one place becomes free at 03:55"))
    #expect(other.contains(">Reserve<") && !other.contains("Full"))
    history.wait(minutes: 5)
    #expect(try history.page(for: eva).contains("1 of 2</p>"))
    #expect(try offersPlace(history.page(for: eva)))
  }

  @Test func `an offer that is gone is said to the person who had it`() throws {
    var history = try History(most: 2, daysLater: 3)
    for person in History.people.prefix(4) { try history.say(.in, person.id) }
    history.add(.plan(History.key, .edited(.most(3))))
    let eva = History.people[2].id
    #expect(try history.page(for: eva).contains("A place is free. Yours until"))
    history.add(.plan(History.key, .edited(.most(2))))
    let page = try history.page(for: eva)
    #expect(page.contains("The place you were offered is gone. You are number 1 in line again."))
    #expect(!page.contains("Take the place") && page.contains("2 of 2 · 2 in line"))
  }

  @Test func `a guest is asked through their host`() throws {
    var history = try History(most: 2, daysLater: 3)
    let (cem, dae) = (History.people[0].id, History.people[1].id)
    try history.say(.in, cem)
    try history.say(.in, dae)
    history.add(.plan(History.key, .guestAdded(.fixed(90), host: cem, nil)))
    #expect(try history.page(for: cem).contains("Your guest is in line"))
    #expect(try history.page(for: dae).contains(">Guest (Cem)</li>"))
    try history.say(.out, dae)
    history.wait(minutes: 6)
    let page = try history.page(for: cem)
    #expect(page.contains("A place is free for your guest until"))
    #expect(page.contains("Take the place") && page.contains("Not this time"))
    history.add(.plan(History.key, .placePassed(cem)))
    #expect(try history.places(of: cem) == 1)
    #expect(try history.page(for: cem).contains("Take the place"), "now it is open to all")
  }

  @Test func `what a friend can take for a person they answered for has a form of its own`() throws
  {
    var history = try History(most: 1, daysLater: 3)
    let (cem, dae) = (History.people[0].id, History.people[1].id)
    try history.say(.in, cem)
    try history.say(.in, dae)
    try history.say(.out, cem)
    history.wait(minutes: 6)
    let page = ReplyPage(
      history.squad, [try history.game], in: PageLanguage(preferring: "en"), now: history.now)
    let visit = ReplyVisit(.known(cem), spokenFor: [dae], form: "0", plan: History.key.text)
    let html = String(decoding: page.document(for: visit, at: .example), as: UTF8.self)
    #expect(html.contains("Dae is asked until"))
    #expect(html.contains(#"name="person" value="\#(dae.uuidString)""#))
    #expect(html.contains(#"name="as" value="other""#))
  }
}
