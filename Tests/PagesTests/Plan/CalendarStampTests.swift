import Domain
import Pages
import TestSupport
import Testing

/// The events that a calendar is sent, by their ids.
private struct SentCalendar {
  struct Event: Equatable {
    /// All lines but the stamps.
    let shown: [Substring]
    let stamp: Substring
    let lastModified: Substring
    let sequence: Int
  }

  let events: [Substring: Event]

  init(_ plans: Plans, at now: Instant) {
    let file = CalendarFile(
      plans.calendarGames(at: now), in: PageLanguage(preferring: "en"),
      address: { "https://gather.example/in/x/\($0.day.basicText)" }, now: now)
    let text = String(decoding: file.content, as: UTF8.self).replacing("\r\n ", with: "")
    var events: [Substring: Event] = [:]
    for part in text.split(separator: "BEGIN:VEVENT\r\n").dropFirst() {
      let lines = part.split(separator: "\r\n").prefix { $0 != "END:VEVENT" }
      func value(_ name: String) -> Substring {
        lines.first { $0.hasPrefix("\(name):") }?.dropFirst(name.count + 1) ?? ""
      }
      let shown = lines.filter { line in
        !["DTSTAMP", "LAST-MODIFIED", "SEQUENCE"].contains { line.hasPrefix($0) }
      }
      events[value("UID")] = Event(
        shown: shown, stamp: value("DTSTAMP"), lastModified: value("LAST-MODIFIED"),
        sequence: Int(value("SEQUENCE")) ?? -1)
    }
    self.events = events
  }
}

extension Instant {
  /// As calendars write it.
  fileprivate var stamp: String {
    let civil = CivilTime(self)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let second = two(Int(milliseconds / 1_000 % 60))
    return
      "\(civil.year)\(two(civil.month))\(two(civil.day))T\(two(civil.hour))\(two(civil.minute))\(second)Z"
  }
}

@Suite("By what calendars know that an event changed")
struct CalendarStampTests {
  private static let key = PlanKey.single(.fixed(3))

  /// A game that was planned, and what is sent of it as time passes.
  private struct History {
    var squad = Squad()
    var number: Int64 = 0

    init(_ changes: Change...) throws {
      for change in [.squad(.zoneSet(try .seoul))] + changes { try take(change, at: .kickOff) }
    }

    mutating func take(_ change: Change, at instant: Instant) throws {
      number += 1
      let place = LogPlace(number: number, acceptedAt: instant)
      try squad.apply(change, at: instant, on: .fixed(9), in: place)
    }

    func event(at now: Instant) throws -> SentCalendar.Event {
      try #require(SentCalendar(squad.plans, at: now).events.first?.value)
    }
  }

  @Test(arguments: [
    PlanEdit.price(ShortText(accepted: "6 €")), .answerBy(TimeBefore(days: 1, at: .eight)),
    .least(3), .place(ShortText(accepted: "Hall")), .length(60),
  ])
  func `an edit of anything that is shown moves the stamps`(_ edit: PlanEdit) throws {
    var history = try History(.planned(.fixed(3), most: 10))
    let before = try history.event(at: .kickOff(plusMinutes: 5))
    #expect(before.lastModified == Instant.kickOff.stamp)
    try history.take(.plan(Self.key, .edited(edit)), at: .kickOff(plusMinutes: 7))
    let after = try history.event(at: .kickOff(plusMinutes: 9))
    #expect(after.shown != before.shown)
    #expect(after.lastModified == Instant.kickOff(plusMinutes: 7).stamp)
    #expect(after.stamp == after.lastModified)
  }

  @Test func `the answer with which enough come moves the stamps, and no other`() throws {
    var history = try History(
      .planned(.fixed(3), most: 10), .plan(Self.key, .edited(.least(2))))
    let planned = try history.event(at: .kickOff(plusMinutes: 1))
    #expect(planned.shown.contains("STATUS:TENTATIVE"))
    try history.take(.answered(.in, of: .ann, to: Self.key), at: .kickOff(plusMinutes: 2))
    #expect(try history.event(at: .kickOff(plusMinutes: 3)) == planned)
    try history.take(.answered(.in, of: .ben, to: Self.key), at: .kickOff(plusMinutes: 4))
    let certain = try history.event(at: .kickOff(plusMinutes: 5))
    #expect(certain.shown.contains("STATUS:CONFIRMED"))
    #expect(certain.lastModified == Instant.kickOff(plusMinutes: 4).stamp)
    try history.take(.answered(.in, of: .stranger, to: Self.key), at: .kickOff(plusMinutes: 6))
    #expect(try history.event(at: .kickOff(plusMinutes: 7)) == certain)
  }

