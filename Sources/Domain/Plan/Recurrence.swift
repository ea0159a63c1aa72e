/// Every one to four weeks on the same weekday.
///
/// Days are counted as numbers, never as instants, so that clocks that change move none of them.
public struct Recurrence: Hashable, Sendable {
  /// How many weeks may lie between two days.
  public static let weekRange = 1...4

  /// The first day.
  public let first: CivilDay
  /// The weeks from one day to the next, 1…4.
  public let weeks: Int
  /// After which day there is none; `nil` for no end.
  public var last: CivilDay?

  /// Creates a recurrence; `nil` for other weeks.
  public init?(first: CivilDay, weeks: Int, last: CivilDay? = nil) {
    guard Self.weekRange.contains(weeks) else { return nil }
    self.first = first
    self.weeks = weeks
    self.last = last
  }

  /// Whether a day is one of them.
  public func contains(_ day: CivilDay) -> Bool {
    let distance = day.number - first.number
    return distance >= 0 && distance % (7 * weeks) == 0 && last.map { day <= $0 } ?? true
  }

  /// The days from one day to another, both included.
  public func days(from: CivilDay, to: CivilDay) -> [CivilDay] {
    let step = 7 * weeks
    let passed = max(0, from.number - first.number)
    let begin = first.number + (passed + step - 1) / step * step
    let end = min(to.number, last?.number ?? to.number)
    guard begin <= end else { return [] }
    return stride(from: begin, through: end, by: step).compactMap { CivilDay(number: $0) }
  }
}
