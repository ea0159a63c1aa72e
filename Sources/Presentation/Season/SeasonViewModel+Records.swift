package import Domain
import Texts

extension SeasonViewModel {
  /// The most that was reached, and who did.
  package struct RecordRow: Equatable, Sendable {
    /// "Biggest win".
    package let label: String
    /// How much it was: "5-0", "4".
    package let value: String
    /// Whether that is the score of a game.
    package let isScore: Bool
    /// Who reached it first and when, and who reached as much later.
    package let facts: String
    /// The match in which it was reached.
    package let match: Gather.ID
  }

  /// The records of some evenings.
  func records(of evenings: [Evening]) -> [RecordRow] {
    let records = SeasonRecords(of: evenings, in: context.squad)
    let texts = context.texts
    return [
      game(texts.biggestWin, records.biggestWin) { texts.score($0.score) },
      game(texts.mostGoalsInGame, records.mostGoals) { texts.score($0.score) },
      feat(texts.mostGoalsOfOne, records.mostGoalsOfOne),
      feat(texts.longestWinningRun, records.longestWinningRun),
      feat(texts.longestUnbeatenRun, records.longestUnbeatenRun),
      feat(texts.mostMatchesInARow, records.mostInARow),
    ].compactMap { $0 }
  }

  private func game(
    _ label: String, _ best: SeasonRecords.Best<SeasonRecords.Match>?,
    _ value: (SeasonRecords.Match) -> String
  ) -> RecordRow? {
    guard let best, let first = best.holders.first else { return nil }
    let later = best.holders.count - 1
    return RecordRow(
      label: label, value: value(first), isScore: true,
      facts: facts(date(of: first.evening), later > 0 ? context.texts.equalledTimes(later) : nil),
      match: first.evening)
  }

  private func feat(
    _ label: String, _ best: SeasonRecords.Best<SeasonRecords.Feat>?
  ) -> RecordRow? {
    guard let best, let first = best.holders.first else { return nil }
    let texts = context.texts
    let later = best.holders.dropFirst().map { context.nameInResults(of: $0.player) }
    return RecordRow(
      label: label, value: String(best.value), isScore: false,
      facts: facts(
        texts.isolated(context.nameInResults(of: first.player)), date(of: first.evening),
        later.isEmpty ? nil : texts.equalledBy(texts.list(later))),
      match: first.evening)
  }

  private func facts(_ parts: String?...) -> String {
    parts.compactMap { $0 }.joined(separator: " · ")
  }

  private func date(of evening: Gather.ID) -> String? {
    context.squad.gather(evening).map { context.date(of: $0) }
  }
}
