/// How the app can be put on the home screen.
package enum InstallWay: Equatable, Sendable {
  /// It is there already, or the browser cannot do it.
  case none
  /// The browser asks the user.
  case prompt
  /// The user does it in the browser's share menu, as on an iPhone.
  case shareMenu
}
