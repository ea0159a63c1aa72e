public import Domain

/// The response with a new recovery code, which is shown once.
public struct RecoveryCodeResponse: Hashable, Sendable {
  /// The code.
  public let code: RecoveryCode

  /// Creates a response.
  public init(code: RecoveryCode) { self.code = code }

  /// Reads a response that was written with `json`.
  /// - Throws: `WireError` when the code is missing or is none.
  public init(json bytes: [UInt8]) throws(WireError) {
    code = try Fields(bytes).recoveryCode()
  }

  /// The response as JSON text.
  public var json: [UInt8] {
    JSONWriter.write { writer in writer.object { $0.string("code", code.text) } }
  }
}

/// A device's wish to get into an account with its recovery code.
public struct RecoveryRequest: Hashable, Sendable {
  /// The code that a person typed.
  public let code: RecoveryCode
  /// The key that the device made for itself.
  public let key: RecoveryKey

  /// Creates a request.
  public init(code: RecoveryCode, key: RecoveryKey) {
    self.code = code
    self.key = key
  }

  /// Reads the JSON object `{"code": "…", "key": "…"}`.
  /// - Throws: `WireError` when a field is missing or its value is refused.
  public init(json bytes: [UInt8]) throws(WireError) {
    let fields = try Fields(bytes)
    code = try fields.recoveryCode()
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
  fileprivate func recoveryCode() throws(WireError) -> RecoveryCode {
    guard let code = RecoveryCode(typed: try text("code")) else {
      throw .outOfRange(field: "code")
    }
    return code
  }
}
