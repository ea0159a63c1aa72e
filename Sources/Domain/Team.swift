/// A participant's place in a gather: one of the two teams, or the bench.
public enum Team: String, CaseIterable, Sendable {
  /// The players who are not on the pitch.
  case bench = "Bench"
  /// The first team.
  case teamA = "Team A"
  /// The second team.
  case teamB = "Team B"

  /// The side that this team plays for; `nil` for the bench.
  public var side: Side? {
    switch self {
    case .bench: nil
    case .teamA: .teamA
    case .teamB: .teamB
    }
  }
}

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
