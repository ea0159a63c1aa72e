import Domain
import Texts

extension SeasonViewModel {
  private static let sharedPlaces = 10

  /// The table as users post it in a group chat, by points per match: the first ten places and how many more there are.
  var sharedTable: String {
    let texts = context.texts
    let table = SeasonTable(
      of: context.periodEvenings, in: context.squad, by: context.squad.tableRules)
    let placed = table.rows.filter { $0.place != nil }
    var text = ShareText()
    text.add("\(texts.season) · \(texts.name(of: context.period))")
    text.add(texts.note(of: table, context.squad.tableRules))
    text.add("")
    for row in placed.prefix(Self.sharedPlaces) {
      let name = texts.isolated(context.nameInResults(of: row.id).onOneLine)
      let points = texts.hundredths(row.hundredthsPerMatch)
      let (won, drawn, lost) = (row.evenings.won, row.evenings.drawn, row.evenings.lost)
      text.add("\(row.place ?? 0). \(name) \(points) (\(row.played): \(won)-\(drawn)-\(lost))")
    }
    let more = table.rows.count - min(placed.count, Self.sharedPlaces)
    if more > 0 { text.add(texts.othersInTable(more)) }
    return text.text
  }

  /// Whether there is a table to share.
  package var canShare: Bool {
    guard case .table = list else { return false }
    return context.periodEvenings.count >= 2
  }
}
