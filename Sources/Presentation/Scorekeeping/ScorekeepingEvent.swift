/// An event of the screen on which a scorekeeper arrives.
package enum ScorekeepingEvent: ScreenEvent {
  case plain(Plain)
  case input(Input, String)

  package enum Plain: String, EventName { case nameSubmitted, shareTapped }

  package enum Input: String, EventName { case nameTyped }
}

extension ScorekeepingEvent {
  package static var scope: String { "scorekeeping" }

  package func write(to text: inout String) {
    switch self {
    case .plain(let name): text.append(name.word)
    case .input(let name, _): text.append(name.word)
    }
  }

  package var value: String {
    switch self {
    case .input(_, let text): text
    default: ""
    }
  }

  package init?(_ text: EventText) {
    guard let event = text.plain(Self.plain) ?? text.input(Self.input) else { return nil }
    self = event
  }
}

extension Event {
  package static func scorekeeping(_ event: ScorekeepingEvent) -> Self { Self(event) }
  package static func scorekeeping(_ name: ScorekeepingEvent.Plain) -> Self {
    .scorekeeping(.plain(name))
  }
  package static func scorekeeping(_ name: ScorekeepingEvent.Input, _ text: String) -> Self {
    .scorekeeping(.input(name, text))
  }
}
