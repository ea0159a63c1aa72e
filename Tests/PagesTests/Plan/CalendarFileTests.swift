import Domain
import Pages
import TestSupport
import Testing

@Suite("Planned games as a file for calendars")
struct CalendarFileTests {
  private static let key = PlanKey.single(.fixed(3))

  private func file(_ changes: Change..., language: String = "en") throws -> String {
    var squad = Squad()
    for change in try [.squad(.zoneSet(.seoul)), .planned(.fixed(3), most: 10)] + changes {
      try squad.apply(change, at: .kickOff)
    }
    let file = CalendarFile(
      squad.plans.calendarGames(at: .kickOff), of: squad.name,
      in: PageLanguage(preferring: language),
      address: { "https://gather.example/in/x/\($0.day.basicText)" }, now: .kickOff)
    return String(decoding: file.content, as: UTF8.self)
  }

  @Test func `a group with a name has a calendar of that name, and games of that name`() throws {
    let file = try file(.squad(.nameSet(try GroupName("Mondays, 8pm"))))
    for line in ["NAME:Mondays\\, 8pm", "X-WR-CALNAME:Mondays\\, 8pm", "SUMMARY:Mondays\\, 8pm"] {
      #expect(file.contains("\(line)\r\n"))
    }
    #expect(!file.contains("Football\r"))
  }

  @Test func `a game is an event at an instant, with where to answer`() throws {
    #expect(
      try file(.plan(Self.key, .edited(.least(2)))) == """
        BEGIN:VCALENDAR\r
        VERSION:2.0\r
        PRODID:-//Football Gather//Planned games//EN\r
        CALSCALE:GREGORIAN\r
        NAME:Football\r
        X-WR-CALNAME:Football\r
        REFRESH-INTERVAL;VALUE=DURATION:PT4H\r
        X-PUBLISHED-TTL:PT4H\r
        BEGIN:VEVENT\r
        UID:00000000-0000-0000-0000-000000000003@football-gather\r
        DTSTAMP:20261120T184000Z\r
        LAST-MODIFIED:20261120T184000Z\r
        SEQUENCE:0\r
        DTSTART:20261203T110000Z\r
        DTEND:20261203T123000Z\r
        STATUS:TENTATIVE\r
        SUMMARY:Football\r
        URL:https://gather.example/in/x/20261203\r
        DESCRIPTION:https://gather.example/in/x/20261203\r
        END:VEVENT\r
        END:VCALENDAR\r

        """)
  }

  @Test func `lines have at most 75 octets, and no character is broken`() throws {
    let place = String(repeating: "서울특별시 ", count: 13)
    let text = try file(.plan(Self.key, .edited(.place(try ShortText(place)))))
    let lines = text.split(separator: "\r\n")
    #expect(lines.allSatisfy { $0.utf8.count <= 75 })
    #expect(!text.contains("\u{FFFD}"))
    #expect(text.replacing("\r\n ", with: "").contains("LOCATION:\(place.dropLast())\r\n"))
  }

  @Test func `texts are escaped, and other controls left out`() throws {
    let text = try file(
      .plan(Self.key, .edited(.place(try ShortText("A;B,C\\D")))),
      .plan(Self.key, .edited(.price(try ShortText("6 €, or 5")))))
    #expect(text.contains("LOCATION:A\\;B\\,C\\\\D\r\n"))
    #expect(text.contains("DESCRIPTION:6 €\\, or 5\\nhttps://gather.example/in/x/20261203\r\n"))
  }

  @Test func `the words are those of a language`() throws {
    #expect(try file(language: "ko").contains("SUMMARY:축구\r\n"))
  }

  @Test func `a series is single events, with ids that stand still`() throws {
    var squad = Squad()
    try squad.apply(.squad(.zoneSet(.seoul)), at: .kickOff)
    try squad.apply(.everyThursday(.fixed(7)), at: .kickOff)
    let games = squad.plans.calendarGames(at: .kickOff)
    // Thursdays from 3 December to 14 January, and the eighth.
    #expect(games.map(\.day.text).first == "2026-12-03")
    #expect(games.count == 8)
    #expect(Set(games.map(\.id)).count == 8)
    let later = squad.plans.calendarGames(at: .kickOff(plusMinutes: 30 * 24 * 60))
    #expect(later.map(\.id).starts(with: games.map(\.id)))
  }
}
