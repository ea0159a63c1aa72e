public import Domain

/// The time zone that a phone is in.
public struct LocalTimeZone {
  /// How many minutes local time is ahead of UTC at an instant; negative when it is behind.
  public let minutesAheadOfUTC: (Instant) -> Int

  /// Describes a time zone.
  public init(minutesAheadOfUTC: @escaping (Instant) -> Int) {
    self.minutesAheadOfUTC = minutesAheadOfUTC
  }

  /// The local date and time of day at an instant.
  func civil(_ instant: Instant) -> CivilTime {
    CivilTime(instant, minutesAheadOfUTC: minutesAheadOfUTC(instant))
  }
}
