/// What users call a team of a gather, and the colour that it wears.
///
/// For REST clients the teams are still called "Team A" and "Team B".
public struct TeamDetails: Hashable, Sendable {
  /// The name, such as "Bibs"; `nil` for "Team A" or "Team B".
  public let name: ShortText?
  /// The colour; `nil` for the team's usual one.
  public let color: TeamColor?

  /// Creates a team's details.
  public init(name: ShortText? = nil, color: TeamColor? = nil) {
    self.name = name
    self.color = color
  }
}

/// A colour that a team wears.
public enum TeamColor: String, CaseIterable, Sendable {
  case red, orange, yellow, green, blue, purple, pink, white, black
}
