import Texts

/// The part of a long list that is on the page: its beginning, and more whenever its end comes near.
///
/// NB: Browsers lay out thousands of rows in hundreds of milliseconds, sixty within a frame.
struct ListWindow: Equatable, Sendable {
  /// The most rows of a list that is shown whole.
  private static let longestWhole = 100
  private static let step = 60

  private var limit = step

  /// Shows more rows, when there are more.
  mutating func extend(to count: Int) {
    if limit < count { limit += Self.step }
  }

  /// Makes the rows that are shown.
  func list<Item, Row>(
    of items: [Item], _ texts: Strings, _ row: (Item) -> Row
  ) -> WindowedList<Row> {
    let isWhole = items.count <= Self.longestWhole || items.count <= limit
    return WindowedList(
      rows: (isWhole ? items[...] : items[..<limit]).map(row), count: items.count,
      moreLabel: isWhole ? nil : texts.showMore)
  }
}

/// The rows of a list that are shown.
package struct WindowedList<Row> {
  package let rows: [Row]
  /// How many rows the list has.
  package let count: Int
  /// The label of the button after the last row; `nil` when all rows are shown.
  package let moreLabel: String?

  /// Where a row is in the whole list, which a browser cannot count; `nil` when all rows are shown.
  package func place(_ index: Int) -> ListPlace? {
    moreLabel == nil ? nil : ListPlace(number: String(index + 1), count: String(count))
  }
}

/// The number of a row in a list, from 1, and that of the last row.
package struct ListPlace {
  package let number: String
  package let count: String
}
