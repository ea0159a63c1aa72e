package import Domain

/// A gather in the list, ready to show.
package struct GatherRow: Equatable, Sendable {
  package let id: Gather.ID
  /// When the gather was started.
  package let date: String
  /// The score, as `2-1`.
  package let score: String
  /// Which team won, or that the gather goes on.
  package let result: String
  /// The side that won; `nil` for a draw or while the gather goes on.
  package let winner: Side?
  /// The names of Team A's players, in one line.
  package let teamA: String
  /// The names of Team B's players, in one line.
  package let teamB: String

  init(_ gather: Gather, _ context: ScreenContext) {
    let texts = context.texts
    let isOver = gather.endedAt != nil
    id = gather.id
    date = texts.dateAndTime(context.localTimeZone.civil(gather.startedAt))
    score = texts.score(gather.score)
    result = isOver ? texts.winner(of: gather) : texts.inProgress
    winner = isOver ? gather.score.winner : nil
    teamA = gather.names(in: .teamA).joined(separator: ", ")
    teamB = gather.names(in: .teamB).joined(separator: ", ")
  }
}
