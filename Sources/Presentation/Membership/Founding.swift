package import Texts

/// How far a device is with the account without a name that its first link needs.
package enum Founding: Equatable, Sendable {
  /// None is wanted, or there is an account.
  case none
  /// The server is asked once the key is on the disk and there is a network; some servers want a code.
  case wanted(code: String)
  /// The server refused.
  case refused(ShareProblem)

  var isWanted: Bool { if case .wanted = self { true } else { false } }
}
