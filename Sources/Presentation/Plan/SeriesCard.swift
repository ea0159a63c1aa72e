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
    title = words.rhythm(of: series)
    note = words.nextGame
  }
}

extension ScreenContext {
  /// The series of which no game can be answered now, each with its next game.
  var seriesToCome: [(series: Series, next: PlannedGame)] {
    guard !squad.plans.isEmpty else { return [] }
    return squad.plans.nextGames(besides: gamesToCome.filter { $0.cancellation == nil }, at: now)
  }
}
