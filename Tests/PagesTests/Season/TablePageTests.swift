import Domain
import PageSupport
import Pages
import TestSupport
import Testing

/// A state of the page on which people see a table.
struct TableState: Sendable, CustomTestStringConvertible {
  let name: String
  var people = ["Ann Lee", "지성 \"<b>\" & Co", "Cem", "Dan O'Neill", "Eva", "Fin"]
  var evenings = 7
  var more: @Sendable () throws -> [Change] = { [] }
  var period = TableLink.Period.allTime

  var testDescription: String { name }

  /// What the link shows.
  var squad: Squad {
    get throws {
      var squad = Squad()
      for (index, person) in people.enumerated() {
        try squad.apply([
          .player(.fixed(UInt64(index) + 1), .added(PlayerDetails(name: try ShortText(person))))
        ])
      }
      for number in 0..<evenings { try play(number, in: &squad) }
      let terms = try #require(TableLink.Terms(period, minutesFromUTC: 60))
      try squad.apply(try more() + [.tables(.linkMade(.toTable, terms))])
      return Scope.link(.table(Link.toTable.id), .table).view(of: squad)
    }
  }

  /// Everyone but one plays, who is another one each time.
  private func play(_ number: Int, in squad: inout Squad) throws {
    let gather = Gather.ID.fixed(UInt64(number) + 1)
    let day = Instant.kickOff(plusMinutes: Int64(number) * 7 * 24 * 60)
    let players = try people.enumerated().filter { $0.offset % 6 != number % 6 || $0.offset > 5 }
      .map { index, name in
        Participant(
          id: .fixed(UInt64(index) + 1), name: try ShortText(name),
          team: (index + number / 2).isMultiple(of: 2) ? .teamA : .teamB)
      }
    try squad.apply(.gather(gather, .started(players)), at: day)
    for goal in 0..<(number % 4 + 1) {
      let scorer = players[goal % players.count]
      let id = Goal.ID.fixed(UInt64(number * 10 + goal) + 1)
      try squad.apply(.goal(gather, id, .added(scorer.team.side ?? .teamA)), at: day)
      guard goal < 3 else { continue }
      try squad.apply(
        .goal(gather, id, .credited(.scored(by: scorer.id, assist: players.last?.id))), at: day)
    }
    try squad.apply(.gather(gather, .ended), at: day.advanced(byMilliseconds: 3_600_000))
  }

  func page(in language: String) throws -> String {
    let squad = try squad
    let link = try #require(squad.tableLink(Link.toTable.id))
    let period = try #require(squad.period(of: link))
    let page = TablePage(squad, of: link, for: period, in: PageLanguage(preferring: language))
    return String(decoding: page.document(), as: UTF8.self)
  }

  static let all = [
    Self(name: "table"),
    Self(name: "empty", evenings: 0),
    Self(name: "one", evenings: 1),
    Self(
      name: "season",
      more: { [.season(.fixed(1), .set(try .spring)), .player(.fixed(3), .set(.hidden, true))] },
      period: .season(.fixed(1))),
    Self(
      name: "long",
      people: (1...40).map { "Wolfeschlegelsteinhausenbergerdorff Number \($0)" },
      more: { [.squad(.tableNamesSet(.full)), .squad(.tableRulesSet(TableRules.examples[1]))] }),
    Self(
      name: "entered",
      more: {
        [
          .gather(
            .fixed(90),
            .recorded(
              MatchRecord(
                day: .kickOff(plusMinutes: 100_000),
                participants: try [.ann(.teamA), .ben(.teamB)], result: .teamBWon)))
        ]
      }),
  ]
}

@Suite("The page on which people see a table")
struct TablePageTests {
  private static let languages = ["en", "ko", "ar"]

  private var pages: [NamedPage] {
    get throws {
      try TableState.all.flatMap { state in
        try Self.languages.map { NamedPage("\(state.name).\($0)", try state.page(in: $0)) }
      }
    }
  }

  @Test func `the pages have the stored outlines`() throws {
    if let difference = try OutlineFolder().difference(from: ["table": pages]) {
      Issue.record("\(difference)")
    }
  }

  @Test func `all pages are written for the tests in browsers`() throws {
    try PageFolder("table").replace(with: pages)
  }

  @Test(arguments: TableState.all)
  func `names are text, and nothing of the page can change anything`(_ state: TableState) throws {
    let page = try state.page(in: "en")
    #expect(!page.contains("<b>"))
    for tag in ["<form", "<script", "<input", "<button", "http-equiv"] {
      #expect(!page.contains(tag))
    }
  }

  @Test func `a match of which only the winner is known says who won`() throws {
    let entered = try #require(TableState.all.first { $0.name == "entered" })
    #expect(try entered.page(in: "en").contains("Team A v Team B · Team B won"))
  }

  @Test func `chats show the first three beside the link`() throws {
    let table = try #require(TableState.all.first)
    let page = try table.page(in: "en")
    #expect(page.contains(#"<meta property="og:title" content="Football · Season · All time">"#))
    #expect(page.contains(#"<meta property="og:description" content="1. "#))
  }
}
