package import Domain

/// Which results are counted.
package enum SeasonPeriod: Equatable, Sendable {
  case year(Int)
  /// One that the organiser named.
  case season(Season.ID)
  case allTime

  /// The form in which devices store it, and fields have it: a year, an id, or nothing for all time.
  package var code: String {
    switch self {
    case .year(let year): String(year)
    case .season(let id): id.word
    case .allTime: ""
    }
  }

  /// Parses a code; `nil` for a malformed one.
  package init?(code: String) {
    if code.isEmpty {
      self = .allTime
    } else if let year = Int(digits: code.bytes) {
      self = .year(year)
    } else if let season = Season.ID(word: code) {
      self = .season(season)
    } else {
      return nil
    }
  }
}
