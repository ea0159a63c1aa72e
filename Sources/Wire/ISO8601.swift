public import Domain

extension Instant {
  /// The instant in UTC as ISO 8601 writes it: `2026-11-20T18:42:05.120Z`.
  ///
  /// The calendar is computed as in Howard Hinnant's "chrono-Compatible Low-Level Date Algorithms"
  /// (`civil_from_days`): years begin in March, so that the leap day is the last of its year.
  public var iso8601: String {
    let days = milliseconds / 86_400_000
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)

    let time = milliseconds % 86_400_000
    let date = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    let clock =
      "\(padded(time / 3_600_000, 2)):\(padded(time / 60_000 % 60, 2)):\(padded(time / 1_000 % 60, 2))"
    return "\(date)T\(clock).\(padded(time % 1_000, 3))Z"
  }
}

private func padded(_ number: Int64, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}
