public import Domain

/// The final result that a REST client sends to end a gather.
public struct GatherResult: Hashable, Sendable {
  /// The final score.
  public let score: Score

  /// Reads `{"score":"2-1","winnerTeam":"Team A"}`; `winnerTeam` is optional.
  /// - Throws: `GatherResultError` for a malformed body or a winner that contradicts the score.
  public init(json bytes: [UInt8]) throws(GatherResultError) {
    let (score, winner) = try Self.read(bytes)
    guard let score = Score(score) else { throw .malformedScore }
    guard winner == nil || winner == score.winnerTeam else { throw .contradiction }
    self.score = score
  }

  private static func read(
    _ bytes: [UInt8]
  ) throws(GatherResultError) -> (score: String, winner: WinnerTeam?) {
    do throws(WireError) {
      let fields = try Fields(bytes)
      return (try fields.text("score"), try fields.choiceIfPresent("winnerTeam"))
    } catch {
      throw .wire(error)
    }
  }
}

/// Why a reported result is refused.
public enum GatherResultError: Error, Hashable, Sendable {
  /// The request body is not the expected JSON.
  case wire(WireError)
  /// The score is not written as `2-1`, with 0…99 goals for each side.
  case malformedScore
  /// The winner contradicts the score.
  case contradiction
}

/// The winner of a gather in the format of the REST API.
public enum WinnerTeam: String, CaseIterable, Sendable {
  /// Team A won.
  case teamA = "Team A"
  /// Team B won.
  case teamB = "Team B"
  /// A draw.
  case none = "None"
}

extension WinnerTeam: WireChoice {}

extension Score {
  /// The winner in the format of the REST API.
  public var winnerTeam: WinnerTeam {
    switch winner {
    case .teamA: .teamA
    case .teamB: .teamB
    case nil: .none
    }
  }
}

/// Reads the body of the REST request that puts a player into a team.
/// - Throws: `WireError` when the team is missing or unknown.
public func readTeam(json bytes: [UInt8]) throws(WireError) -> Team {
  try Fields(bytes).choice("team")
}

/// Checks that a request body is a JSON object, with any members or none.
/// - Throws: `WireError` when it is anything else.
public func requireObject(json bytes: [UInt8]) throws(WireError) {
  _ = try Fields(bytes)
}

extension JSONWriter {
  /// Writes a gather in the format of the REST API; score and winner only after its end.
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
