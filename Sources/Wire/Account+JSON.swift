public import Domain

/// The user name and password that a user registers with.
public struct Credentials: Hashable, Sendable {
  /// The most UTF-8 bytes that a password may have.
  public static let passwordByteLimit = 1_024

  /// The name that the user logs in with.
  public let username: Username
  /// The password as the client sent it: plain text, or its SHA-256 in lower-case hexadecimal.
  public let password: String

  /// Reads the JSON object `{"username": "…", "password": "…"}`.
  /// - Throws: `CredentialsError` when a field is missing or its value is refused.
  public init(json bytes: [UInt8]) throws(CredentialsError) {
    let (name, password) = try Self.read(bytes)
    do throws(UsernameError) {
      username = try Username(name)
    } catch {
      throw .username(error)
    }
    guard !password.isEmpty else { throw .emptyPassword }
    guard password.utf8.count <= Self.passwordByteLimit else { throw .passwordTooLong }
    self.password = password
  }

  private static func read(
    _ bytes: [UInt8]
  ) throws(CredentialsError) -> (name: String, password: String) {
    do throws(WireError) {
      let fields = try Fields(bytes)
      return (try fields.text("username"), try fields.text("password"))
    } catch {
      throw .wire(error)
    }
  }
}

/// Why a registration is refused.
public enum CredentialsError: Error, Hashable, Sendable {
  /// The request body is not the expected JSON.
  case wire(WireError)
  /// The user name is not allowed.
  case username(UsernameError)
  /// The password is empty.
  case emptyPassword
  /// The password has more than `Credentials.passwordByteLimit` bytes.
  case passwordTooLong
}

/// The response to a successful login.
public struct LoginResponse: Hashable, Sendable {
  /// The token for the `Authorization: Bearer` header.
  public let token: String
  /// The account that the token belongs to.
  public let userID: Account.ID
  /// The squad of the account.
  public let squadID: Squad.ID

  /// Creates a response from its parts.
  public init(token: String, userID: Account.ID, squadID: Squad.ID) {
    self.token = token
    self.userID = userID
    self.squadID = squadID
  }

  /// Reads a response that was written with `json`.
  /// - Throws: `WireError` when a field is missing or has another type.
  public init(json bytes: [UInt8]) throws(WireError) {
    let fields = try Fields(bytes)
    token = try fields.text("token")
    userID = try fields.id("userID")
    squadID = try fields.id("squadID")
  }

  /// The response as JSON text.
  public var json: [UInt8] {
    JSONWriter.write { writer in
      writer.object { writer in
        writer.string("token", token)
        writer.string("userID", userID.uuidString)
        writer.string("squadID", squadID.uuidString)
      }
    }
  }
}

extension JSONWriter {
  /// Writes a user in the format of the REST API.
  public mutating func user(id: Account.ID, username: String) {
    object { writer in
      writer.string("id", id.uuidString)
      writer.string("username", username)
    }
  }
}
