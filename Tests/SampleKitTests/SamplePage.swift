import Browser
import BrowserSupport
import Client
import Markup
import Presentation
import SampleKit
import Texts
import Wire

/// A sample that notes what happens to it, in a recorded browser.
final class SamplePage {
  let fakeHost = FakeHost()
  private var samples: [TestSample] = []

  init(language: String = "en", path: String = "") {
    SampleProgram(host: Host(standIn: fakeHost)) {
      let sample = TestSample($0)
      self.samples.append(sample)
      return sample
    }.run()
    fakeHost.send(.started(language: language, path: path, isOnline: true))
  }

  /// The sample that was made when the browser let the program begin.
  var sample: TestSample { samples[0] }

  var html: String {
    fakeHost.operations.compactMap {
      if case .patch(let html) = $0 { html } else { nil }
    }.joined()
  }
}

final class TestSample: Sample {
  let language: Language
  let network: Network
  let storage: DeviceStorage
  var title = "A sample"
  private(set) var beginnings: [String] = []
  private(set) var paths: [String] = []
  private(set) var heard: [Heard] = []
  private var text = ""

  init(_ environment: SampleEnvironment) {
    language = environment.language
    network = environment.network
    storage = environment.storage
  }

  func write(to page: Page) { page.p(key: "text") { text } }

  func appeared() { text = "appeared" }

  func begins(at path: String) -> Bool {
    beginnings.append("\(text) \(path)")
    return path == "/known"
  }

  func received(_ text: String, value: String) { self.text = "\(text) \(value)" }

  func navigated(to path: String) { paths.append(path) }

  @discardableResult
  func get(_ path: String) -> Network.RequestID {
    network.send(HTTPRequest(.get, path)) { self.heard.append(Heard(path, $0)) }
  }
}

/// A response, and to what.
struct Heard: Equatable {
  let path: String
  let response: HTTPResponse

  init(_ path: String, _ response: HTTPResponse) {
    self.path = path
    self.response = response
  }
}
