/// A player's age in whole years, 1…120.
public struct Age: Hashable, Sendable {
  /// The ages that are accepted: 1…120.
  public static let range = 1...120

  /// The age in years.
  public let years: Int

  /// Creates an age from a number of years.
  /// - Throws: `AgeError` when it is outside `range`.
  public init(_ years: Int) throws(AgeError) {
    guard Self.range.contains(years) else { throw .outOfRange }
    self.years = years
  }

  /// Creates an age that was accepted before, without checking it by today's rules.
  package init(accepted years: Int) {
    self.years = years
  }
}

/// Why an age is refused.
public enum AgeError: Error, Hashable, Sendable {
  /// The age is outside `Age.range`.
  case outOfRange
}
