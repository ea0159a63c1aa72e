import Browser
import BrowserSupport
import Markup
import Presentation
import SampleKit
import Testing
import Texts

@Suite("A sample's program")
struct SampleProgramTests {
  @Test(arguments: [("ko-KR", Language.korean), ("en-GB", .english), ("fr", .english)])
  func `it speaks the browser's language, or else English`(_ tag: String, _ language: Language) {
    let page = SamplePage(language: tag)
    #expect(page.sample.language == language)
    #expect(
      page.fakeHost.operations.contains(.setLanguage(language.rawValue, isRightToLeft: false)))
  }

  @Test func `the sample appears before it is shown`() {
    #expect(SamplePage().html == #"<div id="app"><p id="text">appeared</p></div>"#)
  }

  @Test func `what happens on the page reaches the sample, and is shown`() {
    let page = SamplePage()
    let operations = page.fakeHost.send(.acted(text: "say", value: "hello"))
    #expect(operations == [.patch(#"<p id="text">say hello</p>"#)])
  }

  @Test func `the window's title changes only when it is another`() {
    let page = SamplePage()
    #expect(page.fakeHost.send(.acted(text: "a", value: "b")).contains { $0.isTitle } == false)
    page.sample.title = "Another"
    #expect(page.fakeHost.send(.acted(text: "c", value: "d")).contains(.setTitle("Another")))
  }

  @Test func `it begins where the address leads, when the sample has such a place`() {
    let page = SamplePage(path: "/known")
    #expect(page.sample.beginnings == ["appeared /known"])
    #expect(!page.fakeHost.operations.contains { $0.isNavigation })
  }

  @Test func `it begins at its first place when the address leads nowhere`() {
    let page = SamplePage(path: "/nowhere")
    #expect(page.fakeHost.operations.contains(.navigate("", .replace)))
    let first = SamplePage(path: "")
    #expect(first.sample.beginnings == [])
    #expect(!first.fakeHost.operations.contains { $0.isNavigation })
  }

  @Test func `a sample with one place needs to know nothing of the address`() {
    final class Plain: Sample {
      let title = "Plain"
      func write(to page: Page) { page.p(key: "text") { "plain" } }
      func received(_ text: String, value: String) {}
    }
    let fakeHost = FakeHost()
    SampleProgram(host: Host(standIn: fakeHost)) { _ in Plain() }.run()
    fakeHost.send(.started(language: "en", path: "/movie/7", isOnline: true))
    #expect(fakeHost.operations.contains(.navigate("", .replace)))
  }

  @Test func `a later address reaches the sample`() {
    let page = SamplePage()
    page.fakeHost.send(.navigated(path: "/known"))
    #expect(page.sample.paths == ["/known"])
  }

  @Test func `what a sample has no use for changes nothing`() {
    let page = SamplePage()
    for event in [HostEvent.shown, .online, .offline, .timerFired, .updateReady] {
      #expect(page.fakeHost.send(event) == [])
    }
  }

  @Test func `before it may begin, nothing is shown`() {
    let fakeHost = FakeHost()
    SampleProgram(host: Host(standIn: fakeHost)) { TestSample($0) }.run()
    #expect(fakeHost.send(.acted(text: "say", value: "hello")) == [])
  }
}

extension HostOperation {
  fileprivate var isNavigation: Bool {
    if case .navigate = self { true } else { false }
  }

  fileprivate var isTitle: Bool {
    if case .setTitle = self { true } else { false }
  }
}
