/// An event of the settings.
package enum SettingsEvent: ScreenEvent {
  case plain(Plain)
  case languageChosen(Language)

  package enum Plain: String, EventName {
    case exportTapped, importTapped
    case loginTapped, logOutTapped, logOutConfirmed, logOutCancelled
  }
}

extension SettingsEvent {
  package var words: String {
    switch self {
    case .plain(let name): name.word
    case .languageChosen: "languageChosen"
    }
  }

  package init?(_ text: EventText) {
    guard
      let event = text.plain(Self.plain)
        ?? text.withValue.event("languageChosen", Self.languageChosen)
    else { return nil }
    self = event
  }
}

extension Event {
  package static func settings(_ name: SettingsEvent.Plain) -> Self { .settings(.plain(name)) }
}
