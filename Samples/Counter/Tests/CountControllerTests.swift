import Browser
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
    let controller = CountController(
      countView: CountView(language: .english, count: 0), useCase: useCase)
    controller.received("plus", value: "")
    controller.received("minus", value: "")
    controller.received("minus", value: "")
    #expect(useCase.asked == ["plus", "minus", "minus"])
  }

  @Test func `the view shows what the use case tells, whatever was asked of it`() {
    let useCase = CountUseCaseStub(answering: 42)
    let controller = CountController(
      countView: CountView(language: .english, count: 0), useCase: useCase)
    controller.received("minus", value: "")
    #expect(controller.html.contains(">42</output>"))
  }

  @Test func `a use case that tells nothing leaves the label alone`() {
    let controller = CountController(
      countView: CountView(language: .english, count: 7), useCase: CountUseCaseStub())
    controller.received("plus", value: "")
    #expect(controller.html.contains(">7</output>"))
  }

  @Test func `in the browser, a tap changes the label and nothing else`() {
    let recorder = Recorder()
    SampleProgram(host: Host(recorder: recorder)) { environment in
      CountController(
        countView: CountView(language: environment.language, count: 0), useCase: CountUseCase())
    }.run()
    recorder.send(.started(language: "ko-KR", path: "", isOnline: true))
    #expect(recorder.operations.contains(.setTitle("카운터")))
    let operations = recorder.send(.acted(text: "plus", value: ""))
    #expect(
      operations == [
        .patch(#"<output id="count" class="count" aria-live="polite">1</output>"#)
      ])
  }
}

/// Stands in for the use case: notes what it is asked, and tells what the test wants.
private final class CountUseCaseStub: CountManaging {
  let count = 0
  private let answer: Int?
  private(set) var asked: [String] = []

  init(answering answer: Int? = nil) { self.answer = answer }

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
}
