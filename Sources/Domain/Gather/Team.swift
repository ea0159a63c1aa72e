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
