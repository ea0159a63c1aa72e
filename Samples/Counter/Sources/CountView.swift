import Domain
public import Markup
public import Presentation
import SampleKit

/// Hears what was tapped on a `CountView`.
public protocol CountViewDelegate: AnyObject {
  /// One more.
  func plusButtonTapped()
  /// One less.
  func minusButtonTapped()
}

/// The view: a label and two buttons, which reports taps and decides nothing.
public final class CountView {
  private let texts: CounterTexts
  private var countLabel = ""
  private var canPlus = true
  private var canMinus = true

  /// Makes a view that shows no count yet.
  public init(language: Language) {
    texts = CounterTexts(language: language)
  }

  /// Shows another count.
  public func updateCountLabel(with count: Int) {
    countLabel = "\(count)"
  }

  /// Greys out the button that leads no further.
  public func updateButtons(canPlus: Bool, canMinus: Bool) {
    self.canPlus = canPlus
    self.canMinus = canMinus
  }

  /// Reports the tap on a button that has this event text; any other text means nothing.
  public func received(_ text: String, telling delegate: any CountViewDelegate) {
    if text.isEqualByBytes(to: Event.plusButtonTapped) { delegate.plusButtonTapped() }
    if text.isEqualByBytes(to: Event.minusButtonTapped) { delegate.minusButtonTapped() }
  }

  /// The title above it.
  public var title: String { texts.title }

  /// What it looks like.
  public var markup: Content {
    sampleLayout("counter", title: title, language: texts.language) {
      // The style sheet makes many digits small enough for one line.
      output(
        key: "count", .class("count"), .data("digits", "\(countLabel.utf8.count)"),
        .aria("live", "polite")
      ) { countLabel }
      div(.class("count-buttons")) {
        button(
          key: "minus", .type("button"), .class("button round"),
          .aria("label", texts.minus), disabled(unless: canMinus),
          .tap(Event.minusButtonTapped)
        ) { "−" }
        button(
          key: "plus", .type("button"), .class("button round primary"),
          .aria("label", texts.plus), disabled(unless: canPlus),
          .tap(Event.plusButtonTapped)
        ) { "+" }
      }
    }
  }

  /// Not really disabled, which would take the focus away.
  private func disabled(unless isPossible: Bool) -> Attribute {
    .aria("disabled", isPossible ? nil : "true")
  }

  private enum Event {
    static let plusButtonTapped = "plusButtonTapped"
    static let minusButtonTapped = "minusButtonTapped"
  }
}
