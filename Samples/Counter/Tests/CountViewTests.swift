import CounterSample
import Markup
import Presentation
import SnapshotSupport
import Testing

/// The view, without a controller.
@Suite("Count view")
struct CountViewTests {
  private let delegate = Listener()

  @Test(arguments: ["plus", "minus"])
  func `it reports the button that was tapped`(_ button: String) {
    CountView(language: .english, count: 0).received(button, telling: delegate)
    #expect(delegate.taps == [button])
  }

  @Test(arguments: ["", "plus ", "Plus", "plus\u{0}", "times", "😀"])
  func `what no button says means nothing`(_ text: String) {
    CountView(language: .english, count: 0).received(text, telling: delegate)
    #expect(delegate.taps.isEmpty)
  }

  @Test(arguments: Language.allCases, [0, -12, 999_999])
  func `it looks as it was stored`(_ language: Language, _ count: Int) throws {
    let view = CountView(language: language, count: 0)
    view.updateCountLabel(with: count)
    let page = indented(String(decoding: Renderer.html(view.markup), as: UTF8.self))
    let name = "count\(count).\(language.rawValue)"
    #expect(try SnapshotFolder().stored(name, recording: page) == page)
  }
}

private final class Listener: CountViewDelegate {
  private(set) var taps: [String] = []

  func plusButtonTapped() { taps.append("plus") }
  func minusButtonTapped() { taps.append("minus") }
}
