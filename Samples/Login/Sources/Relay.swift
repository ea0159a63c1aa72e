/// An event that is kept until the view asks for it: the article's `PublishRelay<Void>`, pulled.
///
/// A relay that pushed would form a retain cycle with the view and the view model. Embedded Swift
/// has no `weak` to break it. The page is rendered after each event anyway, so the view asks at
/// that time.
package final class Relay {
  private var hasHappened = false

  /// Creates a relay whose event has not happened.
  package init() {}

  /// Records that the event happened.
  package func accept() {
    hasHappened = true
  }

  /// Returns whether the event happened since the last call.
  package func take() -> Bool {
    defer { hasHappened = false }
    return hasHappened
  }
}
