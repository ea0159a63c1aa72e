/// What a planned game is known by.
///
/// The games of a series are computed and not made, so each is known by its series and the day that the
/// series has for it, also when it was moved to another day.
public enum PlanKey: Hashable, Sendable {
  /// A game that was planned by itself.
  case single(Plan.ID)
  /// The game of a series on a day.
  case series(Series.ID, CivilDay)

  /// The id of the planned game, the same on every device.
  public var id: Plan.ID {
    switch self {
    case .single(let id): id
    case .series(let series, let day):
      Plan.ID(derivedFrom: ["football gather plan 1", series.uuidString, day.text])
    }
  }
}

extension CivilDay {
  /// The day as ISO 8601 writes it: `2026-12-03`.
  public var text: String {
    let civil = civil
    return "\(civil.year)-\(twoDigits(civil.month))-\(twoDigits(civil.day))"
  }

  /// The day in ISO 8601's basic format, as addresses of pages have it: `20261203`.
  public var basicText: String {
    let civil = civil
    return "\(civil.year)\(twoDigits(civil.month))\(twoDigits(civil.day))"
  }

  /// Reads a day as `basicText` writes it; `nil` for anything else, and for a day that there is not.
  public init?(basicText text: String) {
    let digits = Array(text.utf8)
    guard digits.count == 8, let year = Int(digits: digits[..<4]),
      let month = Int(digits: digits[4..<6]), let day = Int(digits: digits[6...])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}
