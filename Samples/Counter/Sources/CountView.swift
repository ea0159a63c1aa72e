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
  private let language: Language
  private var countLabel: String

  /// Makes a view that shows a count.
  public init(language: Language, count: Int) {
    self.language = language
    countLabel = "\(count)"
  }

  /// Shows another count.
  public func updateCountLabel(with count: Int) {
    countLabel = "\(count)"
  }

  /// Reports the tap on a button that has this event text; any other text means nothing.
  public func received(_ text: String, telling delegate: any CountViewDelegate) {
    if text.isEqualByBytes(to: Event.plus) { delegate.plusButtonTapped() }
    if text.isEqualByBytes(to: Event.minus) { delegate.minusButtonTapped() }
  }

  /// The title above it.
  public var title: String { language.say("Counter", "카운터") }

  /// What it looks like.
  public var markup: Content {
    sampleLayout("counter", title: title, language: language) {
      output(key: "count", .class("count"), .aria("live", "polite")) { countLabel }
      div(.class("count-buttons")) {
        button(
          key: "minus", .type("button"), .class("button round"),
          .aria("label", language.say("Minus", "빼기")), .tap(Event.minus)
        ) { "−" }
        button(
          key: "plus", .type("button"), .class("button round primary"),
          .aria("label", language.say("Plus", "더하기")), .tap(Event.plus)
        ) { "+" }
      }
    }
  }

  private enum Event {
    static let plus = "plus"
    static let minus = "minus"
  }
}
