/// The nights of a place, from 22:00 to 9:00, in which people are not expected to answer.
struct PlanNight {
  private static let begin = 22 * 60
  private static let end = 9 * 60
  /// A game that begins less than this after the morning leaves no time to ask anyone in it.
  private static let leastMorning: TimeSpan = .hours(1)

  let zone: Zone

  /// The end of the night in which an instant is; `nil` by day.
  func end(at instant: Instant) -> Instant? {
    let time = zone.civil(instant)
    let minute = time.hour * 60 + time.minute
    guard minute < Self.end || Self.begin <= minute else { return nil }
    let day = CivilDay(time)
    return zone.instant(of: minute < Self.end ? day : day.advanced(byDays: 1), minute: Self.end)
  }

  /// The next beginning of a night after an instant that is by day.
  func begin(after instant: Instant) -> Instant {
    zone.instant(of: CivilDay(zone.civil(instant)), minute: Self.begin)
  }

  /// When people hear of something that happens at an instant: by day at once, and at night in the morning.
  ///
  /// Two hours before a game that begins early they hear of it before 9:00, but not before 6:00, unless they play
  /// before that.
  func waking(after instant: Instant, start: Instant) -> Instant {
    guard let morning = end(at: instant) else { return instant }
    let early = start.advanced(by: -Self.timeToCome)
    guard early < morning else { return morning }
    let first = zone.instant(of: CivilDay(zone.civil(morning)), minute: Self.earliest)
    return max(instant, start <= first ? early : max(early, first))
  }

  private static let timeToCome: TimeSpan = .hours(2)
  private static let earliest = 6 * 60

  /// From when on free places are open to all, because the night before the game leaves no time to ask;
  /// `nil` when it leaves some.
  func opening(before start: Instant) -> Instant? {
    let day = CivilDay(zone.civil(start))
    let sameDay = zone.instant(of: day, minute: Self.begin)
    let evening = sameDay < start ? day : day.advanced(byDays: -1)
    let morning = zone.instant(of: evening.advanced(byDays: 1), minute: Self.end)
    guard morning.span(until: start) < Self.leastMorning else { return nil }
    return zone.instant(of: evening, minute: Self.begin)
  }

  /// Until when a place is held for a person who is asked at an instant.
  ///
  /// Two hours if more than sixteen are left, half an hour if more than one is, else ten minutes. The
  /// night does not count, unless the places are open to all in it, and no hold lasts beyond the start.
  func hold(from instant: Instant, start: Instant) -> Instant {
    let begin = end(at: instant) ?? instant
    let end = begin.advanced(by: Self.length(left: begin.span(until: start)))
    let evening = self.begin(after: begin)
    guard evening < end else { return min(end, start) }
    guard opening(before: start) != evening, let morning = self.end(at: evening) else {
      return min(evening, start)
    }
    return min(morning.advanced(by: evening.span(until: end)), start)
  }

  private static func length(left: TimeSpan) -> TimeSpan {
    if left > .hours(16) { return .hours(2) }
    return left > .hours(1) ? .minutes(30) : .minutes(10)
  }
}
