public import Domain

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
        writer.id("userID", userID)
        writer.id("squadID", squadID)
      }
    }
  }
}
