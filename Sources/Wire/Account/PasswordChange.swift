/// A user's wish for another password.
public struct PasswordChange: Hashable, Sendable {
  /// The password until now, as the client sent it: plain text or its SHA-256.
  public let currentPassword: String
  /// The password from now on, as the client sent it.
  public let newPassword: String

  /// Creates a wish from both passwords, for a client to send.
  public init(currentPassword: String, newPassword: String) {
    self.currentPassword = currentPassword
    self.newPassword = newPassword
  }

  /// Reads the JSON object `{"currentPassword": "…", "newPassword": "…"}`.
  /// - Throws: `CredentialsError` when a field is missing or the new password is refused.
  public init(json bytes: [UInt8]) throws(CredentialsError) {
    do throws(WireError) {
      let fields = try Fields(bytes)
      currentPassword = try fields.text("currentPassword")
      newPassword = try fields.text("newPassword")
    } catch {
      throw .wire(error)
    }
    try Credentials.check(newPassword: newPassword)
  }

  /// The wish as JSON text.
  public var json: [UInt8] {
    JSONWriter.write { writer in
      writer.object { writer in
        writer.string("currentPassword", currentPassword)
        writer.string("newPassword", newPassword)
      }
    }
  }
}
