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

  /// "Every week" or "Every 2 weeks".
  package func everyWeeks(_ weeks: Int) -> String {
    weeks == 1 ? everyWeek : everySeveralWeeks(weeks)
  }
}
