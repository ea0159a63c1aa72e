public import Domain

/// The user name and password that a user registers with.
public struct Credentials: Hashable, Sendable {
  /// The most UTF-8 bytes that a password may have.
  public static let passwordByteLimit = 1_024

  /// The name that the user logs in with.
  public let username: Username
  /// The password as the client sent it: plain text, or its SHA-256 in lower-case hexadecimal.
  public let password: String
  /// The code that some servers ask of who registers.
  public let code: String?

  /// Reads the JSON object `{"username": "…", "password": "…"}`, with or without a `"code"`.
  /// - Throws: `CredentialsError` when a field is missing or its value is refused.
  public init(json bytes: [UInt8]) throws(CredentialsError) {
    let (name, password, code) = try Self.read(bytes)
    do throws(UsernameError) {
      // With the blanks around it, as the API's description counts.
      guard name.scalars.count <= ShortText.scalarLimit else {
        throw .text(.tooLong(limit: ShortText.scalarLimit))
      }
      username = try Username(name)
    } catch {
      throw .username(error)
    }
    try Self.check(newPassword: password)
    self.password = password
    self.code = code
  }

  static func check(newPassword password: String) throws(CredentialsError) {
    guard NewPassword.isLongEnough(password) else { throw .passwordTooShort }
    guard password.utf8.count <= passwordByteLimit else { throw .passwordTooLong }
  }

  private static func read(
    _ bytes: [UInt8]
  ) throws(CredentialsError) -> (name: String, password: String, code: String?) {
    do throws(WireError) {
      let fields = try Fields(bytes)
      return (
        try fields.text("username"), try fields.text("password"), try fields.textIfPresent("code")
      )
    } catch {
      throw .wire(error)
    }
  }
}

/// Why a registration or a new password is refused.
public enum CredentialsError: Error, Hashable, Sendable {
  /// The request body is not the expected JSON.
  case wire(WireError)
  /// The user name is not allowed.
  case username(UsernameError)
  /// The password has fewer characters than `NewPassword.minimumLength`.
  case passwordTooShort
  /// The password has more than `Credentials.passwordByteLimit` bytes.
  case passwordTooLong
}
