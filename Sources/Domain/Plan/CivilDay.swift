/// A day of the calendar, without a time zone: 3 December 2026.
///
/// Days are counted and compared as numbers, so that a week later is always seven days later, whatever
/// clocks do meanwhile.
public struct CivilDay: Hashable, Sendable {
  /// The days from 1970-01-01 to 9999-12-31.
  public static let range = 0...2_932_896

  /// 1 January 1970.
  static let earliest = CivilDay(CivilTime(.earliest))

  /// The number of days since 1 January 1970.
  public let number: Int

  /// Creates a day from its number; `nil` outside `range`.
  public init?(number: Int) {
    guard Self.range.contains(number) else { return nil }
    self.number = number
  }

  /// Creates a day of the Gregorian calendar; `nil` when there is none, and outside 1970…9999.
  public init?(year: Int, month: Int, day: Int) {
    guard let midnight = Instant(year: year, month: month, day: day) else { return nil }
    number = Int(midnight.milliseconds / Self.milliseconds)
  }

  /// Reads a day as `text` writes it; `nil` for anything else, and for a day that there is not.
  public init?(text: String) {
    let digits = Array(text.utf8)
    let hyphen = UInt8(ascii: "-")
    guard digits.count == 10, digits[4] == hyphen, digits[7] == hyphen,
      let year = Int(digits: digits[..<4]), let month = Int(digits: digits[5..<7]),
      let day = Int(digits: digits[8...])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day of a date and time.
  public init(_ time: CivilTime) {
    number = min(max(time.dayNumber, Self.range.lowerBound), Self.range.upperBound)
  }

  /// The day that many days later, or earlier if negative; limited to `range`.
  public func advanced(byDays days: Int) -> CivilDay {
    let days = min(max(days, -number), Self.range.upperBound - number)
    return CivilDay(number: number + days) ?? self
  }

  /// Year, month, day and weekday; its time of day is midnight.
  public var civil: CivilTime {
    CivilTime(midnight)
  }

  /// When the day begins in UTC.
  public var midnight: Instant { Instant(clamping: Int64(number) * Self.milliseconds) }

  private static let milliseconds: Int64 = 86_400_000
}

extension CivilDay: Comparable {
  /// Whether the first day is before the second.
  public static func < (earlier: Self, later: Self) -> Bool { earlier.number < later.number }
}
