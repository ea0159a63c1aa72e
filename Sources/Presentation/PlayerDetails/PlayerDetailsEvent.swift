package import Texts

/// An event of the player details.
package enum PlayerDetailsEvent: ScreenEvent {
  case plain(Plain)
  /// A field was tapped, to be edited.
  case rowTapped(PlayerField)

  package enum Plain: String, EventName {
    case archiveTapped, bringBackTapped, levelsTapped
    case deleteTapped, deletionConfirmed, deletionCancelled
  }
}

extension PlayerDetailsEvent {
  package static var scope: String { "playerDetails" }

  package func write(to text: inout String) {
    switch self {
    case .plain(let name): text.append(name.word)
    case .rowTapped(let field): text.append("rowTapped", field)
    }
  }

  package init?(_ text: EventText) {
    guard let event = text.plain(Self.plain) ?? text.event("rowTapped", Self.rowTapped) else {
      return nil
    }
    self = event
  }
}

extension Event {
  package static func playerDetails(_ event: PlayerDetailsEvent) -> Self { Self(event) }
  package static func playerDetails(_ name: PlayerDetailsEvent.Plain) -> Self {
    .playerDetails(.plain(name))
  }
}
