import Domain

/// A JSON value (RFC 8259).
///
/// `Codable` does not exist in Embedded Swift; this is the small codec that phone and server share.
public indirect enum JSON: Hashable, Sendable {
  /// `null`
  case null
  /// `true` or `false`
  case bool(Bool)
  /// A number, as it was written: what it means is for its reader to say.
  case number(String)
  /// Text.
  case string(String)
  /// Values in order.
  case array([JSON])
  /// Named values in the order in which they were written.
  case object([Member])

  /// A named value of an object.
  public struct Member: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The value.
    public let value: JSON

    /// Names a value.
    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// A whole number.
  public static func integer(_ value: some BinaryInteger) -> JSON {
    .number(String(value))
  }
}

extension JSON {
  /// The last value of an object that has this name, by bytes; `nil` when there is none.
  public subscript(name: StaticString) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name.isEqualByBytes(to: name) }?.value
  }

  /// The whole number, when this is one that was written with digits only and fits.
  public var int64: Int64? {
    guard case .number(let digits) = self else { return nil }
    return Int64(digits)
  }
}

extension String {
  /// Compares UTF-8 bytes: `==` compares by canonical equivalence and needs the Unicode tables.
  func isEqualByBytes(to other: StaticString) -> Bool {
    other.withUTF8Buffer { utf8.elementsEqual($0) }
  }
}
