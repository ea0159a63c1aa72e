/// How the page's address changes.
package enum Navigation: Equatable, Sendable {
  /// The screen before stays in the history.
  case push
  /// The screen before is replaced.
  case replace
  /// Same as the browser's back button; replaces the screen when there is no history.
  case back
}
