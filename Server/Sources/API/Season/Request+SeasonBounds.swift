import Domain
import Hummingbird

extension Request {
  /// The days that the query names by `from` and `until`, in UTC and both included; without them all days.
  func seasonBounds() throws(APIError) -> SeasonBounds {
    let (from, until) = (try day("from"), try day("until"))
    let bounds = SeasonBounds(from: from?.midnight, until: until?.nextMidnight)
    guard let bounds else { throw .daysReversed }
    return bounds
  }

  private func day(_ name: String) throws(APIError) -> CivilDay? {
    guard let text = uri.queryParameters[name[...]] else { return nil }
    guard let day = CivilDay(text: String(text)) else { throw .malformedDay }
    return day
  }
}

extension CivilDay {
  /// When the day is over in UTC; `nil` for the last day of all.
  fileprivate var nextMidnight: Instant? {
    number < Self.range.upperBound ? advanced(byDays: 1).midnight : nil
  }
}
