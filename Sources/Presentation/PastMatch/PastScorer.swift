import Domain

/// Someone who may have scored in a match of the past that is being entered.
enum PastScorer: Equatable {
  case player(Player.ID)
  /// Someone of a team who is in no list.
  case other(Side, ShortText)
}

// How a form keeps them: "goals 2 <id>", "goals 1 teamA Gus".
extension PastScorer {
  private static let word = "goals"

  /// The text of a person and their goals.
  func text(goals: Int) -> String {
    switch self {
    case .player(let id): "\(Self.word) \(goals) \(id.uuidString)"
    case .other(let side, let name): "\(Self.word) \(goals) \(side.word) \(name.text)"
    }
  }

  /// Reads the words of such a text; `nil` when it is another one.
  static func tally(_ words: [String]) -> (scorer: PastScorer, goals: Int)? {
    guard words.count > 2, words[0].isEqualByBytes(to: word), words[1].utf8.count < 3,
      let goals = Int(digits: words[1].bytes)
    else { return nil }
    if words.count == 3, let id = Player.ID(uuidString: words[2]) { return (.player(id), goals) }
    guard let side = Side(word: words[2]),
      let name = try? ShortText(words[3...].joined(separator: " "))
    else { return nil }
    return (.other(side, name), goals)
  }
}
