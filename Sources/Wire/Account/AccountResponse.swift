public import Domain

/// What the server says of the account of the session that asks.
public struct AccountResponse: Hashable, Sendable {
  /// The account.
  public let id: Account.ID
  /// Its squad.
  public let squad: Squad.ID
  /// The name to log in with; `nil` for an account without one.
  public let username: ExactText?
  /// Whether the session may name the account, make codes, end other sessions and delete it.
  public let manages: Bool

  /// Creates a response from its parts.
  public init(id: Account.ID, squad: Squad.ID, username: ExactText?, manages: Bool) {
    self.id = id
    self.squad = squad
    self.username = username
    self.manages = manages
  }

  /// Reads a response that was written with `json`.
  /// - Throws: `WireError` when a field is missing or has another type.
  public init(json bytes: [UInt8]) throws(WireError) {
    let fields = try Fields(bytes)
    id = try fields.id("id")
    squad = try fields.id("squad")
    username = try fields.textIfPresent("username").map { ExactText($0) }
    manages = try fields.truth("manages")
  }

  /// The response as JSON text.
  public var json: [UInt8] {
    JSONWriter.write { writer in
      writer.object { writer in
        writer.id("id", id)
        writer.id("squad", squad)
        writer.string("username", ifPresent: username?.text)
        writer.name("manages")
        writer.bool(manages)
      }
    }
  }
}
