/// An event of the screen that edits a player.
package enum EditPlayerEvent: ScreenEvent {
  case plain(Plain)
  case input(Input, String)

  package enum Plain: String, EventName { case doneTapped }

  package enum Input: String, EventName {
    case textTyped
    /// The text is the code of the choice; an empty one clears the value.
    case choiceMade
  }
}

extension EditPlayerEvent {
  package static var scope: String { "editPlayer" }

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
  package static func editPlayer(_ event: EditPlayerEvent) -> Self { Self(event) }
  package static func editPlayer(_ name: EditPlayerEvent.Plain) -> Self {
    .editPlayer(.plain(name))
  }
  package static func editPlayer(_ name: EditPlayerEvent.Input, _ text: String = "") -> Self {
    .editPlayer(.input(name, text))
  }
}
