/// A kind of secret, beside the password, that lets a device into an account.
///
/// Locking others out of an account ends every case, so a new kind of secret needs one here: the compiler then asks
/// each store how it ends, and a test compares the cases with the tables that refer to accounts. Each case gives only
/// later ones, so that what ends in this order leaves nothing that was given meanwhile.
public enum Entrance: CaseIterable, Hashable, Sendable {
  /// The code that a user wrote down.
  case recoveryCode
  /// The code by which another device joins, within minutes.
  case joinCode
  /// The key with which a device gets its session another token.
  case key
  /// The token of a session.
  case token
}

extension Entrance {
  /// The table in which the secrets are, in every database.
  package var table: String {
    switch self {
    case .token: "token"
    case .key: "recovery_key"
    case .recoveryCode: "recovery_code"
    case .joinCode: "join_code"
    }
  }

  /// How one of an account ends: its row stays, so that no backup can bring it back, or goes.
  enum End {
    case marked, deleted
  }

  var end: End {
    switch self {
    case .key, .recoveryCode: .marked
    case .token, .joinCode: .deleted
    }
  }

  /// Whether the secrets of a session may stay when all others of the account end.
  ///
  /// No code does: the person who is locked out may have made it with the session that stays.
  var staysWithSession: Bool {
    switch self {
    case .token, .key: true
    case .recoveryCode, .joinCode: false
    }
  }
}
