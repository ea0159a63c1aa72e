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

  package func write(to text: inout EventWriter) {
    switch self {
    case .plain(let name): text.append(name)
    case .input(let name, let value): text.append(name, value: value)
    }
  }
}

extension Event {
  package static var editPlayer: EventMaker<EditPlayerEvent> { EventMaker() }
}
