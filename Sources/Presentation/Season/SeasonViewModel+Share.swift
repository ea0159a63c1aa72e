import Domain
import Figures
import Texts

extension SeasonViewModel {
  private static let sharedPlaces = 10
  private static let drawnPlaces = 12

  /// The table as users post it in a group chat, by points per match: the first ten places and how many more there are.
  var sharedTable: String {
    let texts = context.texts
    let table = context.periodTable
    let places = places(of: table).prefix(Self.sharedPlaces)
    var text = ShareText()
    text.add(sharedTitle)
    text.add(texts.note(of: table, context.periodRules))
    text.add("")
    for place in places { text.add("\(place.name) \(place.points) (\(place.record))") }
    let more = table.rows.count - places.count
    if more > 0 { text.add(texts.othersInTable(more)) }
    return text.text
  }

  /// The table to be drawn: `Effect.sharePicture` has its lines.
  var drawnTable: String {
    let table = context.periodTable
    let rows = places(of: table).prefix(Self.drawnPlaces)
      .map { "\($0.name) (\($0.record))\t\($0.points)\t\(Figure.form($0.form).canvasText)" }
    return context.drawnList(
      sharedTitle, context.texts.note(of: table, context.periodRules), rows, isLed: true)
  }

  private var sharedTitle: String {
    "\(context.texts.season) · \(context.name(of: context.period))"
  }

  /// Those who have a place, such as Ben in the first with 2.18 points a match and the record "17: 11-4-2".
  private func places(
    of table: SeasonTable
  ) -> [(name: String, points: String, record: String, form: [Outcome])] {
    let texts = context.texts
    return table.rows.compactMap { row in
      guard let place = row.place else { return nil }
      return (
        name: "\(place). \(texts.isolated(context.nameInResults(of: row.id).onOneLine))",
        points: texts.hundredths(row.hundredthsPerMatch),
        record: "\(row.played): \(texts.short(row.evenings))", form: row.form
      )
    }
  }

  /// Whether the ways to share the table are open.
  package var offersShare: Bool { if case .share = sheet { canShare } else { false } }

  /// Whether there is a table to share.
  package var canShare: Bool {
    guard case .table = list else { return false }
    return context.periodEvenings.count >= 2
  }
}

extension ScreenContext {
  /// A list to be drawn, in which the first may lead, with a shirt: `Effect.sharePicture` has its lines.
  func drawnList(_ title: String, _ note: String, _ rows: [String], isLed: Bool = false) -> String {
    var text = ShareText()
    text.add(isLed ? "table" : "list")
    text.add(title)
    text.add(note)
    text.add("\(texts.date(localTimeZone.civil(now), dateForm)) · \(texts.appName)")
    for row in rows { text.add(row) }
    return text.text
  }
}

extension Figure {
  /// The figure for a canvas: for each path `f` or `o`, filled or outlined, and where it goes, in the order in which they are
  /// drawn.
  fileprivate var canvasText: String {
    paths.map { "\($0.style == .filled ? "f" : "o")\($0.text)" }.joined(separator: "|")
  }
}
