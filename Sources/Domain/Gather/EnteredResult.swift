/// What a user entered of a match of two teams that was not played with the app.
///
/// Only its day is known, and no time.
public enum EnteredResult: CaseIterable, Hashable, Sendable {
  /// The goals are its score.
  case score
  /// Team A won, as long as the match has no goals: by how many is not known.
  case teamAWon
  /// Team B won, as long as the match has no goals.
  case teamBWon
  /// It was a draw, as long as the match has no goals: with how many is not known.
  case drawn

  /// The side that won without a score; `nil` for a draw, and where the score tells.
  public var winner: Side? {
    switch self {
    case .teamAWon: .teamA
    case .teamBWon: .teamB
    case .score, .drawn: nil
    }
  }
}
