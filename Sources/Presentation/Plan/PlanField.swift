package import Domain

/// A field of the form in which a game is planned or changed; its name is that of the field in the page.
package enum PlanField: String, EventName {
  /// The day, `2026-12-03`.
  case day
  /// The time of day, `20:00`.
  case time
  /// How many minutes the game lasts.
  case length
  case place
  /// The address of a map.
  case map
  case most, least
  case price
  /// How many days before the game people are asked to answer; empty when there is no such time.
  case answerDays
  /// The time of that day.
  case answerTime
  /// How many guests each person may bring.
  case guests
  /// Every how many weeks the game is repeated; empty for once.
  case weeks
  /// How many days before each repeated game people can answer.
  case opens
}

/// Why what stands in a field of a planned game's form is refused.
package enum PlanFormError: Error, Equatable {
  case dayMissing
  /// The game would have begun already.
  case past
  case timeMissing
  case lengthWrong
  case headsWrong(PlanField)
  case tooLong(PlanField, TextError)
  case mapWrong
  case answerTimeMissing

  /// The field that is to be mended.
  var field: PlanField {
    switch self {
    case .dayMissing, .past: .day
    case .timeMissing: .time
    case .lengthWrong: .length
    case .headsWrong(let field), .tooLong(let field, _): field
    case .mapWrong: .map
    case .answerTimeMissing: .answerTime
    }
  }
}
