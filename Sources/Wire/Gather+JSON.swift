public import Domain

/// What the REST API reports at the end of a gather.
public struct GatherResult: Hashable, Sendable {
  /// The final score.
  public let score: Score

  /// Reads `{"score":"2-1","winnerTeam":"Team A"}`; the winner may be left out.
  /// - Throws: `GatherResultProblem` also when the winner contradicts the score.
  public init(json bytes: [UInt8]) throws(GatherResultProblem) {
    let (score, winner) = try Self.read(bytes)
    guard let score = Score(score) else { throw .malformedScore }
    guard winner == nil || winner == score.winnerTeam else { throw .contradiction }
    self.score = score
  }

  private static func read(
    _ bytes: [UInt8]
  ) throws(GatherResultProblem) -> (score: String, winner: WinnerTeam?) {
    do throws(WireProblem) {
      let fields = try Fields(bytes)
      return (try fields.text("score"), try fields.choiceIfPresent("winnerTeam"))
    } catch {
      throw .wire(error)
    }
  }
}

/// Why a reported result is refused.
public enum GatherResultProblem: Error, Hashable, Sendable {
  /// The body does not have the form.
  case wire(WireProblem)
  /// The score is not like `2-1` with 0…99 a side.
  case malformedScore
  /// Another team won by that score.
  case contradiction
}

/// Who won, as the REST API writes it.
public enum WinnerTeam: String, CaseIterable, Sendable {
  /// The side of Team A.
  case teamA = "Team A"
  /// The side of Team B.
  case teamB = "Team B"
  /// Nobody: a draw.
  case none = "None"
}

extension WinnerTeam: WireChoice {}

extension Score {
  /// Who won, as the REST API writes it.
  public var winnerTeam: WinnerTeam {
    switch winner {
    case .teamA: .teamA
    case .teamB: .teamB
    case nil: .none
    }
  }
}

/// Reads the body with which the REST API puts a player into a team.
/// - Throws: `WireProblem` when the team is missing or unknown.
public func readTeam(json bytes: [UInt8]) throws(WireProblem) -> Team {
  try Fields(bytes).choice("team")
}

/// Accepts a body that must be an object, whatever is in it.
/// - Throws: `WireProblem` when it is not.
public func requireObject(json bytes: [UInt8]) throws(WireProblem) {
  _ = try Fields(bytes)
}

extension JSONWriter {
  /// Writes a gather as the REST API shows one; score and winner only once it has ended.
  public mutating func gather(_ gather: Gather, user: Account.ID) {
    object { writer in
      writer.string("id", gather.id.uuidString)
      writer.string("userId", user.uuidString)
      writer.string("startedAt", gather.startedAt.iso8601)
      guard let endedAt = gather.endedAt else { return }
      writer.string("endedAt", endedAt.iso8601)
      writer.string("score", gather.score.text)
      writer.string("winnerTeam", gather.score.winnerTeam.rawValue)
    }
  }
}
