import Domain
import Pages
import TestSupport

/// Measures what is found of planned games: their places, which of them are open, the page on which friends
/// answer, and the file for calendars.
struct PlanMeasure {
  private static let rounds = 9
  private static let key = PlanKey.single(.fixed(4))

  func lines() throws -> [Line] {
    let busy = try busySquad()
    guard let game = busy.plans.game(Self.key) else { return [] }
    let start = game.start
    let hour: Int64 = 3_600_000
    let weekly = try weeklySquad()
    let page = try squad(answers: 40)
    let language = PageLanguage(preferring: "en")
    return [
      line("places of 200 heads after 2,000 entries, of 2 ms", budget: 0.002) {
        _ = game.places(at: start)
      },
      line("the same game found from its log, of 2 ms", budget: 0.002) {
        _ = busy.plans.game(Self.key)
      },
      line("open games of 10 series after 5 years, of 1 ms", budget: 0.001) {
        _ = weekly.plans.openGames(at: .kickOff(plusMinutes: 5 * 365 * 24 * 60))
      },
      line("reply page of 40 names, of 3 ms", budget: 0.003) {
        let seen = Scope.link(.plans, .reply).view(of: page)
        let shown = ReplyPage(
          seen, seen.plans.shownGames(on: nil, at: .kickOff), in: language, now: .kickOff)
        _ = shown.document(
          for: ReplyVisit(.known(.fixed(1)), form: "0", plan: Self.key.text), at: .bench)
      },
      line("calendar of 60 games, of 3 ms", budget: 0.003) {
        let games = Array(weekly.plans.calendarGames(at: .kickOff).prefix(60))
        _ =
          CalendarFile(
            games, in: language,
            address: { "https://gather.example/in/x/\(weekly.plans.page(of: $0).text)" },
            now: start.advanced(byMilliseconds: -hour)
          ).content
      },
    ]
  }

  private func line(_ what: String, budget: Double, _ body: () -> Void) -> Line {
    let seconds = (0..<Self.rounds).map { _ in ContinuousClock().measure(body).inSeconds }.median
    return Line(
      what: what, ratio: seconds / budget, budget: .atMost(1),
      remark: "\((seconds * 1_000).short) ms")
  }

  /// A game of which 200 people say something ten times each.
  private func busySquad() throws -> Squad {
    var squad = try squad(answers: 0)
    for entry in 0..<2_000 {
      let person = Player.ID.fixed(UInt64(1_000 + entry % 200))
      let answer = Answer.allCases[(entry / 200 + entry) % 3]
      let change = try PlanAnswer(answer, of: person, named: ShortText("Player \(entry % 200)"))
      try squad.apply(
        .plan(Self.key, .answered(change)), at: .kickOff(plusMinutes: Int64(entry)),
        in: LogPlace(
          number: Int64(entry + 10), acceptedAt: .kickOff(plusMinutes: Int64(entry))))
    }
    return squad
  }

  /// A game of 10, of which so many people of a list say that they come.
  private func squad(answers: Int) throws -> Squad {
    var squad = Squad()
    for number in 0..<40 {
      let details = PlayerDetails(name: try ShortText("Player Number \(number)"))
      try squad.apply(.player(.fixed(UInt64(number + 1)), .added(details)), at: .kickOff)
    }
    try squad.apply(.squad(.zoneSet(.seoul)), at: .kickOff)
    try squad.apply(.planned(.fixed(4), most: 10), at: .kickOff)
    for number in 0..<answers {
      let person = Player.ID.fixed(UInt64(number + 1))
      let answer = try PlanAnswer(.in, of: person, named: ShortText("Player Number \(number)"))
      try squad.apply(
        .plan(Self.key, .answered(answer)), at: .kickOff,
        in: LogPlace(number: Int64(number + 10), acceptedAt: .kickOff))
    }
    return squad
  }

  /// Ten series that go on since five years.
  private func weeklySquad() throws -> Squad {
    var squad = Squad()
    try squad.apply(.squad(.zoneSet(.seoul)), at: .kickOff)
    for number in 0..<10 {
      try squad.apply(.everyThursday(.fixed(UInt64(number + 20))), at: .kickOff)
    }
    return squad
  }
}

extension ReplyAddresses {
  fileprivate static var bench: Self {
    let page = "/in/AAAAAAAAAAUAAAAAAAAABg"
    return Self(
      page: page, events: "\(page)/events", calendar: "\(page).ics",
      game: { "\(page)/\($0.text)" }, calendarOfGame: { "\(page)/\($0.text).ics" })
  }
}
