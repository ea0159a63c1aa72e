package import Texts

/// An event of the settings.
package enum SettingsEvent: ScreenEvent {
  case plain(Plain)
  case languageChosen(Language)

  package enum Plain: String, EventName {
    case exportTapped, importTapped, installTapped
    case loginTapped, logOutTapped, logOutConfirmed, logOutCancelled
  }
}

extension SettingsEvent {
  package func write(to text: inout some EventTextSink) {
    switch self {
    case .plain(let name): text.append(name.word)
    case .languageChosen: text.append("languageChosen")
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
