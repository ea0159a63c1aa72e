package import Domain

/// The time zone of the device.
package struct LocalTimeZone {
  /// Its name in the time zone database: `Europe/Berlin`.
  package let name: String
  /// How many minutes local time is ahead of UTC at an instant; negative when it is behind.
  package let minutesAheadOfUTC: (Instant) -> Int

  package init(name: String = "UTC", minutesAheadOfUTC: @escaping (Instant) -> Int) {
    self.name = name
    self.minutesAheadOfUTC = minutesAheadOfUTC
  }

  /// The local date and time of day at an instant.
  func civil(_ instant: Instant) -> CivilTime {
    CivilTime(instant, minutesAheadOfUTC: minutesAheadOfUTC(instant))
  }

  /// The instant at the same time of day so many days later.
  func moving(_ instant: Instant, byDays days: Int) -> Instant {
    let moved = instant.advanced(by: .days(days))
    let shift = minutesAheadOfUTC(instant) - minutesAheadOfUTC(moved)
    return moved.advanced(by: .minutes(shift))
  }

  /// Noon on a day, or now when that is still to come today.
  func noon(on day: CivilDay, at now: Instant) -> Instant {
    let today = civil(now)
    let noon = now.advanced(by: .minutes(720 - today.hour * 60 - today.minute))
    let moved = moving(noon, byDays: day.number - CivilDay(today).number)
    return day == CivilDay(today) ? min(moved, now) : moved
  }

  /// When a day begins here.
  func start(of day: CivilDay) -> Instant {
    let start = { (ahead: Int) in
      day.midnight.advanced(by: -.minutes(ahead))
    }
    // As the clocks are then, which may differ from how they are at midnight in UTC.
    return start(minutesAheadOfUTC(start(minutesAheadOfUTC(day.midnight))))
  }

  /// When a year begins here; `nil` outside of the years that there are.
  func start(of year: Int) -> Instant? {
    CivilDay(year: year, month: 1, day: 1).map { start(of: $0) }
  }

  /// The next midnight, unless the clocks change before it: then up to an hour from it.
  func midnight(after instant: Instant) -> Instant {
    let time = civil(instant)
    let minutes = instant.milliseconds / 60_000 + Int64(1_440 - time.hour * 60 - time.minute)
    return Instant(clamping: minutes * 60_000)
  }
}
