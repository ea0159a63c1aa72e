/// How dates and times of day are written in the browser's language.
package struct DateForm: Hashable, Sendable {
  /// Whether English dates have the month before the day: "Nov 20".
  package let isMonthFirst: Bool
  /// Whether times of day count 12 hours twice: "6:40 PM".
  package let hasTwelveHours: Bool

  package init(isMonthFirst: Bool, hasTwelveHours: Bool) {
    self.isMonthFirst = isMonthFirst
    self.hasTwelveHours = hasTwelveHours
  }
}
