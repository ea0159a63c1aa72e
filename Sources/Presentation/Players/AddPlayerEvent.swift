/// An event of the screen that adds players.
package enum AddPlayerEvent: ScreenEvent {
  case plain(Plain)
  case input(Input, String)

  package enum Plain: String, EventName {
    case doneTapped
    /// Adds the player and clears the name for the next.
    case anotherTapped
  }

  package enum Input: String, EventName { case nameTyped }
}

extension AddPlayerEvent {
  package func write(to text: inout some EventTextSink) {
    switch self {
    case .plain(let name): text.append(name.word)
    case .input(let name, _): text.append(name.word)
    }
  }

  package init?(_ text: EventText) {
    guard let event = text.plain(Self.plain) ?? text.input(Self.input) else { return nil }
    self = event
  }
}

extension Event {
  package static func addPlayer(_ name: AddPlayerEvent.Plain) -> Self { .addPlayer(.plain(name)) }
  package static func addPlayer(_ name: AddPlayerEvent.Input, _ text: String = "") -> Self {
    .addPlayer(.input(name, text))
  }
}
