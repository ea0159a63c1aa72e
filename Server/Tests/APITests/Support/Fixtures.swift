import Domain

extension Identifier {
  static func fixed(_ number: UInt64) -> Self { Self(high: 0, low: number) }
}

extension StampedChange {
  /// A change with a number for its id; that a player with this number was added, if not told.
  static func numbered(_ number: UInt64, _ change: Change? = nil) throws -> Self {
    let details = PlayerDetails(name: try ShortText("Player \(number)"))
    return Self(
      id: .fixed(number), device: .fixed(9), madeAt: .kickOff,
      change: change ?? .playerAdded(.fixed(number), details))
  }
}

extension [StampedChange] {
  /// That as many players were added, from a number on.
  static func players(_ count: UInt64, from first: UInt64 = 1) throws -> Self {
    try (first..<first + count).map { try .numbered($0) }
  }
}
