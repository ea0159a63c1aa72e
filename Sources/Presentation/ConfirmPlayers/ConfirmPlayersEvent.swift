package import Domain
package import Texts

/// An event of the teams screen.
package enum ConfirmPlayersEvent: ScreenEvent {
  case plain(Plain)
  case input(Input, String)
  /// A player was moved to a team, by a button or by dragging.
  case moved(Player.ID, Team)
  /// The title of a team was tapped.
  case teamTapped(Side)
  case teamCountTapped(Int)
  case presetTapped(TeamPreset)
  case colorTapped(TeamColor)
  /// A player was chosen for a rule, or is not any longer.
  case rulePlayerTapped(Player.ID)
  case ruleRemoved(TeamRule.ID)
  case fixTapped(Side)
  case fixRemoved(Player.ID)

  package enum Plain: String, EventName {
    /// Opens the selection of those who play.
    case whoPlaysTapped
    case startTapped, resumeTapped, addTapped, shareTapped
    case rulesTapped, togetherTapped, apartTapped
    case fairTapped, anotherTapped, swapTapped, sameTeamsTapped, shuffleTapped, evenOutTapped,
      levelsTapped
    /// The form for a team's name and colour was submitted.
    case teamConfirmed
    case sheetDismissed, sheetCancelled
  }

  package enum Input: String, EventName { case teamNameTyped }
}

extension ConfirmPlayersEvent {
  package static var scope: String { "confirmPlayers" }

  package func write(to text: inout EventWriter) {
    switch self {
    case .plain(let name): text.append(name)
    case .input(let name, let value): text.append(name, value: value)
    case .moved(let player, let team): text.append("moved", player, team)
    case .teamTapped(let side): text.append("teamTapped", side)
    case .teamCountTapped(let count): text.append("teamCountTapped", count)
    case .presetTapped(let preset): text.append("presetTapped", preset)
    case .colorTapped(let color): text.append("colorTapped", color)
    case .rulePlayerTapped(let player): text.append("rulePlayerTapped", player)
    case .ruleRemoved(let rule): text.append("ruleRemoved", rule)
    case .fixTapped(let side): text.append("fixTapped", side)
    case .fixRemoved(let player): text.append("fixRemoved", player)
    }
  }

  package static func other(_ text: EventText) -> Self? {
    move(text) ?? teamEvent(text) ?? ruleEvent(text)
  }

  private static func move(_ text: EventText) -> Self? {
    text.event("moved", moved) ?? text.withValue.event("dropped", { moved($1, $0) })
  }

  private static func teamEvent(_ text: EventText) -> Self? {
    text.event("teamTapped", teamTapped) ?? text.event("teamCountTapped", teamCountTapped)
      ?? text.event("presetTapped", presetTapped)
      ?? text.event("colorTapped", colorTapped)
  }

  private static func ruleEvent(_ text: EventText) -> Self? {
    text.event("rulePlayerTapped", rulePlayerTapped) ?? text.event("ruleRemoved", ruleRemoved)
      ?? text.event("fixTapped", fixTapped) ?? text.event("fixRemoved", fixRemoved)
  }
}

extension Event {
  package static var confirmPlayers: EventMaker<ConfirmPlayersEvent> { EventMaker() }

  /// The text of an element on which players are dropped; the value is the player's id.
  package static func dropText(_ team: Team) -> String {
    "\(ConfirmPlayersEvent.scope).dropped \(team.word)"
  }
}
