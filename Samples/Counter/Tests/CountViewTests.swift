import CounterSample
import Markup
import PageSupport
import Presentation
import Testing
import Texts

@Suite("Count view")
struct CountViewTests {
  private let delegate = Listener()

  @Test(arguments: ["plusButtonTapped", "minusButtonTapped"])
  func `it reports the button that was tapped`(_ event: String) {
    CountView(language: .english).received(event, telling: delegate)
    #expect(delegate.taps == [event])
  }

  @Test(arguments: ["", "plus", "plusButtonTapped ", "PlusButtonTapped", "times", "😀"])
  func `an unknown event text is ignored`(_ text: String) {
    CountView(language: .english).received(text, telling: delegate)
    #expect(delegate.taps.isEmpty)
  }

  @Test func `its pages have the stored outlines`() throws {
    if let difference = try OutlineFolder().difference(from: ["counter": Self.pages]) {
      Issue.record("\(difference)")
    }
  }

  @Test func `all pages are written for the tests in browsers`() throws {
    try PageFolder("counter").replace(with: Self.pages)
  }

  /// The page with some counts, in each language.
  private static var pages: [NamedPage] {
    [0, -12, 999_999, -999_999].flatMap { count in
      [Language.english, .korean].map { language in
        let view = CountView(language: language)
        view.updateCountLabel(with: count)
        view.updateButtons(canPlus: count < 999_999, canMinus: count > -999_999)
        return NamedPage(
          "count\(count).\(language.rawValue)",
          String(decoding: Renderer.html(view.write), as: UTF8.self))
      }
    }
  }
}

private final class Listener: CountViewDelegate {
  private(set) var taps: [String] = []

  func plusButtonTapped() { taps.append("plusButtonTapped") }
  func minusButtonTapped() { taps.append("minusButtonTapped") }
}
