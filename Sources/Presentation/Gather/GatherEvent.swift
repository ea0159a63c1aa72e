package import Domain

/// An event of the gather screen.
package enum GatherEvent: ScreenEvent {
  case plain(Plain)
  case input(Input, String)
  case plusTapped(Side)
  case minusTapped(Side)
  /// An earlier game was opened to be corrected, or closed, by its place.
  case gameTapped(Int)
  /// A goal was added to the earlier game that is open, or its last one taken back.
  case gamePlusTapped(Side)
  case gameMinusTapped(Side)
  /// A team was chosen for the next game, or left out.
  case teamTapped(Side)
  /// A rule for who plays next was chosen, by its place.
  case rotationTapped(Int)
  /// A common time was tapped, in minutes.
  case presetTapped(Int)
  /// A number of periods was chosen.
  case periodsTapped(Int)

  package enum Plain: String, EventName {
    /// Starts, pauses or resumes the clock.
    case clockTapped
    case clockCancelTapped, clockCancelConfirmed
    /// Ends a period that another follows.
    case periodEndTapped
    case setTimeTapped, timeSet
    case minuteAdded, minuteTaken
    /// Switches between counting the time that is left and the time that was played.
    case countingTapped
    case scoreboardTapped, unlockTapped
    case endTapped, endConfirmed, discardTapped
    case resultTapped
    case nextGameTapped, nextGameStarted, gameTakenBack
    case evenOutTapped
    case sheetDismissed, timeCancelled
  }

  package enum Input: String, EventName { case minutesTyped, secondsTyped }
}

extension GatherEvent {
  package static var scope: String { "gather" }

  package func write(to text: inout EventWriter) {
    switch self {
    case .plain(let name): text.append(name)
    case .input(let name, let value): text.append(name, value: value)
    case .plusTapped(let side): text.append("plusTapped", side)
    case .minusTapped(let side): text.append("minusTapped", side)
    case .gameTapped(let index): text.append("gameTapped", index)
    case .gamePlusTapped(let side): text.append("gamePlusTapped", side)
    case .gameMinusTapped(let side): text.append("gameMinusTapped", side)
    case .teamTapped(let side): text.append("teamTapped", side)
    case .rotationTapped(let index): text.append("rotationTapped", index)
    case .presetTapped(let minutes): text.append("presetTapped", minutes)
    case .periodsTapped(let periods): text.append("periodsTapped", periods)
    }
  }

  package static func other(_ text: EventText) -> Self? {
    teamEvent(text) ?? choice(text)
  }

  private static func teamEvent(_ text: EventText) -> Self? {
    text.event("plusTapped", plusTapped) ?? text.event("minusTapped", minusTapped)
      ?? text.event("teamTapped", teamTapped) ?? text.event("gamePlusTapped", gamePlusTapped)
      ?? text.event("gameMinusTapped", gameMinusTapped)
  }

  private static func choice(_ text: EventText) -> Self? {
    text.event("rotationTapped", rotationTapped) ?? text.event("presetTapped", presetTapped)
      ?? text.event("periodsTapped", periodsTapped) ?? text.event("gameTapped", gameTapped)
  }
}

extension Event {
  package static var gather: EventMaker<GatherEvent> { EventMaker() }
}
