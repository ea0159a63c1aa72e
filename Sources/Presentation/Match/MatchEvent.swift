package import Domain

/// An event about the people and goals of a match, while it is played and afterwards.
package enum MatchEvent: ScreenEvent {
  case plain(Plain)
  case input(Input, String)
  /// A participant's name was tapped, or a player who arrives.
  case personTapped(Player.ID)
  /// The open person is put into a team.
  case teamTapped(Team)
  case goalTapped(Goal.ID)
  case scorerTapped(Goal.ID, Player.ID)
  case assistTapped(Goal.ID, Player.ID)
  /// Says that the goal was an own goal, or that it was not.
  case ownGoalTapped(Goal.ID)
  /// Says that two recorded goals are the same one; with the id of the later.
  case oneGoalTapped(Goal.ID)
  /// Says that they are not.
  case twoGoalsTapped(Goal.ID)
  /// About the link by which people follow the match, or keep its score.
  case link(LinkEvent)

  package enum Plain: String, EventName {
    /// The open person leaves.
    case leftTapped
    case lateArrivalTapped, arrivalSubmitted, arrivalCancelled
    /// Moves the open goal by a minute.
    case earlierTapped, laterTapped
    /// The open goal counts for the other side.
    case goalSideTapped
    case goalTakenBack
    case sheetDismissed
  }

  package enum Input: String, EventName {
    case arrivalTyped
    /// The open goal was scored in another minute, by its place among the minutes.
    case minuteChosen
    case registrationCodeTyped
  }
}

extension MatchEvent {
  package static var scope: String { "match" }

  package func write(to text: inout EventWriter) {
    switch self {
    case .plain(let name): text.append(name)
    case .input(let name, let value): text.append(name, value: value)
    case .personTapped(let person): text.append("personTapped", person)
    case .teamTapped(let team): text.append("teamTapped", team)
    case .goalTapped(let goal): text.append("goalTapped", goal)
    case .scorerTapped(let goal, let person): text.append("scorerTapped", goal, person)
    case .assistTapped(let goal, let person): text.append("assistTapped", goal, person)
    case .ownGoalTapped(let goal): text.append("ownGoalTapped", goal)
    case .oneGoalTapped(let goal): text.append("oneGoalTapped", goal)
    case .twoGoalsTapped(let goal): text.append("twoGoalsTapped", goal)
    case .link(let event): text.append("link", event)
    }
  }

  package static func other(_ text: EventText) -> Self? {
    let person: Self? =
      text.event("personTapped", Self.personTapped)
      ?? text.event("teamTapped", Self.teamTapped) ?? text.event("link", Self.link)
    let goal: Self? =
      text.event("goalTapped", Self.goalTapped)
      ?? text.event("scorerTapped", Self.scorerTapped)
      ?? text.event("assistTapped", Self.assistTapped)
      ?? text.event("ownGoalTapped", Self.ownGoalTapped)
      ?? text.event("oneGoalTapped", Self.oneGoalTapped)
      ?? text.event("twoGoalsTapped", Self.twoGoalsTapped)
    return person ?? goal
  }
}

extension Event {
  package static var match: EventMaker<MatchEvent> { EventMaker() }
}
