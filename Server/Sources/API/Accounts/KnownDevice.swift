import ChangeStore
import Domain
import Hashing

/// A device that has logged in to an account before, as its cookie proves.
///
/// The cookie does not log in. It only gives the device a limit of failed logins that the attempts of
/// others do not touch. The server stores nothing for it: the proof is made with the account's
/// stored password hash, so it ends with the password and with the account.
struct KnownDevice: Hashable, Sendable {
  static let lifetimeMilliseconds: Int64 = 180 * 24 * 60 * 60 * 1_000
  private static let byteCount = 16

  /// Random for each login.
  let number: String

  /// The device of a session that goes on, for a password that is asked for in between.
  init(_ session: Session.ID) {
    number = session.uuidString
  }

  /// Makes the cookie's value for a device that has just logged in.
  static func cookie(
    for account: Account.ID, _ login: StoredLogin, _ environment: ServerEnvironment
  ) -> String {
    let expiry = environment.now().advanced(byMilliseconds: lifetimeMilliseconds)
    let number = environment.randomBytes(byteCount).hex
    let content = "\(expiry.milliseconds).\(number)"
    return "\(content).\(proof(of: content, for: account, login))"
  }

  /// Reads a cookie's value; `nil` unless it was made for this account and has not expired.
  init?(cookie: String, of account: StoredAccount, at now: Instant) {
    // The length of a number of 16 digits, a number of 16 bytes and a proof of 32.
    guard let login = account.login, cookie.utf8.count <= 16 + 1 + 2 * Self.byteCount + 1 + 64
    else { return nil }
    let parts = cookie.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let expiry = Int64(parts[0]).flatMap({ Instant(milliseconds: $0) }),
      now < expiry
    else { return nil }
    let proof = Self.proof(of: "\(parts[0]).\(parts[1])", for: account.id, login)
    guard Array(parts[2].utf8).isEqualInConstantTime(to: Array(proof.utf8)) else { return nil }
    number = String(parts[1])
  }

  private static func proof(
    of content: String, for account: Account.ID, _ login: StoredLogin
  ) -> String {
    let key = sha256(Array(login.passwordHash.utf8))
    return hmacSHA256(Array("\(account.uuidString).\(content)".utf8), key: key).hex
  }
}
