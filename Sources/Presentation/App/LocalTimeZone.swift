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

  /// The next midnight, unless the clocks change before it: then up to an hour from it.
  func midnight(after instant: Instant) -> Instant {
    let time = civil(instant)
    let minutes = instant.milliseconds / 60_000 + Int64(1_440 - time.hour * 60 - time.minute)
    return Instant(clamping: minutes * 60_000)
  }
}
