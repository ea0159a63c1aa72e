package import Domain

// Dates and times of day.
extension Strings {
  /// A date and time of day, complete: "Fri, 20 Nov 2026, 18:40".
  ///
  /// On a known day it is shorter, as people say it then: "Today 18:40", "Fri 20 Nov, 18:40", or in
  /// another year "Fri, 20 Nov 2026". Within a sentence it is "today 18:40".
  package func dateAndTime(
    _ time: CivilTime, on today: CivilTime?, _ form: DateForm, isInSentence: Bool = false
  ) -> String {
    guard let today else { return write(time, patterns(form).full, form) }
    let timeOfDay = timeOfDay(time, form)
    switch today.dayNumber - time.dayNumber {
    case 0: return isInSentence ? todayAtInSentence(timeOfDay) : todayAt(timeOfDay)
    case 1: return isInSentence ? yesterdayAtInSentence(timeOfDay) : yesterdayAt(timeOfDay)
    default:
      let patterns = patterns(form)
      return write(time, today.year == time.year ? patterns.thisYear : patterns.otherYear, form)
    }
  }

  /// A date: "Fri, 20 Nov 2026".
  package func date(_ time: CivilTime, _ form: DateForm) -> String {
    write(time, patterns(form).otherYear, form)
  }

  /// A time of day: "18:40", "6:40 PM" or "6 PM".
  package func timeOfDay(_ time: CivilTime, _ form: DateForm) -> String { write(time, "%T", form) }

  /// A time of day as a browser's time field has it: "18:40".
  package func timeField(_ time: CivilTime) -> String {
    "\(twoDigits(time.hour)):\(twoDigits(time.minute))"
  }

  /// A day of a month: "7 Dec".
  package func dayOfMonth(_ time: CivilTime, _ form: DateForm) -> String {
    write(time, patterns(form).day, form)
  }

  /// A day of the week, short: "Mon".
  package func weekday(_ time: CivilTime) -> String { catalogue.dates.days[time.weekday] }

  /// "18:40", "6:40 PM" or "6 PM".
  private func timePattern(_ time: CivilTime, _ form: DateForm) -> String {
    let patterns = patterns(form)
    guard form.hasTwelveHours else { return patterns.hours24 }
    return time.minute == 0 ? patterns.fullHour12 : patterns.hours12
  }

  private func patterns(_ form: DateForm) -> DateNames.Patterns {
    form.isMonthFirst ? catalogue.dates.monthFirst : catalogue.dates.dayFirst
  }

  private func write(_ time: CivilTime, _ pattern: String, _ form: DateForm) -> String {
    var written = ""
    var isLetter = false
    for scalar in pattern.scalars {
      if isLetter {
        written += part(scalar, of: time, form)
        isLetter = false
      } else if scalar == "%" {
        isLetter = true
      } else {
        written.unicodeScalars.append(scalar)
      }
    }
    return written
  }

  private func part(_ letter: Unicode.Scalar, of time: CivilTime, _ form: DateForm) -> String {
    switch letter {
    case "a": catalogue.dates.days[time.weekday]
    case "b": catalogue.dates.months[time.month - 1]
    case "d": String(time.day)
    case "m": String(time.month)
    case "Y": String(time.year)
    case "T": write(time, timePattern(time, form), form)
    case "H": twoDigits(time.hour)
    case "k": String(time.hour)
    case "I": String((time.hour + 11) % 12 + 1)
    case "M": twoDigits(time.minute)
    default: catalogue.dates.halves[time.hour < 12 ? 0 : 1]
    }
  }
}
