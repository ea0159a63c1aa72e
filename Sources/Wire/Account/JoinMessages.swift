public import Domain

/// The response with a new code by which another device joins.
public struct JoinCodeResponse: Hashable, Sendable {
  /// The code.
  public let code: JoinCode
  /// The server's time from which the code does not work any more.
  public let expiresAt: Instant

  /// Creates a response.
  public init(code: JoinCode, expiresAt: Instant) {
    self.code = code
    self.expiresAt = expiresAt
  }

  /// Reads a response that was written with `json`.
  /// - Throws: `WireError` when a field is missing or its value is refused.
  public init(json bytes: [UInt8]) throws(WireError) {
    let fields = try Fields(bytes)
    code = try fields.joinCode()
    expiresAt = try fields.iso8601("expiresAt")
  }

  /// The response as JSON text.
  public var json: [UInt8] {
    JSONWriter.write { writer in
      writer.object { writer in
        writer.string("code", code.text)
        writer.string("expiresAt", expiresAt.iso8601)
      }
    }
  }
}

/// A device's question where a code leads, before it joins.
public struct JoinPreviewRequest: Hashable, Sendable {
  /// The code that a person typed, or that was in an address.
  public let code: JoinCode

  /// Creates a request.
  public init(code: JoinCode) { self.code = code }

  /// Reads the JSON object `{"code": "…"}`.
  /// - Throws: `WireError` when the code is missing or is none.
  public init(json bytes: [UInt8]) throws(WireError) {
    code = try Fields(bytes).joinCode()
  }

  /// The request as JSON text.
  public var json: [UInt8] {
    JSONWriter.write { writer in writer.object { $0.string("code", code.text) } }
  }
}

/// Where a code leads.
public struct JoinPreviewResponse: Hashable, Sendable {
  /// The number of players in the squad.
  public let players: Int64
  /// The account's name; `nil` when it has none.
  public let username: ExactText?

  /// Creates a response.
  public init(players: Int64, username: ExactText?) {
    self.players = players
    self.username = username
  }

  /// Reads a response that was written with `json`.
  /// - Throws: `WireError` when a field is missing or has another type.
  public init(json bytes: [UInt8]) throws(WireError) {
    let fields = try Fields(bytes)
    players = try fields.integer("players")
    username = try fields.textIfPresent("username").map { ExactText($0) }
  }

  /// The response as JSON text.
  public var json: [UInt8] {
    JSONWriter.write { writer in
      writer.object { writer in
        writer.integer("players", players)
        writer.string("username", ifPresent: username?.text)
      }
    }
  }
}

/// A device's wish to join the account that a code leads to.
public struct JoinRequest: Hashable, Sendable {
  /// The code that a person typed, or that was in an address.
  public let code: JoinCode
  /// The key that the device made for itself.
  public let key: RecoveryKey

  /// Creates a request.
  public init(code: JoinCode, key: RecoveryKey) {
    self.code = code
    self.key = key
  }

  /// Reads the JSON object `{"code": "…", "key": "…"}`.
  /// - Throws: `WireError` when a field is missing or its value is refused.
  public init(json bytes: [UInt8]) throws(WireError) {
    let fields = try Fields(bytes)
    code = try fields.joinCode()
    key = try fields.recoveryKey()
  }

  /// The request as JSON text.
  public var json: [UInt8] {
    JSONWriter.write { writer in
      writer.object { writer in
        writer.string("code", code.text)
        writer.string("key", key.text)
      }
    }
  }
}

extension Fields {
  fileprivate func joinCode() throws(WireError) -> JoinCode {
    guard let code = JoinCode(typed: try text("code")) else { throw .outOfRange(field: "code") }
    return code
  }
}
