import Domain
import PageSupport
import Pages
import TestSupport
import Testing

/// A state of the page on which friends answer.
struct ReplyState: Sendable, CustomTestStringConvertible {
  let name: String
  let changes: @Sendable () throws -> [Change]
  var visitor = Visitor.unknown
  var spokenFor: [Player.ID] = []
  var message: ReplyVisit.Message?
  var sent: [UnsentForm.Field] = []
  var minutes: Int64 = 60
  var match: String?

  static let key = PlanKey.single(.fixed(3))

  var testDescription: String { name }

  /// What the link shows.
  var squad: Squad {
    get throws {
      var squad = try Squad.friday
      try squad.apply([
        .player(.fixed(5), .added(PlayerDetails(name: try ShortText("지성 & \"<b>\"")))),
        .squad(.zoneSet(.seoul)),
        .replies(.linkMade(.toReply())), .replies(.namesSet(.full, areListed: true)),
      ])
      for (index, change) in try changes().enumerated() {
        let place = LogPlace(number: Int64(index + 1), acceptedAt: .kickOff)
        try squad.apply(change, at: .kickOff, on: .fixed(9), in: place)
      }
      return Scope.link(.plans, .reply).view(of: squad)
    }
  }

  func page(in language: String) throws -> String {
    let (squad, now) = (try squad, Instant.kickOff(plusMinutes: minutes))
    let page = ReplyPage(
      squad, squad.plans.shownGames(on: PlanPage(.thursday), at: now), match: match,
      in: PageLanguage(preferring: language), now: now)
    let visit = ReplyVisit(
      visitor, spokenFor: spokenFor, message: message, sent: sent, form: "0", plan: "3")
    return String(decoding: page.document(for: visit, at: .example), as: UTF8.self)
  }

  private static func planned(most: Int) throws -> [Change] {
    let hall = try ShortText("Hall, Example Street 12")
    return [
      try .planned(.fixed(3), most: most), .plan(key, .edited(.place(hall))),
      .plan(key, .edited(.map(MapLink("https://map.example/")))),
      .plan(key, .edited(.answerBy(try .dayBefore))),
    ]
  }

  private static func answer(
    _ answer: Answer, _ person: Player.ID, _ name: String, takes: Bool? = nil
  ) throws -> Change {
    .plan(
      key,
      .answered(
        PlanAnswer(answer, of: person, named: try ShortText(name), takesFreePlace: takes)))
  }

