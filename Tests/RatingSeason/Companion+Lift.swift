public import Domain

extension Company.Companion {
  /// The part of the points that the person won more with the companion, drawn towards 0: excess ÷ (2G·(n + 10)).
  public func lift(of all: Tally) -> Double {
    Double(excess(of: all)) / Double(2 * Int64(all.count) * Int64(games.count + 10))
  }
}
