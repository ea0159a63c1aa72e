public import Domain

/// What somebody registers with.
public struct Credentials: Hashable, Sendable {
  /// The most UTF-8 bytes that a password may have.
  public static let passwordByteLimit = 1_024

  /// The name to log in by.
  public let username: Username
  /// The password, or its lower-case hexadecimal SHA-256, as it was sent.
  public let password: String

  /// Reads `{"username","password"}`.
  /// - Throws: `CredentialsProblem` for what is missing or cannot be kept.
  public init(json bytes: [UInt8]) throws(CredentialsProblem) {
    let (name, password) = try Self.read(bytes)
    do throws(UsernameProblem) {
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
  ) throws(CredentialsProblem) -> (name: String, password: String) {
    do throws(WireProblem) {
      let fields = try Fields(bytes)
      return (try fields.text("username"), try fields.text("password"))
    } catch {
      throw .wire(error)
    }
  }
}

/// Why nobody can register so.
public enum CredentialsProblem: Error, Hashable, Sendable {
  /// The body does not have the form.
  case wire(WireProblem)
  /// The user name cannot be kept.
  case username(UsernameProblem)
  /// There is no password.
  case emptyPassword
  /// The password has more than `Credentials.passwordByteLimit` bytes.
  case passwordTooLong
}

/// What a successful login is answered with.
public struct LoginAnswer: Hashable, Sendable {
  /// The token for the `Authorization: Bearer` header.
  public let token: String
  /// Whom it stands for.
  public let userID: Account.ID
  /// The squad that the account keeps.
  public let squadID: Squad.ID

  /// Makes an answer.
  public init(token: String, userID: Account.ID, squadID: Squad.ID) {
    self.token = token
    self.userID = userID
    self.squadID = squadID
  }

  /// Reads an answer that was written with `json`.
  /// - Throws: `WireProblem` for what is missing or of another type.
  public init(json bytes: [UInt8]) throws(WireProblem) {
    let fields = try Fields(bytes)
    token = try fields.text("token")
    userID = try fields.id("userID")
    squadID = try fields.id("squadID")
  }

  /// The answer as JSON text.
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
  /// Writes a user as the REST API shows one.
  public mutating func user(id: Account.ID, username: String) {
    object { writer in
      writer.string("id", id.uuidString)
      writer.string("username", username)
    }
  }
}
