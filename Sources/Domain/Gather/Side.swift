/// One of the two sides of a match; a `Team` that can score.
public enum Side: String, CaseIterable, Sendable {
  /// The side of Team A.
  case teamA = "Team A"
  /// The side of Team B.
  case teamB = "Team B"

  /// The team that plays for this side.
  public var team: Team {
    switch self {
    case .teamA: .teamA
    case .teamB: .teamB
    }
  }
}
