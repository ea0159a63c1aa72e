import Markup
import Presentation
import Texts

// What screen readers say by themselves. They say what is added to a live region, so its element stays when there is
// nothing to say. It has no role then: Orca reads that of an empty status, and in the place of a text without a paragraph.
extension Page {
  /// A sentence that is said when it comes or changes, and is read at its place.
  /// - Parameters:
  ///   - key: The key of the element around it, which stays.
  ///   - className: The class of that element.
  ///   - symbol: What those see who see, before the sentence.
  ///   - text: The sentence; `nil` when there is none.
  func announced(
    _ key: Text, _ className: StaticString, symbol: Icon? = nil, _ text: String?
  ) {
    div(key: key, .class(className), .live) {
      if let text {
        div(.role("status")) {
          if let symbol { icon(symbol) }
          p { text }
        }
      }
    }
  }

  /// Why a tap did nothing, which is said as soon as it comes.
  func refusal(_ key: StaticString, _ text: String) {
    div(key: "\(key)", .class("problem"), .role("alert")) {
      div {
        icon(.notice)
        p { text }
      }
    }
  }

  /// A pause between the parts of a row, which screen readers run together.
  func pause() { span(.class("spoken")) { ", " } }

  /// The sentence of a toast, which is said in a place that stays, while the dock comes and goes with its screen.
  func announcement(_ toast: AppShell.ToastView?, _ texts: Strings) {
    div(key: "announcement", .class("spoken"), .live) {
      if let toast {
        // Another element for each, so that the same sentence is said again.
        div(key: "announcement-\(toast.number)", .role("status")) {
          p { toast.text }
          if toast.undoLabel != nil { p { texts.backspaceUndoes } }
        }
      }
    }
  }
}

extension Attribute {
  /// Has screen readers say what is added to the element, once they have said everything else.
  static var live: Attribute { .aria("live", "polite") }
}
