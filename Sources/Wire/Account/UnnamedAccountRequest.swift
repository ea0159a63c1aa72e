public import Domain

/// A device's wish for an account without a name, or to get back into the one that it made.
public struct UnnamedAccountRequest: Hashable, Sendable {
  /// The key that the device made.
  public let key: RecoveryKey
  /// The code that some servers ask of new accounts.
  public let code: String?

  /// Creates a request.
  public init(key: RecoveryKey, code: String? = nil) {
    self.key = key
    self.code = code
  }

  /// Reads the JSON object `{"key": "…"}`, with or without a `"code"`.
  /// - Throws: `WireError` when a field is missing or its value is refused.
  public init(json bytes: [UInt8]) throws(WireError) {
    let fields = try Fields(bytes)
    key = try fields.recoveryKey()
    code = try fields.textIfPresent("code")
  }

  /// The request as JSON text.
  public var json: [UInt8] {
    JSONWriter.write { writer in
      writer.object { writer in
        writer.string("key", key.text)
        writer.string("code", ifPresent: code)
      }
    }
  }
}

extension Fields {
  /// The member `key` of a request.
  func recoveryKey() throws(WireError) -> RecoveryKey {
    guard let key = RecoveryKey(text: try text("key")) else { throw .outOfRange(field: "key") }
    return key
  }
}
