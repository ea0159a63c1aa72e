import Domain
import Texts

// A year that is over, or nearly so.
extension SeasonViewModel {
  /// The label of the button that shares the year in a few lines; `nil` before its December.
  package var yearLabel: String? {
    guard offersShare, case .year(let year) = context.period else { return nil }
    let today = context.localTimeZone.civil(context.now)
    guard year < today.year || (year == today.year && today.month == 12) else { return nil }
    return context.texts.yearInShort(String(year))
  }

  /// "Ben won 2025"; `nil` for a year or season that goes on, or that no player won.
  package var champion: String? {
    guard list == .table, context.isOver(context.period) else { return nil }
    let names = champions
    guard !names.isEmpty else { return nil }
    return context.texts.wonTheSeason(
      context.texts.list(names), context.name(of: context.period))
  }

  /// The year to be drawn: `Effect.sharePicture` has its lines.
  func drawnYear(_ title: String) -> String {
    let texts = context.texts
    let evenings = context.periodEvenings
    let scorers = Scorers(of: evenings, in: context.squad)
    let attendance = Attendance(of: evenings, firsts: context.evenings.firsts, in: context.squad)
    let records = SeasonRecords(of: evenings, in: context.squad)
    let rows = [
      row(texts.champion, champions, nil),
      row(
        texts.topScorer, names(scorers.goals.filter { $0.place == 1 }.map { $0.id }),
        scorers.goals.first?.goals),
      row(
        texts.mostMatches, names(attendance.rows.filter { $0.place == 1 }.map { $0.id }),
        attendance.rows.first?.played),
      row(
        texts.longestWinningRun,
        names((records.longestWinningRun?.holders ?? []).map { $0.player }),
        records.longestWinningRun?.value),
      records.biggestWin.map { "\(texts.biggestWin)\t\(texts.score($0.holders[0].score))" },
    ]
    return context.drawnList(
      title, "\(texts.matchCount(evenings.count)) · \(texts.goalCount(scorers.goalCount))",
      rows.compactMap { $0 })
  }

  /// "Top scorer: Ann", with the number at the other side; `nil` when it is no one.
  private func row(_ label: String, _ names: [String], _ number: Int?) -> String? {
    guard !names.isEmpty else { return nil }
    let line = "\(label): \(context.texts.list(names).onOneLine)"
    return number.map { "\(line)\t\($0)" } ?? line
  }

  private func names(_ players: [Player.ID]) -> [String] {
    players.map { context.nameInResults(of: $0) }
  }

  private var champions: [String] {
    let table = context.periodTable
    guard table.isRanked else { return [] }
    return names(table.rows.filter { $0.place == 1 }.map { $0.id })
  }
}
