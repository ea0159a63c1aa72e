/// Why a browser would not keep a login, however it began.
package enum LoginBarrier: CaseIterable, Hashable, Sendable {
  /// The browser keeps no cookies or no data, as in a private window, or belongs to a chat.
  case unfitBrowser
  /// The page was opened without https, where the server's address has it.
  case insecureAddress
}