  static let all = [
    Self(name: "new", changes: { try planned(most: 10) }),
    Self(
      name: "in",
      changes: {
        try planned(most: 10) + [
          .plan(key, .edited(.guestsEach(2))), answer(.in, .ann, "Ann"),
          .plan(key, .guestAdded(.fixed(60), host: .ann, nil)), answer(.in, .ben, "Ben"),
          answer(.maybe, .fixed(5), "지성"), answer(.out, .fixed(61), "Zoe <i>"),
        ]
      }, visitor: .known(.ben), message: .answered(.ben)),
    Self(
      name: "full",
      changes: { try planned(most: 1) + [answer(.in, .ann, "Ann")] }, visitor: .known(.ben)),
    Self(
      name: "waiting",
      changes: {
        try planned(most: 1) + [
          answer(.in, .ann, "Ann"), answer(.in, .fixed(5), "지성"), answer(.in, .ben, "Ben"),
        ]
      }, visitor: .known(.ben), message: .answered(.ben)),
    Self(
      name: "offered",
      changes: {
        try planned(most: 1) + [
          answer(.in, .ann, "Ann"), answer(.in, .ben, "Ben"), answer(.out, .ann, "Ann"),
        ]
      }, visitor: .known(.ben), minutes: 6),
    Self(
      name: "kept",
      changes: {
        try planned(most: 1) + [
          answer(.in, .ann, "Ann"), answer(.in, .ben, "Ben"), answer(.out, .ann, "Ann"),
        ]
      }, visitor: .known(.ann), message: .answered(.ann), minutes: 2),
    Self(
      name: "guest-asked",
      changes: {
        try planned(most: 2) + [
          .plan(key, .edited(.guestsEach(1))), answer(.in, .ann, "Ann"),
          answer(.in, .ben, "Ben"), .plan(key, .guestAdded(.fixed(60), host: .ben, nil)),
          answer(.out, .ann, "Ann"),
        ]
      }, visitor: .known(.ben), minutes: 6),
    Self(
      name: "offer-ended",
      changes: {
        try planned(most: 1) + [
          answer(.in, .ann, "Ann"), answer(.in, .ben, "Ben"), .plan(key, .edited(.most(2))),
          .plan(key, .edited(.most(1))),
        ]
      }, visitor: .known(.ben)),
    Self(
      name: "passed-on",
      changes: {
        try planned(most: 1) + [
          answer(.in, .ann, "Ann"), answer(.in, .ben, "Ben"), .plan(key, .edited(.most(2))),
          .plan(key, .placePassed(.ben)), .plan(key, .edited(.most(1))),
        ]
      }, visitor: .known(.ben)),
    Self(
      name: "offer-time-over",
      changes: {
        try planned(most: 1) + [
          answer(.in, .ann, "Ann"), answer(.in, .ben, "Ben"), answer(.out, .ann, "Ann"),
        ]
      }, visitor: .known(.ben), minutes: 3 * 24 * 60),
    Self(
      name: "place-withdrawn",
      changes: {
        try planned(most: 1) + [
          answer(.in, .ann, "Ann"), answer(.in, .ben, "Ben"), .plan(key, .placeWithdrawn(.ann)),
        ]
      }, visitor: .known(.ann)),
    Self(
      name: "spoken-for",
      changes: {
        try planned(most: 1) + [
          answer(.in, .ann, "Ann"), answer(.in, .ben, "Ben"), answer(.out, .ann, "Ann"),
        ]
      }, visitor: .known(.ann), spokenFor: [.ben], minutes: 6),
    Self(
      name: "elsewhere", changes: { try planned(most: 10) }, visitor: .known(.ben),
      message: .whoSpeaks(.answeredElsewhere, for: .ann, name: ShortText(accepted: "Ann")),
      sent: [.init(name: "answer", value: "in")]),
    Self(
      name: "another-browser-owner",
      changes: { try planned(most: 10) + [answer(.in, .ann, "Ann")] }, visitor: .known(.ann),
      message: .whoSpeaks(.browserIsOf(.ann), for: .ben, name: ShortText(accepted: "Ben")),
      sent: [.init(name: "answer", value: "in")]),
    Self(name: "name-missing", changes: { try planned(most: 10) }, message: .nameMissing),
    Self(
      name: "listed", changes: { try planned(most: 10) },
      message: .isListed(.ann, typed: ShortText(accepted: "An <b>")),
      sent: [.init(name: "answer", value: "in"), .init(name: "name", value: "An <b>")]),
    Self(
      name: "changed",
      changes: { try planned(most: 10) + [answer(.out, .ben, "Ben")] }, visitor: .known(.ben),
      message: .changedElsewhere(.ben)),
    Self(
      name: "own-phone", changes: { try planned(most: 10) }, visitor: .known(.ben),
      message: .onlyOwnPhone(.ann)),
    Self(
      name: "cancelled",
      changes: { try planned(most: 10) + [.plan(key, .cancelled(try ShortText("Rain & wind")))] }),
    Self(
      name: "begun", changes: { try planned(most: 10) + [answer(.in, .ann, "Ann")] },
      visitor: .known(.ann), minutes: 20_000),
    Self(
      name: "own-link", changes: { try planned(most: 10) }, visitor: .owner(.ben)),
    Self(
      name: "played", changes: { try planned(most: 10) + [answer(.in, .ann, "Ann")] },
      visitor: .known(.ann), minutes: 20_000, match: "/follow/AAAAAAAAAAcAAAAAAAAACA"),
    Self(
      name: "numbers",
      changes: {
        try planned(most: 10) + [
          .replies(.namesSet(.numbersOnly, areListed: false)), answer(.in, .ann, "Ann"),
        ]
      }),
    Self(
      name: "moved",
      changes: {
        try planned(most: 10) + [
          answer(.in, .ann, "Ann"), answer(.in, .ben, "Ben"),
          .plan(key, .moved(to: .thursday.advanced(byDays: 1))),
        ]
      }, visitor: .known(.ben), minutes: 90),
    Self(
      name: "put-in",
      changes: {
        try planned(most: 1) + [
          answer(.in, .ann, "Ann"), answer(.in, .ben, "Ben"), .plan(key, .placeGiven(.ben)),
        ]
      }, visitor: .known(.ben)),
    Self(
      name: "two-games",
      changes: {
        try planned(most: 10) + [
          .plan(key, .edited(.guestsEach(3))),
          .plan(.single(.fixed(4)), .made(.thursday, PlanDetails.evening(most: 4))),
          .plan(.single(.fixed(4)), .edited(.minute(try #require(MinuteOfDay(1_290))))),
        ]
      }, visitor: .known(.ben)),
    Self(
      name: "many",
      changes: {
        try (10...40 as ClosedRange<UInt64>).map { number in
          .player(
            .fixed(number), .added(PlayerDetails(name: try ShortText("Player Number \(number)"))))
        } + planned(most: 60)
          + (10...40 as ClosedRange<UInt64>).map { number in
            try answer(.in, .fixed(number), "Player Number \(number)")
          }
      }),
  ]
}

@Suite("The page on which friends answer")
struct ReplyPageTests {
  private static let languages = ["en", "ko", "ar"]

  private var pages: [NamedPage] {
    get throws {
      try ReplyState.all.flatMap { state in
        try Self.languages.map {
          NamedPage("\(state.name).\($0)", try state.page(in: $0))
        }
      }
        + Self.languages.map { language in
          let page = ReplyPage(
            Squad(), [], in: PageLanguage(preferring: language), now: .kickOff)
          let visit = ReplyVisit(.unknown, form: "0", plan: "")
          return NamedPage(
            "none.\(language)",
            String(decoding: page.document(for: visit, at: .example), as: UTF8.self))
        }
        + Self.languages.map { language in
          let page = try Self.between(in: language)
          let visit = ReplyVisit(.unknown, form: "0", plan: "")
          return NamedPage(
            "between.\(language)",
            String(decoding: page.document(for: visit, at: .example), as: UTF8.self))
        }
    }
  }

  /// Four days after the first game of a series whose next one is not open yet.
  private static let afterTheFirst = Instant(year: 2026, month: 12, day: 7, hour: 11)

  private static func between(in language: String, at now: Instant? = afterTheFirst) throws
    -> ReplyPage
  {
    var squad = try Squad(after: .squad(.zoneSet(.seoul)))
    try squad.apply([
      .everyThursday(.fixed(1)),
      .series(.fixed(1), .edited(from: .thursday, .place(try ShortText("Hall")))),
    ])
    let (now, seen) = (try #require(now), Scope.link(.plans, .reply).view(of: squad))
    return ReplyPage(
      seen, seen.plans.shownGames(on: nil, at: now), in: PageLanguage(preferring: language),
      now: now)
  }

  @Test
  func `between two games of a series the page says when the next one is, and is renewed then`()
    throws
  {
    let page = try Self.between(in: "en")
    let news = String(decoding: page.news, as: UTF8.self)
    #expect(news.contains("<h1>Every Thursday 20:00</h1>"))
    #expect(news.contains("next 10 Dec, answers open Wed"))
    #expect(news.contains("Hall"))
    #expect(!news.contains("No game planned"))
    #expect(page.changesAt == Instant(year: 2026, month: 12, day: 9, hour: 11))
  }

  @Test func `a game that has begun or is cancelled says when the next one is`() throws {
    let begun = try Self.between(
      in: "en", at: Instant(year: 2026, month: 12, day: 3, hour: 12))
    let news = String(decoding: begun.news, as: UTF8.self)
    #expect(news.contains("The game has begun."))
    #expect(news.contains("Every Thursday 20:00 · next 10 Dec, answers open Wed"))
  }

  @Test func `the pages have the stored outlines`() throws {
    if let difference = try OutlineFolder().difference(from: ["reply": pages]) {
      Issue.record("\(difference)")
    }
  }

  @Test func `all pages are written for the tests in browsers`() throws {
    try PageFolder("reply").replace(with: pages)
  }

  @Test(arguments: ReplyState.all)
  func `the page changes nothing by itself`(_ state: ReplyState) throws {
    let page = try state.page(in: "en")
    #expect(!page.contains("http-equiv"))
    #expect(page.contains(#"<meta name="robots" content="noindex, nofollow">"#))
    let forms = page.split(separator: "<form ").dropFirst()
    #expect(forms.allSatisfy { $0.hasPrefix(#"method="post" action="/in/"#) })
  }

  @Test(arguments: ReplyState.all)
  func `names of people are text`(_ state: ReplyState) throws {
    let page = try state.page(in: "en")
    #expect(!page.contains("<b>") && !page.contains("<i>"))
  }

  @Test func `forty people take less than twelve kilobytes, before they are compressed`() throws {
    let many = try #require(ReplyState.all.first { $0.name == "many" })
    #expect(try many.page(in: "en").utf8.count < 12_000)
  }

  @Test func `numbers only are numbers only`() throws {
    let numbers = try #require(ReplyState.all.first { $0.name == "numbers" })
    let page = try numbers.page(in: "en")
    #expect(page.contains("1 of 10"))
    #expect(!page.contains("Ann") && !page.contains("Ben"))
  }
}

extension ReplyAddresses {
  static var example: Self {
    let page = "/in/AAAAAAAAAAUAAAAAAAAABg"
    return Self(
      page: page, events: "\(page)/events", calendar: "\(page).ics",
      game: { "\(page)/\($0.text)" }, calendarOfGame: { "\(page)/\($0.text).ics" })
  }
}
