import Domain
package import Markup
import Presentation
import SampleKit
package import Texts

/// The delegate of a `CountView`, which is told the user's taps.
package protocol CountViewDelegate: AnyObject {
  /// Called when the user taps Plus.
  func plusButtonTapped()
  /// Called when the user taps Minus.
  func minusButtonTapped()
}

/// The view: a label and two buttons; it reports taps and contains no rules.
package final class CountView {
  private let texts: CounterStrings
  private var countLabel = ""
  private var canPlus = true
  private var canMinus = true

  /// Creates a view with an empty label.
  package init(language: Language) {
    texts = CounterStrings(language: language)
  }

  /// Sets the count that the label shows.
  package func updateCountLabel(with count: Int) {
    countLabel = "\(count)"
  }

  /// Greys out the buttons that cannot be used.
  package func updateButtons(canPlus: Bool, canMinus: Bool) {
    self.canPlus = canPlus
    self.canMinus = canMinus
  }

  /// Reports a tap on the button with this event text; ignores unknown texts.
  package func received(_ text: String, telling delegate: any CountViewDelegate) {
    if text.isEqualByBytes(to: Event.plusButtonTapped) { delegate.plusButtonTapped() }
    if text.isEqualByBytes(to: Event.minusButtonTapped) { delegate.minusButtonTapped() }
  }

  /// The title above the count.
  package var title: String { texts.title }

  /// Writes the view.
  package func write(to page: Page) {
    page.sampleLayout("counter", title: title, language: texts.language) {
      // The style sheet picks a font size with which all digits fit in one line.
      page.output(
        key: "count", .class("count"), .data("digits", "\(countLabel.utf8.count)"),
        .aria("live", "polite")
      ) { countLabel }
      page.div(.class("count-buttons")) {
        // Not the `disabled` attribute, which would remove the focus.
        page.button(
          key: "minus", .type("button"), .class("button round"),
          .aria("label", texts.minus), .aria("disabled", canMinus ? nil : "true"),
          .tap(Event.minusButtonTapped)
        ) { "−" }
        page.button(
          key: "plus", .type("button"), .class("button round primary"),
          .aria("label", texts.plus), .aria("disabled", canPlus ? nil : "true"),
          .tap(Event.plusButtonTapped)
        ) { "+" }
      }
    }
  }

  private enum Event {
    static let plusButtonTapped = "plusButtonTapped"
    static let minusButtonTapped = "minusButtonTapped"
  }
}
