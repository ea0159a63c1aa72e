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

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
