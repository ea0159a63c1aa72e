/// A time of day, to the minute, without a day and without a time zone: 20:00.
public struct MinuteOfDay: Hashable, Sendable {
  /// The minutes from midnight to 23:59.
  public static let range = 0...1_439

  /// The minutes since midnight.
  public let number: Int

  /// Creates a time of day; `nil` outside `range`.
  public init?(_ number: Int) {
    guard Self.range.contains(number) else { return nil }
    self.number = number
  }

  /// The time as ISO 8601 writes it: `20:00`.
  public var text: String { "\(twoDigits(number / 60)):\(twoDigits(number % 60))" }
}

/// A time on a day before the game: the day before at 20:00.
///
/// Being relative, it fits each day of a series.
public struct TimeBefore: Hashable, Sendable {
  /// How many days it may be before the game.
  public static let dayRange = 0...21

  /// The days before the day of the game; 0 for the day itself.
  public let days: Int
  /// The time on that day.
  public let minute: MinuteOfDay

  /// Creates a time before a game; `nil` for more days than `dayRange` has.
  public init?(days: Int, at minute: MinuteOfDay) {
    guard Self.dayRange.contains(days) else { return nil }
    self.days = days
    self.minute = minute
  }

  /// The instant of this time before a game on a day.
  package func instant(before day: CivilDay, in zone: Zone) -> Instant {
    zone.instant(of: day.advanced(byDays: -days), minute: minute.number)
  }
}
