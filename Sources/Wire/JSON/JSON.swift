import Domain

/// A JSON value (RFC 8259).
///
/// Embedded Swift has no `Codable`, so browser and server share this small codec.
///
/// Messages and records are read from a `JSONText` instead, which is faster.
public enum JSON: Hashable, Sendable {
  /// The value `null`.
  case null
  /// The value `true` or `false`.
  case bool(Bool)
  /// A number as it was written, so that reading it loses no precision.
  case number(String)
  /// A string with its escapes resolved.
  case string(String)
  /// An array of values.
  case array([JSON])
  /// The members of an object in the order in which they were written, repeated names included.
  case object([Member])

  /// A member of an object: a name and its value.
  public struct Member: Hashable, Sendable {
    /// The name, with its escapes resolved.
    public let name: String
    /// The value under the name.
    public let value: JSON

    /// Creates a member from its name and value.
    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// Creates a number from an integer.
  public static func integer(_ value: some BinaryInteger) -> JSON {
    .number(String(value))
  }
}

extension JSON {
  /// The value of the last member with this name, compared by bytes; `nil` when there is none.
  public subscript(name: StaticString) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name.isEqualByBytes(to: name) }?.value
  }

  /// The integer value; `nil` for a fraction, an exponent, more than 64 bits or another type.
  public var int64: Int64? {
    guard case .number(var digits) = self else { return nil }
    return digits.withUTF8 { Int64(jsonNumber: $0) }
  }
}

extension String {
  /// Compares UTF-8 bytes, because `==` uses canonical equivalence, which links Unicode tables.
  func isEqualByBytes(to other: StaticString) -> Bool {
    guard utf8.count == other.utf8CodeUnitCount else { return false }
    var text = self
    return text.withUTF8 { bytes in other.withUTF8Buffer { bytes.elementsEqual($0) } }
  }
}
