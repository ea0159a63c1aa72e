package import Domain
import Texts

/// Games that are repeated, on the list of players while none of them can be answered.
package struct SeriesCard: Equatable, Sendable {
  /// The next game.
  package let key: PlanKey
  /// "Every Monday 20:00".
  package let title: String
  /// "next 7 Dec, answers open Tue".
  package let note: String

  init(_ series: Series, next game: PlannedGame, _ context: ScreenContext) {
    let words = context.words(game)
    key = game.key
    title = context.texts.title(of: series, on: game, context.dateForm)
    let day = words.day
    note =
      game.opensAt.map { context.texts.nextGameOpens(day, from: words.nearDay(of: $0)) }
      ?? context.texts.nextGameOn(day)
  }
}

extension Strings {
  /// "Every Monday 20:00", by what holds for the games from one of them on, although this one may be moved.
  func title(of series: Series, on game: PlannedGame, _ form: DateForm) -> String {
    guard case .series(_, let day) = game.key else { return everyWeeks(series.recurrence.weeks) }
    let minute = series.details(on: day).minute.number
    let start = game.zone.civil(game.zone.instant(of: day, minute: minute))
    return everyWeeks(series.recurrence.weeks, on: start, at: timeOfDay(start, form))
  }
}

extension ScreenContext {
  /// The series of which no game can be answered now, each with its next game.
  var seriesToCome: [(series: Series, next: PlannedGame)] {
    let open = gamesToCome.filter { $0.cancellation == nil }
    return squad.plans.runningSeries(at: now).compactMap { series in
      let isOpen = open.contains { game in
        if case .series(series.id, _) = game.key { true } else { false }
      }
      guard !isOpen else { return nil }
      return squad.plans.nextGame(of: series, at: now).map { (series, $0) }
    }
  }
}

extension PlayersViewModel {
  /// The games that are repeated and of which none can be answered now; none while players are selected.
  package var series: [SeriesCard] {
    isSelecting ? [] : context.seriesToCome.map { SeriesCard($0.series, next: $0.next, context) }
  }
}
