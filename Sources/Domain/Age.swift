/// A player's age in whole years, 1…120.
public struct Age: Hashable, Sendable {
  /// The ages that are believed.
  public static let range = 1...120

  /// The age in years.
  public let years: Int

  /// Takes an age.
  /// - Throws: `AgeProblem` when it is out of range.
  public init(_ years: Int) throws(AgeProblem) {
    guard Self.range.contains(years) else { throw .outOfRange }
    self.years = years
  }

  /// Takes an age as it was accepted before, by the rules of its day.
  package init(accepted years: Int) {
    self.years = years
  }
}

/// Why an age cannot be kept.
public enum AgeProblem: Error, Hashable, Sendable {
  /// It is not within `Age.range`.
  case outOfRange
}
