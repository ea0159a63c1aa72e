import Domain
import Texts

extension SeasonViewModel {
  private static let sharedPlaces = 10
  private static let drawnPlaces = 12

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

  /// The table to be drawn: `Effect.sharePicture` has its lines.
  var drawnTable: String {
    let texts = context.texts
    let rules = context.squad.tableRules
    let table = SeasonTable(of: context.periodEvenings, in: context.squad, by: rules)
    let rows = table.rows.filter { $0.place != nil }.prefix(Self.drawnPlaces).map { row in
      let name = texts.isolated(context.nameInResults(of: row.id).onOneLine)
      let (won, drawn, lost) = (row.evenings.won, row.evenings.drawn, row.evenings.lost)
      return "\(row.place ?? 0). \(name) (\(row.played): \(won)-\(drawn)-\(lost))"
        + "\t\(texts.hundredths(row.hundredthsPerMatch))"
    }
    return context.drawnList(
      "\(texts.season) · \(texts.name(of: context.period))", texts.note(of: table, rules), rows)
  }

  /// Whether the ways to share the table are open.
  package var offersShare: Bool { sheet == .share && canShare }

  /// Whether there is a table to share.
  package var canShare: Bool {
    guard case .table = list else { return false }
    return context.periodEvenings.count >= 2
  }
}

extension ScreenContext {
  /// A list to be drawn: `Effect.sharePicture` has its lines.
  func drawnList(_ title: String, _ note: String, _ rows: [String]) -> String {
    var text = ShareText()
    text.add("list")
    text.add(title)
    text.add(note)
    text.add("\(texts.date(localTimeZone.civil(now), dateForm)) · \(texts.appName)")
    for row in rows { text.add(row) }
    return text.text
  }
}
