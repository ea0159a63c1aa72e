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
  package static var scope: String { "settings" }

  package func write(to text: inout EventWriter) {
    switch self {
    case .plain(let name): text.append(name)
    case .languageChosen(let value): text.append("languageChosen", value: value)
    }
  }

  package static func other(_ text: EventText) -> Self? {
    text.withValue.event("languageChosen", Self.languageChosen)
  }
}

extension Event {
  package static var settings: EventMaker<SettingsEvent> { EventMaker() }
}
