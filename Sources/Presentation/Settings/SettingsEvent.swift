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

  package func write(to text: inout String) {
    switch self {
    case .plain(let name): text.append(name.word)
    case .languageChosen: text.append("languageChosen")
    }
  }

  package var value: String {
    switch self {
    case .languageChosen(let language): language.word
    default: ""
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
  package static func settings(_ event: SettingsEvent) -> Self { Self(event) }
  package static func settings(_ name: SettingsEvent.Plain) -> Self { .settings(.plain(name)) }
}
