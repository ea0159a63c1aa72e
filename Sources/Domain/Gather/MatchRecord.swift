/// A match of the past between two teams, as a user enters it.
public struct MatchRecord: Hashable, Sendable {
  /// An instant on its day, by the clocks of the device that recorded it.
  public let day: Instant
  /// Who played, each in their team.
  public let participants: [Participant]
  /// How it ended.
  public let result: EnteredResult
  /// The score; `0-0` when only the winner is known.
  public let score: Score

  /// Creates a match.
  /// - Parameters:
  ///   - day: An instant on its day.
  ///   - participants: Who played, each in their team.
  ///   - result: How it ended.
  ///   - score: The score; it does not count when only the winner is known.
  public init(
    day: Instant, participants: [Participant], result: EnteredResult = .score,
    score: Score = Score()
  ) {
    self.day = day
    self.participants = participants
    self.result = result
    self.score = result == .score ? score : Score()
  }
}

extension Gather {
  /// Creates a match of the past; its goals have ids derived from the gather's, so that they are the same on
  /// every device.
  init(_ id: ID, _ match: MatchRecord, on device: Device.ID?) {
    let goals = [(Side.teamA, match.score.home), (.teamB, match.score.away)].flatMap {
      side, count in
      (0..<count).map { number in
        Goal(id: .entered(id, side, number: number), side: side, scoredAt: match.day)
      }
    }
    self.init(
      id: id, startedAt: match.day, startedOn: device, endedAt: match.day,
      appearances: match.participants.map { Appearance($0, since: match.day) }, goals: goals,
      entered: match.result)
  }

  /// Whether it was entered after it was played, so that only its day is known.
  public var isEntered: Bool { if case .some = firstGame.entered { true } else { false } }

  /// When it was played: when it began, or on the day that a user set since.
  public var playedAt: Instant { daySetTo ?? startedAt }
}

extension Goal.ID {
  /// The id of a goal of a match that was entered afterwards.
  /// - Parameters:
  ///   - gather: The match.
  ///   - side: The side that scored.
  ///   - number: The number of the goal among those of the side, from 0.
  /// - Returns: The id, the same on every device.
  package static func entered(_ gather: Gather.ID, _ side: Side, number: Int) -> Self {
    Self(derivedFrom: ["football gather goal 1", gather.uuidString, side.rawValue, "\(number)"])
  }
}
