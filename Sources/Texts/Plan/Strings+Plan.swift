package import Domain

// Planned games.
extension Strings {
  /// "In", "Maybe" or "Out".
  package func label(of answer: Answer) -> String {
    switch answer {
    case .in: answerIn
    case .maybe: answerMaybe
    case .out: answerOut
    }
  }

  /// What a person said, in a sentence.
  package func said(_ answer: Answer, _ name: String) -> String {
    switch answer {
    case .in: isIn(name)
    case .maybe: isMaybe(name)
    case .out: isOut(name)
    }
  }

  /// How long before a game: "On the day", "The day before", "2 days before".
  package func daysBefore(_ days: Int) -> String {
    switch days {
    case 0: onTheDay
    case 1: theDayBefore
    default: severalDaysBefore(days)
    }
  }

  /// "Every Monday 20:00", or "Every 2 weeks · Mon 20:00".
  package func everyWeeks(_ weeks: Int, on day: CivilTime, at time: String) -> String {
    guard weeks == 1 else { return "\(everyWeeks(weeks)) · \(weekday(day)) \(time)" }
    return switch day.weekday {
    case 0: everySunday(time)
    case 1: everyMonday(time)
    case 2: everyTuesday(time)
    case 3: everyWednesday(time)
    case 4: everyThursday(time)
    case 5: everyFriday(time)
    default: everySaturday(time)
    }
  }

  /// "Every week" or "Every 2 weeks".
  package func everyWeeks(_ weeks: Int) -> String {
    weeks == 1 ? everyWeek : everySeveralWeeks(weeks)
  }
}
