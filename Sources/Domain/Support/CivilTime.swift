/// A date and a time of day in a time zone, to the minute.
public struct CivilTime: Hashable, Sendable {
  /// The year of the Gregorian calendar.
  public let year: Int
  /// The month, 1…12.
  public let month: Int
  /// The day of the month, 1…31.
  public let day: Int
  /// The hour, 0…23.
  public let hour: Int
  /// The minute, 0…59.
  public let minute: Int
  /// The day of the week, from 0 for Sunday to 6 for Saturday.
  public let weekday: Int
  /// The number of days since 1 January 1970; negative before it.
  public let dayNumber: Int

  /// Creates the date and time of an instant in a time zone, given as its offset from UTC.
  ///
  /// Computed as in Howard Hinnant's "chrono-Compatible Low-Level Date Algorithms"
  /// (`civil_from_days`): years begin in March, so that the leap day is the last of its year.
  public init(_ instant: Instant, minutesAheadOfUTC: Int = 0) {
    let minutes = instant.milliseconds / 60_000 + Int64(minutesAheadOfUTC)
    // NB: Rounded down, because west of Greenwich it may still be 1969.
    let days = Int(minutes >= 0 ? minutes / 1_440 : (minutes - 1_439) / 1_440)
    let minuteOfDay = Int(minutes - Int64(days) * 1_440)
    hour = minuteOfDay / 60
    minute = minuteOfDay % 60
    dayNumber = days
    // 1970-01-01 was a Thursday.
    weekday = (days + 11) % 7

    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }
}

extension Instant {
  /// Creates the instant of a date and time in UTC; `nil` for an invalid date or time and outside
  /// the years 1970…9999.
  ///
  /// Computed as in Howard Hinnant's "chrono-Compatible Low-Level Date Algorithms"
  /// (`days_from_civil`).
  public init?(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
    guard (1970...9999).contains(year), (1...12).contains(month),
      (1...CivilTime.days(inMonth: month, of: year)).contains(day),
      (0...23).contains(hour), (0...59).contains(minute)
    else { return nil }
    let yearFromMarch = month <= 2 ? year - 1 : year
    let monthFromMarch = month <= 2 ? month + 9 : month - 3
    let era = yearFromMarch / 400
    let yearOfEra = yearFromMarch % 400
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let minutes = Int64(era * 146_097 + dayOfEra - 719_468) * 1_440 + Int64(hour * 60 + minute)
    self.init(milliseconds: minutes * 60_000)
  }
}

extension CivilTime {
  /// The number of days in a month, which is 1…12.
  public static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }
}
