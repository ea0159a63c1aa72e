public import Domain
import EmbeddedTexts
import Texts

/// Planned games as a file for calendars, in the format of RFC 5545.
///
/// Each game is an event of its own at an instant in UTC, without a rule and without time zones, because
/// calendars disagree about both. An event says when and where, what it costs and where to answer: no counts,
/// which would be hours old, and no names.
public struct CalendarFile {
  private let games: [PlannedGame]
  private let group: GroupName?
  private let texts: Strings
  private let dateForm: DateForm
  private let address: ((PlannedGame) -> String)?
  private let now: Instant

  /// Creates a file.
  /// - Parameters:
  ///   - games: The games.
  ///   - group: What the group calls itself; `nil` when it has no name.
  ///   - language: The language of its texts.
  ///   - address: The address of a game's page; `nil` when the server does not know its own.
  ///   - now: The time, by which a game has enough people or not.
  public init(
    _ games: [PlannedGame], of group: GroupName? = nil, in language: PageLanguage,
    address: ((PlannedGame) -> String)?,
    now: Instant
  ) {
    self.games = games
    self.group = group
    self.address = address
    self.now = now
    texts = Strings(language.language)
    dateForm = language.dateForm
  }

  /// The file, as UTF-8.
  public var content: [UInt8] {
    var lines = CalendarLines()
    lines.add("BEGIN", "VCALENDAR")
    lines.add("VERSION", "2.0")
    lines.add("PRODID", "-//Football Gather//Planned games//EN")
    lines.add("CALSCALE", "GREGORIAN")
    lines.add("NAME", text: title)
    lines.add("X-WR-CALNAME", text: title)
    lines.add("REFRESH-INTERVAL;VALUE=DURATION", "PT4H")
    lines.add("X-PUBLISHED-TTL", "PT4H")
    for game in games { add(game, to: &lines) }
    lines.add("END", "VCALENDAR")
    return lines.content
  }

  private func add(_ game: PlannedGame, to lines: inout CalendarLines) {
    lines.add("BEGIN", "VEVENT")
    lines.add("UID", "\(game.id.uuidString)@football-gather")
    let stamp = game.stamp(at: now).calendarText
    lines.add("DTSTAMP", stamp)
    lines.add("LAST-MODIFIED", stamp)
    lines.add("SEQUENCE", String(game.version))
    lines.add("DTSTART", game.start.calendarText)
    lines.add("DTEND", game.end.calendarText)
    lines.add("STATUS", status(of: game))
    lines.add("SUMMARY", text: game.cancellation == nil ? title : texts.cancelledTitle(title))
    if let place = game.details.place { lines.add("LOCATION", text: place.text) }
    if let address { lines.add("URL", address(game)) }
    let description = description(of: game)
    if !description.isEmpty { lines.add("DESCRIPTION", text: description) }
    lines.add("END", "VEVENT")
  }

  /// What the calendar and its games are called.
  private var title: String { group?.text ?? texts.footballTitle }

  private func status(of game: PlannedGame) -> String {
    guard game.cancellation == nil else { return "CANCELLED" }
    return game.hasEnough(at: now) ? "CONFIRMED" : "TENTATIVE"
  }

  private func description(of game: PlannedGame) -> String {
    var lines: [String] = []
    if let cancellation = game.cancellation {
      if let reason = cancellation.reason { lines.append(reason.text) }
    } else {
      if let price = game.details.price { lines.append(price.text) }
      if let deadline = game.deadline {
        lines.append(
          texts.answerByTime(texts.dateAndTime(game.zone.civil(deadline), on: nil, dateForm)))
      }
    }
    if let address { lines.append(address(game)) }
    return lines.joined(separator: "\n")
  }
}

/// The content lines of a calendar's file (RFC 5545 §3.1).
struct CalendarLines {
  /// How many octets a line may have, without its end.
  private static let limit = 75

  private(set) var content: [UInt8] = []

  /// Adds a line whose value needs no escapes.
  mutating func add(_ name: StaticString, _ value: String) {
    fold(Array("\(name):\(value)".utf8))
  }

  /// Adds a line whose value is a text (RFC 5545 §3.3.11), with escapes and without other controls.
  mutating func add(_ name: StaticString, text: String) {
    var line = Array("\(name):".utf8)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: ","):
        line += [UInt8(ascii: "\\"), byte]
      case 0x0A: line += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case 0..<0x20, 0x7F: break
      default: line.append(byte)
      }
    }
    fold(line)
  }

  /// Breaks a line that is too long, never within a character of UTF-8; the blank at the beginning of what
  /// follows counts.
  private mutating func fold(_ line: [UInt8]) {
    var rest = line[...]
    var room = Self.limit
    while rest.count > room {
      var end = rest.startIndex + room
      while rest[end] & 0b1100_0000 == 0b1000_0000 { end -= 1 }
      content += rest[..<end] + [0x0D, 0x0A, 0x20]
      rest = rest[end...]
      room = Self.limit - 1
    }
    content += rest + [0x0D, 0x0A]
  }
}

extension Instant {
  /// A date and time in UTC (RFC 5545 §3.3.5): `20261203T110000Z`.
  var calendarText: String {
    let civil = CivilTime(self)
    let seconds = Int(milliseconds / 1_000 % 60)
    let time = [civil.hour, civil.minute, seconds].map { twoDigits($0) }.joined()
    return "\(civil.year)\(twoDigits(civil.month))\(twoDigits(civil.day))T\(time)Z"
  }
}
