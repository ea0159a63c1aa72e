package import Domain

/// The time zone of the device.
package struct LocalTimeZone {
  /// How many minutes local time is ahead of UTC at an instant; negative when it is behind.
  package let minutesAheadOfUTC: (Instant) -> Int

  package init(minutesAheadOfUTC: @escaping (Instant) -> Int) {
    self.minutesAheadOfUTC = minutesAheadOfUTC
  }

  /// The local date and time of day at an instant.
  func civil(_ instant: Instant) -> CivilTime {
    CivilTime(instant, minutesAheadOfUTC: minutesAheadOfUTC(instant))
  }
}
