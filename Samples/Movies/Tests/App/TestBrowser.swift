import Browser
import BrowserSupport
import SampleKit

@testable import MoviesApp

/// The whole sample on a recorded browser: what a person would do, and what is then asked of it.
struct TestBrowser {
  let fakeHost = FakeHost()

  /// Opens the sample on a device that keeps these records; `nil` for one that cannot.
  init(language: String = "en-US", at path: String = "", keeping records: [KeyValue]? = []) {
    SampleProgram(host: Host(standIn: fakeHost)) { MoviesScene($0) }.run()
    fakeHost.send(.started(language: language, path: path, isOnline: true))
    fakeHost.send(records.map { .loaded($0) } ?? .loadFailed(.unavailable))
  }

  @discardableResult
  func act(_ text: String, _ value: String = "") -> [HostOperation] {
    fakeHost.send(.acted(text: text, value: value))
  }

  @discardableResult
  func search(_ text: String) -> [HostOperation] {
    act("typed", text)
    return act("searchSubmitted")
  }

  @discardableResult
  func answer(_ body: String, to request: Int32 = 1) -> [HostOperation] {
    fakeHost.send(.answered(request: request, HTTPResponse(status: 200, body: Array(body.utf8))))
  }
}

extension HostOperation {
  /// Where a request goes.
  var path: String? {
    guard case .fetch(_, let request) = self, request.method == "GET", request.headers.isEmpty,
      request.body.isEmpty
    else { return nil }
    return request.path
  }
}

extension [HostOperation] {
  /// All updates of the page.
  var html: String {
    map { if case .patch(let html) = $0 { html } else { "" } }.joined()
  }
}
