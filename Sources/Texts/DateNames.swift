/// How a language names and orders the parts of a date.
struct DateNames {
  /// From Sunday: "Sun".
  let days: [String]
  /// From January: "Jan".
  let months: [String]
  /// Before and after noon.
  let halves: [String]
  /// Patterns where the day stands before the month.
  let dayFirst: Patterns
  /// Patterns where the month stands before the day, if the language has both.
  let monthFirst: Patterns

  /// Reads the lines of a catalogue that are about dates; `nil` when something is missing.
  init?(_ lines: [[String]]) {
    guard lines.count == 5, lines[0].count == 7, lines[1].count == 12, lines[2].count == 2,
      let dayFirst = Patterns(lines[3]), let monthFirst = Patterns(lines[4])
    else { return nil }
    days = lines[0]
    months = lines[1]
    halves = lines[2]
    self.dayFirst = dayFirst
    self.monthFirst = monthFirst
  }

  /// Patterns with the letters of C's `strftime`, but for `%T`, the time of day.
  struct Patterns {
    /// A whole date with the time of day.
    let full: String
    /// A date of this year with the time of day.
    let thisYear: String
    /// A date of another year.
    let otherYear: String
    /// The time of a day of 24 hours.
    let hours24: String
    /// The time of a day of twice 12 hours.
    let hours12: String
    /// A full hour of a day of twice 12 hours.
    let fullHour12: String
    /// A day of a month.
    let day: String

    init?(_ patterns: [String]) {
      guard patterns.count == 7 else { return nil }
      full = patterns[0]
      thisYear = patterns[1]
      otherYear = patterns[2]
      hours24 = patterns[3]
      hours12 = patterns[4]
      fullHour12 = patterns[5]
      day = patterns[6]
    }
  }
}
