/// One of the two sides of a match; a `Team` that can score.
public enum Side: String, CaseIterable, Sendable {
  /// The side of Team A.
  case teamA = "Team A"
  /// The side of Team B.
  case teamB = "Team B"

  /// The side that this one plays against.
  public var other: Side {
    switch self {
    case .teamA: .teamB
    case .teamB: .teamA
    }
  }

  /// The team that plays for this side.
  public var team: Team {
    switch self {
    case .teamA: .teamA
    case .teamB: .teamB
    }
  }
}
