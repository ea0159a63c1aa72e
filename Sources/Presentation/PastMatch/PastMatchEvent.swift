package import Domain

/// An event of the form in which a match of the past is entered.
package enum PastMatchEvent: ScreenEvent {
  package typealias Input = PastMatchField

  case plain(Plain)
  /// Something was typed into a field, or chosen.
  case input(PastMatchField, String)
  /// A player was tapped into a team, or out of it again.
  case placeTapped(Player.ID, Side)
  /// A person got a goal more or less; the text is their place in the list of scorers.
  case scorer(GoalTap, String)

  package enum GoalTap: String, EventName {
    case goalGiven, goalTaken
  }

  package enum Plain: String, EventName {
    case doneTapped, cancelTapped
    /// The teams are those of the last match.
    case lastTeamsTapped
  }
}

/// A field of the form in which a match of the past is entered.
package enum PastMatchField: String, EventName {
  case day
  /// What is known: the score, or only who won.
  case result
  case home, away
  /// People who are in no list, by team, their names separated by commas.
  case othersA, othersB
}

extension EnteredResult: EventArgument {
  package var word: String {
    switch self {
    case .score: "score"
    case .teamAWon: "teamA"
    case .teamBWon: "teamB"
    case .drawn: "draw"
    }
  }
}

extension PastMatchEvent {
  package static var scope: String { "pastMatch" }

  package func write(to text: inout EventWriter) {
    switch self {
    case .plain(let name): text.append(name)
    case .input(let field, let value): text.append(field, value: value)
    case .placeTapped(let player, let side): text.append("placeTapped", player, side)
    case .scorer(let tap, let value): text.append(tap, value: value)
    }
  }

  package static func other(_ text: EventText) -> Self? {
    text.input(Self.scorer)
      ?? text.event("placeTapped", Self.placeTapped)
  }
}

extension Event {
  package static var pastMatch: EventMaker<PastMatchEvent> { EventMaker() }
}
