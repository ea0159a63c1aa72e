/// How a device stands with the server, on which depends what may be said about saving and sharing.
package enum ServerStanding: Hashable, Sendable {
  /// Everything is on this device alone.
  case noAccount
  /// The squad is kept on the server, by an account without a name.
  case unnamed
  /// The squad is kept on the server, by an account with this name.
  case named(String)
  /// The login of the account with this name has expired.
  case expired(String)

  package var isExpired: Bool { if case .expired = self { true } else { false } }
}
