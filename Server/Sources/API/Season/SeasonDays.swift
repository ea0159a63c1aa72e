import Domain
import Hummingbird

/// The days, in UTC, whose results are asked for.
struct SeasonDays {
  /// The first day; `nil` for all days up to the last.
  let from: CivilDay?
  /// The last day; `nil` for all days from the first on.
  let until: CivilDay?

  /// Whether something that happened at an instant belongs to the days.
  func contains(_ instant: Instant) -> Bool {
    let day = CivilDay(CivilTime(instant)).number
    if let from, day < from.number { return false }
    if let until, until.number < day { return false }
    return true
  }
}

extension Request {
  /// The days that the query names by `from` and `until`, both included; without them all days.
  func seasonDays() throws(APIError) -> SeasonDays {
    SeasonDays(from: try day("from"), until: try day("until"))
  }

  private func day(_ name: String) throws(APIError) -> CivilDay? {
    guard let text = uri.queryParameters[name[...]] else { return nil }
    guard let day = CivilDay(text: String(text)) else { throw .malformedDay }
    return day
  }
}
