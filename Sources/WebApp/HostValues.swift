import Browser
import Presentation
import Texts

// What the browser says as the app says it, and the other way round.

extension SaveError {
  init(_ reason: DeviceStorageError) {
    switch reason {
    case .quota: self = .full
    case .outdated: self = .outdated
    case .unavailable, .other: self = .unavailable
    }
  }
}

extension InstallWay {
  init(_ way: Installability) {
    switch way {
    case .none: self = .none
    case .prompt: self = .prompt
    case .shareMenu: self = .shareMenu
    }
  }
}

extension Host.Navigation {
  init(_ navigation: Navigation) {
    switch navigation {
    case .push: self = .push
    case .replace: self = .replace
    case .back: self = .back
    }
  }
}
