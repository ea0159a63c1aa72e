import Browser
import Client
import Presentation
import Screens

extension Event {
  /// What an event of the browser means to the app; `nil` when it means nothing.
  init?(_ event: HostEvent) {
    switch event {
    case .acted(let text, let value): self.init(text: text, value: value)
    case .timerFired: self = .phone(.woke)
    case .navigated(let path): self = .phone(.navigated(path))
    case .loadFailed: self = .phone(.storageUnavailable)
    case .shown: self = .phone(.shown)
    case .online: self = .phone(.online)
    case .offline: self = .phone(.offline)
    case .streamed(let data):
      guard let change = streamedChange(data) else { return nil }
      self = .server(change)
    case .streamFailed: self = .server(.streamEnded)
    case .otherTab(let bytes):
      guard let message = WindowMessage(json: bytes) else { return nil }
      self = .phone(.otherWindow(message))
    case .filePicked(_, let contents): self = .phone(.importChosen(ExportFile.squad(contents)))
    case .updateReady: self = .phone(.updateReady)
    case .started, .hidden, .streamOpened, .loaded, .stored, .storeFailed, .answered: return nil
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
