package import Domain
import Texts

/// A gather in the list, ready to show.
package struct GatherRow: Equatable, Sendable {
  package let id: Gather.ID
  /// When the gather was played.
  package let date: String
  /// The score, as `2-1`; of a row of games, how many there were; nothing when only the winner is known.
  package let score: String
  /// Which team won, or that the gather goes on.
  package let result: String
  /// The side that won; `nil` for a draw or while the gather goes on.
  package let winner: Side?
  /// The side that the result is about: the winner, or where the person was of whom it tells.
  package let markedSide: Side?
  /// The teams, Team A first.
  package let teams: [Team]

  /// A team of a gather.
  package struct Team: Equatable, Sendable {
    package let side: Side
    package let name: String
    /// The colour that users chose; `nil` for the usual one.
    package let color: TeamColor?
    /// The names of the players, in one line.
    package let players: String

    init(_ side: Side, of gather: Gather, _ texts: Strings) {
      self.side = side
      name = texts.name(of: side.team, in: gather)
      color = gather[side].color
      players = texts.row(gather.names(in: side.team))
    }
  }

  /// Creates a row, perhaps with who won said in another way; in the list it says whether the match may be there twice.
  init(
    _ gather: Gather, _ context: ScreenContext, result said: (text: String, side: Side?)? = nil,
    saysIfTwice: Bool = false
  ) {
    let texts = context.texts
    let isOver = gather.endedAt != nil
    id = gather.id
    date = context.date(of: gather)
    score =
      gather.isRowOfGames
      ? texts.gameCount(gather.playedGames.count)
      : gather.currentGame.isScoreKnown ? texts.score(gather.currentGame.score) : ""
    let outcome = said?.text ?? (isOver ? texts.winner(of: gather) : texts.inProgress)
    let isTwice = saysIfTwice && context.twin(of: gather) != nil
    result = isTwice ? "\(outcome) · \(texts.perhapsTwice)" : outcome
    winner = isOver ? gather.winner : nil
    markedSide = said.map { $0.side } ?? winner
    teams = gather.sides.map { Team($0, of: gather, texts) }
  }
}
