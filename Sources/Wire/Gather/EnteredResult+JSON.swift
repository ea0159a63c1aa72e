import Domain

/// The value of a gather's `entered` member in a snapshot when its goals are the score; else it is a `WinnerTeam`.
private enum EnteredScore: String, WireChoice {
  case score
}

extension Fields {
  /// What was entered of a match that was not played with the app; `nil` for others.
  func entered() throws(WireError) -> EnteredResult? {
    guard value("entered") != nil else { return nil }
    if let _: EnteredScore = try? choice("entered") { return .score }
    let winner: WinnerTeam = try choice("entered")
    return EnteredResult(winner)
  }

  /// A score such as `2-1`.
  fileprivate func score(_ name: StaticString) throws(WireError) -> Score {
    guard let score = Score(try text(name)) else { throw .outOfRange(field: name.description) }
    return score
  }
}

extension MatchRecord {
  init(_ fields: Fields) throws(WireError) {
    let (day, participants) = (try fields.instant("day"), try fields.participants("participants"))
    guard fields.value("score") == nil else {
      self.init(day: day, participants: participants, score: try fields.score("score"))
      return
    }
    let winner: WinnerTeam = try fields.choice("winnerTeam")
    self.init(day: day, participants: participants, result: EnteredResult(winner))
  }
}

extension JSONWriter {
  mutating func members(_ match: MatchRecord) {
    integer("day", match.day.milliseconds)
    participants("participants", match.participants)
    if match.result == .score {
      string("score", match.score.text)
    } else {
      string("winnerTeam", WinnerTeam(match.result.winner).rawValue)
    }
  }

  mutating func entered(_ result: EnteredResult?) {
    guard let result else { return }
    let word =
      result == .score ? EnteredScore.score.rawValue : WinnerTeam(result.winner).rawValue
    string("entered", word)
  }
}

extension EnteredResult {
  /// Who won, when no more is known.
  fileprivate init(_ winner: WinnerTeam) {
    self =
      switch winner {
      case .teamA: .teamAWon
      case .teamB: .teamBWon
      case .none: .drawn
      }
  }
}
