package import Domain

/// An event of the gather screen.
package enum GatherEvent: ScreenEvent {
  case plain(Plain)
  case input(Input, String)
  case plusTapped(Side)
  case minusTapped(Side)
  /// A common time was tapped, in minutes.
  case presetTapped(Int)
  /// A number of periods was chosen.
  case periodsTapped(Int)

  package enum Plain: String, EventName {
    /// Starts, pauses or resumes the clock; in added time, ends a period that another follows.
    case clockTapped
    case clockCancelTapped, clockCancelConfirmed
    case periodEndTapped
    case setTimeTapped, timeSet
    case minuteAdded, minuteTaken
    /// Switches between counting the time that is left and the time that was played.
    case countingTapped
    case scoreboardTapped, unlockTapped
    case endTapped, endConfirmed, discardTapped
    case resultTapped
    case sheetDismissed
  }

  package enum Input: String, EventName { case minutesTyped, secondsTyped }
}

extension GatherEvent {
  package func write(to text: inout some EventTextSink) {
    switch self {
    case .plain(let name): text.append(name.word)
    case .input(let name, _): text.append(name.word)
    case .plusTapped(let side): text.append("plusTapped", side)
    case .minusTapped(let side): text.append("minusTapped", side)
    case .presetTapped(let minutes): text.append("presetTapped", minutes)
    case .periodsTapped(let periods): text.append("periodsTapped", periods)
    }
  }

  package init?(_ text: EventText) {
    guard
      let event = text.plain(Self.plain) ?? text.input(Self.input)
        ?? text.event("plusTapped", Self.plusTapped)
        ?? text.event("minusTapped", Self.minusTapped)
        ?? text.event("presetTapped", Self.presetTapped)
        ?? text.event("periodsTapped", Self.periodsTapped)
    else { return nil }
    self = event
  }
}

extension Event {
  package static func gather(_ name: GatherEvent.Plain) -> Self { .gather(.plain(name)) }
  package static func gather(_ name: GatherEvent.Input, _ text: String = "") -> Self {
    .gather(.input(name, text))
  }
}
