import Browser
import SampleKit

@testable import MoviesApp

/// The whole sample in a recorded browser, with the user's actions as functions.
struct TestBrowser {
  let recorder = Recorder()

  /// Opens the sample on a device with these stored records; `nil` for a device without storage.
  init(language: String = "en-US", at path: String = "", keeping records: [Record]? = []) {
    SampleProgram(host: Host(recorder: recorder)) { MoviesScene($0) }.run()
    recorder.send(.started(language: language, path: path, isOnline: true))
    recorder.send(records.map { .loaded($0) } ?? .loadFailed(.unavailable))
  }

  @discardableResult
  func act(_ text: String, _ value: String = "") -> [HostOperation] {
    recorder.send(.acted(text: text, value: value))
  }

  @discardableResult
  func search(_ text: String) -> [HostOperation] {
    act("typed", text)
    return act("searchSubmitted")
  }

  @discardableResult
  func answer(_ body: String, to request: Int32 = 1) -> [HostOperation] {
    recorder.send(.answered(request: request, status: 200, body: Array(body.utf8)))
  }
}

extension HostOperation {
  /// The path of a GET request; `nil` for any other operation.
  var path: String? {
    if case .fetch(_, "GET", let path, "", []) = self { path } else { nil }
  }
}

extension [HostOperation] {
  /// The HTML of all updates of the page.
  var html: String {
    map { if case .patch(let html) = $0 { html } else { "" } }.joined()
  }
}
