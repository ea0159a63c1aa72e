import Domain
import Wire

/// Why a password cannot become that of an account.
package enum PasswordError: Error, Hashable, Sendable {
  case tooShort, tooLong
  /// It is one of the `CommonPasswords`.
  case common

  /// A sentence for users and operators.
  package var message: String {
    switch self {
    case .tooShort: "A password must have at least \(NewPassword.minimumLength) characters."
    case .tooLong: "A password must not be longer than \(Credentials.passwordByteLimit) bytes."
    case .common: "This password is one of the 10,000 most common ones."
    }
  }
}
