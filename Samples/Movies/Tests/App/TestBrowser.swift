import Browser
import BrowserSupport
import SampleKit
import Texts

@testable import MoviesApp

/// The whole sample in a recorded browser, with the user's actions as functions.
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
  func respond(_ body: String, to request: Int32 = 1) -> [HostOperation] {
    fakeHost.send(.responded(request: request, HTTPResponse(status: 200, body: Array(body.utf8))))
  }
}

extension HostOperation {
  /// The path of a GET request; `nil` for any other operation.
  var path: String? {
    guard case .fetch(_, let request) = self, request.method == "GET", request.headers.isEmpty,
      request.body.isEmpty
    else { return nil }
    return request.path
  }
}
