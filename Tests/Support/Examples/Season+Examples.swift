public import Domain

extension SeasonBounds {
  /// From a week before kick-off to a week after it.
  public static let aroundKickOff =
    SeasonBounds(from: .kickOff(plusMinutes: -10_080), until: .kickOff(plusMinutes: 10_080))
    ?? .allTime
}

extension Season.Details {
  /// A season with the usual rules.
  public static var spring: Self {
    get throws {
      Self(name: try ShortText("Spring"), bounds: .aroundKickOff, rules: TableRules())
    }
  }

  /// Seasons of each form.
  public static var examples: [Self] {
    get throws {
      let name = try ShortText.long
      let open = SeasonBounds(from: .kickOff, until: nil) ?? .allTime
      return try [.spring, Self(name: name, bounds: open, rules: TableRules())]
        + TableRules.examples.map { Self(name: name, bounds: .allTime, rules: $0) }
    }
  }
}

extension TableLink.Terms {
  /// All results, at a place whose clocks show UTC.
  public static let allTime = valid(.allTime, minutesFromUTC: 0)

  /// Links of each form.
  public static var examples: [Self] {
    get throws {
      try [
        .allTime, valid(.named(.long, .aroundKickOff), minutesFromUTC: 540),
        valid(.named(ShortText("2026"), .allTime), minutesFromUTC: -210),
        valid(.season(.fixed(1)), minutesFromUTC: 60),
      ]
    }
  }

  private static func valid(_ period: TableLink.Period, minutesFromUTC: Int) -> Self {
    guard let terms = Self(period, minutesFromUTC: minutesFromUTC) else {
      preconditionFailure("The example is out of range.")
    }
    return terms
  }
}

extension Link {
  /// A link to a table.
  public static let toTable = toTable(.fixed(4))

  /// A link to a table with an id.
  public static func toTable(_ id: Link.ID) -> Link {
    Link(id: id, purpose: .table, secret: LinkSecret(high: 0x7AB1E, low: 4))
  }
}
