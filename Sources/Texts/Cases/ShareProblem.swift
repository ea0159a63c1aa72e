/// Why a subject cannot be shared by a link at the moment.
package enum ShareProblem: CaseIterable, Hashable, Sendable {
  /// This device has no network.
  case offline
  /// The browser keeps no cookies or no data, as in a private window, or belongs to a chat.
  case unfitBrowser
  /// The page was opened without https, where the server's address has it.
  case insecureAddress
  /// The server asks new groups for a code.
  case codeNeeded
  case codeWrong
  /// The server takes no new groups.
  case registrationClosed
  /// The server has no room left for groups without a name.
  case serverFull
  /// There is more on this device than the server keeps for a group without a name.
  case tooLarge
  /// Too many new groups came from this network.
  case throttled
  /// The login of this device has expired.
  case loginNeeded
  /// The server does not answer.
  case unreachable
  /// The server failed.
  case failed
}

extension ShareProblem {
  package init(_ barrier: LoginBarrier) {
    self =
      switch barrier {
      case .unfitBrowser: .unfitBrowser
      case .insecureAddress: .insecureAddress
      }
  }
}
