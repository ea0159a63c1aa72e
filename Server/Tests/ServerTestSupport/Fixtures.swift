package import Domain

extension Identifier {
  package static func fixed(_ number: UInt64) -> Self { Self(high: 0, low: number) }
}

extension Instant {
  /// When every test begins: 2026-11-20T18:40:00.000Z.
  package static let kickOff = Instant(clamping: 1_795_200_000_000)
}

extension StampedChange {
  /// A change with a number for its id; without a change, that a player with this number was
  /// added.
  package static func numbered(_ number: UInt64, _ change: Change? = nil) throws -> Self {
    let details = PlayerDetails(name: try ShortText("Player \(number)"))
    return Self(
      id: .fixed(number), device: .fixed(7), madeAt: .kickOff,
      change: change ?? .playerAdded(.fixed(number), details))
  }
}
