import Browser
import BrowserSupport
import CounterSample
import Markup
import Presentation
import SampleKit
import Testing

/// The controller, with a stub in place of the use case; and with all that is real.
@Suite("Count controller")
struct CountControllerTests {
  @Test func `plus and minus are asked of the use case`() {
    let useCase = CountUseCaseStub()
    let controller = CountController(countView: CountView(language: .english), useCase: useCase)
    controller.received("plusButtonTapped", value: "")
    controller.received("minusButtonTapped", value: "")
    controller.received("minusButtonTapped", value: "")
    #expect(useCase.asked == ["plus", "minus", "minus"])
  }

  @Test func `the view shows what the use case tells, whatever was asked of it`() {
    let controller = CountController(
      countView: CountView(language: .english), useCase: CountUseCaseStub(answering: 42))
    controller.received("minusButtonTapped", value: "")
    #expect(controller.html.contains(">42</output>"))
  }

  @Test func `a use case that tells nothing leaves the label alone`() {
    let controller = CountController(
      countView: CountView(language: .english), useCase: CountUseCaseStub(count: 7))
    controller.received("plusButtonTapped", value: "")
    #expect(controller.html.contains(">7</output>"))
  }

  @Test func `the button that cannot go on is greyed out, at first and after each count`() {
    let useCase = CountUseCaseStub(answering: 8)
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

/// Stands in for the use case: notes what it is asked, and tells what the test wants.
private final class CountUseCaseStub: CountManaging {
  let count: Int
  var canPlus = true
  var canMinus = true
  private let answer: Int?
  private(set) var asked: [String] = []

  init(count: Int = 0, answering answer: Int? = nil) {
    self.count = count
    self.answer = answer
  }

  func plusCount(telling delegate: any CountUseCaseDelegate) {
    asked.append("plus")
    if let answer { delegate.countUpdated(count: answer) }
  }

  func minusCount(telling delegate: any CountUseCaseDelegate) {
    asked.append("minus")
    if let answer { delegate.countUpdated(count: answer) }
  }
}

extension CountController {
  fileprivate var html: String { String(decoding: Renderer.html(page), as: UTF8.self) }

  /// The keys of the buttons that look as if they could not be used.
  fileprivate var disabledButtons: [String] {
    ["minus", "plus"].filter { key in
      html.split(separator: "<button ").contains {
        $0.contains("id=\"\(key)\"") && $0.contains(#"aria-disabled="true""#)
      }
    }
  }
}
