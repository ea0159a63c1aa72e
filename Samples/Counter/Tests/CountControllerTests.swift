import Browser
import BrowserSupport
import CounterSample
import Markup
import PageSupport
import Presentation
import SampleKit
import Testing
import Texts

/// Tests the controller with a stub for the use case, and once with the real one.
@Suite("Count controller")
struct CountControllerTests {
  @Test func `taps on plus and minus go to the use case`() {
    let useCase = CountUseCaseStub()
    let controller = CountController(countView: CountView(language: .english), useCase: useCase)
    controller.received("plusButtonTapped", value: "")
    controller.received("minusButtonTapped", value: "")
    controller.received("minusButtonTapped", value: "")
    #expect(useCase.asked == ["plus", "minus", "minus"])
  }

  @Test func `the view shows the count that the use case tells`() {
    let controller = CountController(
      countView: CountView(language: .english), useCase: CountUseCaseStub(telling: 42))
    controller.received("minusButtonTapped", value: "")
    #expect(controller.html.contains(">42</output>"))
  }

  @Test func `the label keeps its count when the use case tells none`() {
    let controller = CountController(
      countView: CountView(language: .english), useCase: CountUseCaseStub(count: 7))
    controller.received("plusButtonTapped", value: "")
    #expect(controller.html.contains(">7</output>"))
  }

  @Test func `a button that cannot be used is greyed out, at first and after each count`() {
    let useCase = CountUseCaseStub(telling: 8)
    useCase.canPlus = false
    let controller = CountController(countView: CountView(language: .english), useCase: useCase)
    #expect(controller.disabledButtons == ["plus"])
    useCase.canMinus = false
    controller.received("minusButtonTapped", value: "")
    #expect(controller.disabledButtons == ["minus", "plus"])
    useCase.canPlus = true
    controller.received("plusButtonTapped", value: "")
    #expect(controller.disabledButtons == ["minus"])
  }

  @Test func `in the browser, a tap changes the label and nothing else`() {
    let fakeHost = FakeHost()
    SampleProgram(host: Host(standIn: fakeHost)) { environment in
      CountController(
        countView: CountView(language: environment.language), useCase: CountUseCase())
    }.run()
    fakeHost.send(.started(language: "ko-KR", path: "", isOnline: true))
    #expect(fakeHost.operations.contains(.setTitle("카운터")))
    let operations = fakeHost.send(.acted(text: "plusButtonTapped", value: ""))
    #expect(
      operations == [
        .patch(
          #"<output id="count" class="count" data-digits="1" aria-live="polite">1</output>"#)
      ])
  }
}

/// A use case that records its calls and tells the count that the test chose.
private final class CountUseCaseStub: CountManaging {
  let count: Int
  var canPlus = true
  var canMinus = true
  private let told: Int?
  private(set) var asked: [String] = []

  init(count: Int = 0, telling told: Int? = nil) {
    self.count = count
    self.told = told
  }

  func plusCount(telling delegate: any CountUseCaseDelegate) {
    asked.append("plus")
    if let told { delegate.countUpdated(count: told) }
  }

  func minusCount(telling delegate: any CountUseCaseDelegate) {
    asked.append("minus")
    if let told { delegate.countUpdated(count: told) }
  }
}

extension CountController {
  fileprivate var html: String { String(decoding: Renderer.html(write), as: UTF8.self) }

  /// The keys of the buttons that are greyed out.
  fileprivate var disabledButtons: [String] {
    Piece.split(html).ids(with: "aria-disabled", "true")
  }
}
