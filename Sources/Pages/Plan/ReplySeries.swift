import Domain
import Texts

/// A series that has no game to answer now, as people with a link to answer see it.
package struct ReplySeries: Sendable {
  /// "Every Monday 20:00".
  package let rhythm: String
  /// "next 7 Dec, answers open Tue".
  package let next: String
  /// Where the next game is; `nil` when that is not known.
  package let place: String?

  init(
    _ series: Series, next game: PlannedGame, of squad: Squad, _ texts: Strings,
    _ dateForm: DateForm, at now: Instant
  ) {
    let words = PlanTexts(game, of: squad, texts, dateForm, at: now)
    rhythm = words.rhythm(of: series)
    next = words.nextGame
    place = game.details.place?.text
  }

  /// "Every Monday 20:00 · next 7 Dec, answers open Tue".
  package var text: String { "\(rhythm) · \(next)" }
}
