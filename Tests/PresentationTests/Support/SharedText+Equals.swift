@testable import Presentation

// Tests compare what is shared with a text.
extension SharedText: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// Creates something that is shared with a text, of whatever kind.
  public init(stringLiteral text: String) {
    self.init(.result, in: ScreenContext(TestApp().app)) { _ in text }
  }
}
