public import Domain

/// The final result that a REST client sends to end a gather.
public struct GatherResult: Hashable, Sendable {
  /// The final score; `nil` ends a gather without a result.
  public let score: Score?

  /// Reads `{"score":"2-1","winnerTeam":"Team A"}`, or `{}` for no result; `winnerTeam` is optional.
  /// - Throws: `GatherResultError` for a malformed body or a winner that contradicts the score.
  public init(json bytes: [UInt8]) throws(GatherResultError) {
    let (text, winner) = try Self.read(bytes)
    guard let text else {
      // Who won is not known without a score.
      guard winner == nil else { throw .wire(.missing(field: "score")) }
      score = nil
      return
    }
    guard let score = Score(text) else { throw .malformedScore }
    guard winner == nil || winner == score.winnerTeam else { throw .contradiction }
    self.score = score
  }

  private static func read(
    _ bytes: [UInt8]
  ) throws(GatherResultError) -> (score: String?, winner: WinnerTeam?) {
    do throws(WireError) {
      let fields = try Fields(bytes)
      return (try fields.textIfPresent("score"), try fields.choiceIfPresent("winnerTeam"))
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

extension WinnerTeam {
  /// The winner of a match of two teams; `nil` for a draw.
  public init(_ side: Side?) {
    self = side.map { $0 == .teamA ? .teamA : .teamB } ?? .none
  }
}

extension Score {
  /// The winner in the format of the REST API.
  public var winnerTeam: WinnerTeam {
    home == away ? .none : home > away ? .teamA : .teamB
  }
}
