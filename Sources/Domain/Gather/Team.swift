/// A participant's place in a gather: one of its teams, or the bench.
public enum Team: String, CaseIterable, Sendable {
  /// The players who are in no team.
  case bench = "Bench"
  /// The first team.
  case teamA = "Team A"
  /// The second team.
  case teamB = "Team B"
  /// The third team, which few gathers have.
  case teamC = "Team C"
  /// The fourth team, which few gathers have.
  case teamD = "Team D"

  /// The side that this team plays for; `nil` for the bench.
  public var side: Side? {
    switch self {
    case .bench: nil
    case .teamA: .teamA
    case .teamB: .teamB
    case .teamC: .teamC
    case .teamD: .teamD
    }
  }
}
