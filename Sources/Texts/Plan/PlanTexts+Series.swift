package import Domain

// The next game of a series, in words.
extension PlanTexts {
  /// "Every Monday 20:00", by what holds for the games from this one on, although this one may be moved.
  package func rhythm(of series: Series) -> String {
    let weeks = series.recurrence.weeks
    guard case .series(_, let day) = game.key else { return texts.everyWeeks(weeks) }
    let minute = series.details(on: day).minute.number
    let start = game.zone.civil(game.zone.instant(of: day, minute: minute))
    return texts.everyWeeks(weeks, on: start, at: texts.timeOfDay(start, dateForm))
  }

  /// When it is, and when people can answer it: "next 7 Dec, answers open Tue".
  package var nextGame: String {
    game.opensAt.map { texts.nextGameOpens(day, from: nearDay(of: $0)) } ?? texts.nextGameOn(day)
  }
}
