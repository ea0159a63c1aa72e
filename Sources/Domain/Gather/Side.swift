/// A `Team` that can play and score.
public enum Side: String, CaseIterable, Sendable {
  /// The side of Team A.
  case teamA = "Team A"
  /// The side of Team B.
  case teamB = "Team B"
  /// The side of Team C.
  case teamC = "Team C"
  /// The side of Team D.
  case teamD = "Team D"

  /// The team that plays for this side.
  public var team: Team {
    switch self {
    case .teamA: .teamA
    case .teamB: .teamB
    case .teamC: .teamC
    case .teamD: .teamD
    }
  }

  /// The place among all sides, 0…3.
  public var index: Int {
    switch self {
    case .teamA: 0
    case .teamB: 1
    case .teamC: 2
    case .teamD: 3
    }
  }

  /// The first sides: those of a gather with so many teams.
  public static func first(_ count: Int) -> [Side] { Array(allCases.prefix(count)) }
}
