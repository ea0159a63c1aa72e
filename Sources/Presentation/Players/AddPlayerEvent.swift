package import Domain

/// An event of the screen that adds players.
package enum AddPlayerEvent: ScreenEvent {
  case plain(Plain)
  case input(Input, String)
  /// A player who was just added is removed again.
  case removeTapped(Player.ID)

  package enum Plain: String, EventName {
    case nameSubmitted, addTapped, doneTapped, pasteTapped, listConfirmed
    /// Those of the list play now.
    case gatherTapped
    /// The field of a list that was read opens again.
    case textTapped
    /// In the form of a name of the list.
    case mendConfirmed, splitTapped, joinTapped, dropTapped, sheetDismissed, sheetCancelled
  }

  package enum Input: String, EventName {
    case nameTyped
    /// Several lines were pasted into the field for one name.
    case linesPasted
    case listTyped
    /// A name of the list was tapped, to be left out or taken in; the text is its place.
    case listedNameTapped
    /// A name of the list is to be mended, or a guest of its person added; the text is its place.
    case mendTapped, guestTapped
    /// A name of the list is read in its other way; the text is its place.
    case otherReadingTapped
    /// In the form of a name of the list.
    case mendedNameTyped
  }
}

extension AddPlayerEvent {
  package static var scope: String { "addPlayer" }

  package func write(to text: inout EventWriter) {
    switch self {
    case .plain(let name): text.append(name)
    case .input(let name, let value): text.append(name, value: value)
    case .removeTapped(let player): text.append("removeTapped", player)
    }
  }

  package static func other(_ text: EventText) -> Self? {
    text.event("removeTapped", Self.removeTapped)
  }
}

extension Event {
  package static var addPlayer: EventMaker<AddPlayerEvent> { EventMaker() }
}
