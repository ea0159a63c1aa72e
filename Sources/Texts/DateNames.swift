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

  init(
    days: [String], months: [String], halves: [String], dayFirst: [String], monthFirst: [String]
  ) {
    self.days = days
    self.months = months
    self.halves = halves
    self.dayFirst = Patterns(dayFirst)
    self.monthFirst = Patterns(monthFirst)
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

    init(_ patterns: [String]) {
      full = patterns[0]
      thisYear = patterns[1]
      otherYear = patterns[2]
      hours24 = patterns[3]
      hours12 = patterns[4]
    }
  }
}
