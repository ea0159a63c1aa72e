/// How the page's address changes.
package enum Navigation: Equatable, Sendable {
  /// The screen before stays in the history.
  case push
  /// The screen before is replaced.
  case replace
  /// As the browser's own back button; replaces when there is nothing to go back to.
  case back
}