  @Test func `a place that time gives to the next moves the stamps when it does`() throws {
    // Given two of two, one of them about to give the place up, and one who waits for the next place
    var history = try History(
      .planned(.fixed(3), most: 2), .plan(Self.key, .edited(.least(2))),
      .answered(.in, of: .ann, to: Self.key), .answered(.in, of: .ben, to: Self.key),
      .answered(.in, of: .stranger, to: Self.key, takesFreePlace: true))
    try history.take(.answered(.out, of: .ann, to: Self.key), at: .kickOff(plusMinutes: 10))
    // Then it is uncertain for the time in which the place may be taken back
    let uncertain = try history.event(at: .kickOff(plusMinutes: 12))
    #expect(uncertain.shown.contains("STATUS:TENTATIVE"))
    #expect(uncertain.lastModified == Instant.kickOff(plusMinutes: 10).stamp)
    // And certain when that is over
    let certain = try history.event(at: .kickOff(plusMinutes: 20))
    #expect(certain.shown.contains("STATUS:CONFIRMED"))
    #expect(certain.lastModified == Instant.kickOff(plusMinutes: 15).stamp)
  }

  @Test func `a series that has not begun has the stamps of its taking in`() throws {
    var history = try History(.everyThursday(.fixed(7)))
    let planned = try history.event(at: .kickOff(plusMinutes: 1))
    #expect(planned.lastModified == Instant.kickOff.stamp)
    let day = try #require(history.squad.plans.calendarGames(at: .kickOff).first?.day)
    try history.take(
      .plan(.series(.fixed(7), day), .moved(to: day.advanced(byDays: 1))),
      at: .kickOff(plusMinutes: 2))
    let events = SentCalendar(history.squad.plans, at: .kickOff(plusMinutes: 3)).events.values
    #expect(events.count { $0.sequence == 1 } == 1)
    for event in events {
      let minutes: Int64 = event.sequence == 1 ? 2 : 0
      #expect(event.lastModified == Instant.kickOff(plusMinutes: minutes).stamp)
    }
  }

  @Test func `a series of which it is not known when it was taken in has no stamp of the future`()
    throws
  {
    let series = Series(
      id: .fixed(7), recurrence: try #require(Recurrence(first: .thursday, weeks: 1)),
      opens: try .dayBefore, details: try .evening)
    let plans = try #require(Plans(zones: [try .seoul], series: [series], plans: []))
    for minutes in [0, 5] as [Int64] {
      let now = Instant.kickOff(plusMinutes: minutes)
      #expect(SentCalendar(plans, at: now).events.values.allSatisfy { $0.stamp <= now.stamp })
    }
  }

  @Test func `two changes within a second have two stamps`() throws {
    var history = try History(.planned(.fixed(3)))
    let first = Instant.kickOff(plusMinutes: 5)
    try history.take(.plan(Self.key, .edited(.price(ShortText(accepted: "6 €")))), at: first)
    let before = try history.event(at: first.advanced(byMilliseconds: 300))
    try history.take(
      .plan(Self.key, .edited(.price(ShortText(accepted: "7 €")))),
      at: first.advanced(byMilliseconds: 500))
    let after = try history.event(at: first.advanced(byMilliseconds: 5_000))
    #expect(before.lastModified < after.lastModified)
  }

  @Test func `a cancelled game gives neither a price nor a time to answer`() throws {
    var history = try History(
      .planned(.fixed(3)), .plan(Self.key, .edited(.price(ShortText(accepted: "6 €")))),
      .plan(Self.key, .edited(.answerBy(TimeBefore(days: 1, at: .eight)))))
    #expect(try history.event(at: .kickOff).shown.contains { $0.contains("Answer by") })
    try history.take(.plan(Self.key, .cancelled(try ShortText("Rain"))), at: .kickOff)
    let description = try #require(
      try history.event(at: .kickOff).shown.first { $0.hasPrefix("DESCRIPTION") })
    #expect(description == "DESCRIPTION:Rain\\nhttps://gather.example/in/x/20261203")
  }

  @Test(arguments: 1...40)
  func `an event that differs has a later stamp, none is of the future, and none goes back`(
    seed: UInt64
  ) throws {
    var changes = try ChangeGenerator(seed: seed)
    var history = try History()
    var now = Instant.kickOff
    var sent: [Substring: SentCalendar.Event] = [:]
    for _ in 0..<120 {
      now = now.advanced(byMilliseconds: Int64(changes.random.number(0...900)))
      if changes.random.chance(30) {
        now = now.advanced(byMilliseconds: Int64(changes.random.number(0...20)) * 600_000)
      }
      let change = try changes.plan()
      // Who is who is found again in all games, which has no place in the log of any.
      if case .replies(.answersJoined) = change { continue }
      try? history.take(change, at: now)
      guard changes.random.chance(50) else { continue }
      now = now.advanced(byMilliseconds: 1_000 + Int64(changes.random.number(0...400)))
      for (id, event) in SentCalendar(history.squad.plans, at: now).events {
        #expect(event.stamp == event.lastModified && event.stamp <= now.stamp)
        if let before = sent[id] {
          #expect(before.stamp <= event.stamp, "\(id)")
          #expect(before.sequence <= event.sequence, "\(id)")
          #expect(
            event.shown == before.shown || before.stamp < event.stamp,
            "\(id) after \(change): \(before) \(event)")
        }
        sent[id] = event
      }
    }
  }
}

extension MinuteOfDay {
  /// Eight in the evening.
  fileprivate static var eight: MinuteOfDay? { MinuteOfDay(1_200) }
}

extension TimeBefore {
  fileprivate init?(days: Int, at minute: MinuteOfDay?) {
    guard let minute else { return nil }
    self.init(days: days, at: minute)
  }
}
