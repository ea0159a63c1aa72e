import CounterSample
import Markup
import Presentation
import SnapshotSupport
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

  @Test(arguments: Language.allCases, [0, -12, 999_999, -999_999])
  func `its page matches the stored snapshot`(_ language: Language, _ count: Int) throws {
    let view = CountView(language: language)
    view.updateCountLabel(with: count)
    view.updateButtons(canPlus: count < 999_999, canMinus: count > -999_999)
    let page = indented(String(decoding: Renderer.html(view.write), as: UTF8.self))
    let name = "count\(count).\(language.rawValue)"
    #expect(try SnapshotFolder().stored(name, recording: page) == page)
  }
}

private final class Listener: CountViewDelegate {
  private(set) var taps: [String] = []

  func plusButtonTapped() { taps.append("plusButtonTapped") }
  func minusButtonTapped() { taps.append("minusButtonTapped") }
}
