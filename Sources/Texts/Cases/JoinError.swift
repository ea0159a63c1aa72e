/// Why a device could not get into an account with a code.
package enum JoinError: CaseIterable, Hashable, Sendable {
  /// What was typed has another length, or a wrong character.
  case mistyped
  /// There is no such code.
  case wrong
  /// The code was used before.
  case used
  /// The code's time is over.
  case expired
  /// There were too many attempts.
  case throttled
  /// There is no connection.
  case unreachable
  /// The browser keeps no cookies or no data, or belongs to a chat.
  case unfitBrowser
  /// The page was opened without https, where the server's address has it.
  case insecureAddress
  case failed
}

extension JoinError {
  package init(_ barrier: LoginBarrier) {
    self =
      switch barrier {
      case .unfitBrowser: .unfitBrowser
      case .insecureAddress: .insecureAddress
      }
  }
}
