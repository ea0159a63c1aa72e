package import Domain
import Texts

/// A gather that is being played, ready to be resumed.
package struct RunningGather: Equatable, Sendable {
  package let id: Gather.ID
  /// "Bibs v Skins", when one of the teams that play has a name; `nil` otherwise.
  package let teams: String?
  package let score: String
  /// The time that is left or was played, or the state of a clock on which no time is left.
  package let clock: String

  init(_ gather: Gather, _ context: ScreenContext) {
    let texts = context.texts
    id = gather.id
    let playing = gather.currentGame.pairing
    let isNamed = gather.isRowOfGames || playing.sides.contains { gather[$0].name != nil }
    teams = isNamed ? texts.opponents(playing, in: gather) : nil
    score = texts.score(gather.currentGame.score)
    switch gather.currentGame.clock.reading(at: context.now) {
    case .fullTime, .interval: clock = texts.state(of: gather.currentGame.clock, at: context.now)
    case .stopped, .running, .paused:
      clock =
        context.preferences.countsUp
        ? texts.clock(upTo: gather.currentGame.clock, at: context.now)
        : texts.clock(gather.currentGame.clock.remainingMilliseconds(at: context.now))
    }
  }
}
