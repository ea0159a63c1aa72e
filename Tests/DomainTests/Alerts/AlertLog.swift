import Domain
import TestSupport
import Testing

/// A squad in Seoul that plans a game for Thursday, 3 December, at 20:00, and what its people should hear of.
///
/// Times are written as the day of December and the time in Seoul: `1 12:05`.
struct AlertLog {
  private(set) var squad: Squad
  private var number: Int64 = 0

  static let game = PlanKey.single(.fixed(21))

  /// Plans the game.
  init(most: Int? = nil, at time: String = "1 08:00") throws {
    squad = try Squad(after: .squad(.zoneSet(.seoul)))
    try add(.planned(.fixed(21), most: most), at: time)
  }

  /// Takes a change in, as a server does.
  mutating func add(_ change: Change, at time: String) throws {
    number += 1
    let instant = try Self.instant(time)
    try squad.apply(
      change, at: instant, on: .fixed(9), in: LogPlace(number: number, acceptedAt: instant))
  }

  mutating func say(
    _ answer: Answer, _ people: String, at time: String, putMeIn: Bool? = nil,
    to game: PlanKey = game
  ) throws {
    for person in people {
      let change = try Change.answered(
        answer, of: .named(String(person)), to: game, takesFreePlace: putMeIn)
      try add(change, at: time)
    }
  }

  mutating func edit(_ change: PlanChange, at time: String) throws {
    try add(.plan(Self.game, change), at: time)
  }

  /// Adds players with names of one letter, who are expected to answer.
  mutating func addPlayers(_ people: String, at time: String = "1 08:00") throws {
    for person in people {
      let details = try PlayerDetails(name: ShortText(String(person)))
      try add(.player(.named(String(person)), .added(details)), at: time)
    }
  }
}

extension AlertLog {
  /// The alerts that are due after a time, up to another, a line each.
  func lines(
    from begin: String = "1 00:00", to end: String = "9 00:00", _ kinds: Alert.Kind...
  ) throws -> [String] {
    try alerts(from: begin, to: end).filter { kinds.isEmpty || kinds.contains($0.kind) }
      .map { $0.line }
  }

  func alerts(from begin: String = "1 00:00", to end: String = "9 00:00") throws -> [Alert] {
    squad.alerts(after: try Self.instant(begin), through: try Self.instant(end))
  }

  static func instant(_ time: String) throws -> Instant {
    let parts = time.split { " :".contains($0) }.compactMap { Int($0) }
    try #require(parts.count == 3)
    let midnight = CivilDay.thursday.advanced(byDays: parts[0] - 3).midnight
    return midnight.advanced(by: .minutes(60 * (parts[1] - 9) + parts[2]))
  }
}

extension Instant {
  fileprivate var inSeoul: String {
    let civil = CivilTime(self, minutesAheadOfUTC: 540)
    let minute = civil.minute < 10 ? "0\(civil.minute)" : "\(civil.minute)"
    return "\(civil.day) \(civil.hour):\(minute)"
  }
}

extension Alert {
  /// Due when, for whom, and what.
  var line: String {
    let person = if case .person(let id) = recipient { " \(id.name)" } else { "" }
    return "\(due.inSeoul)\(person) \(content.text)"
  }
}

extension Alert.Content {
  fileprivate var text: String {
    switch self {
    case .asked(let until): "asked until \(until.inSeoul)"
    case .placeOpen: "open"
    case .placeGiven: "given"
    case .changed: "changed"
    case .cancelled: "cancelled"
    case .reinstated: "reinstated"
    case .answerWanted: "answer?"
    case .tomorrow: "tomorrow"
    case .turnout(let turnout): turnout.text
    }
  }
}

extension Alert.Turnout {
  fileprivate var text: String {
    let most = most.map { " of \($0)" } ?? ""
    let late = lateRefusals > 0 ? ", \(lateRefusals) late" : ""
    return "\(taken)\(most)\(late)\(isTooFew ? ", too few" : "")\(isFull ? ", full" : "")"
  }
}
