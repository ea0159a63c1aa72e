/// An id for one `Subject`, unique across all devices and the server.
///
/// An identifier is a version 4 UUID (RFC 9562 §5.4) with 122 random bits, so a device can make one
/// while it is offline.
public struct Identifier<Subject>: Hashable, Sendable {
  package let raw: RawIdentifier

  /// The first eight bytes of the UUID, big-endian.
  public var high: UInt64 { raw.high }
  /// The last eight bytes of the UUID, big-endian.
  public var low: UInt64 { raw.low }

  /// Creates an identifier from its sixteen bytes, such as ones read from storage.
  public init(high: UInt64, low: UInt64) {
    raw = RawIdentifier(high: high, low: low)
  }

  package init(_ raw: RawIdentifier) { self.raw = raw }

  /// Creates a new identifier from random bits.
  public static func random(using generator: inout some RandomNumberGenerator) -> Self {
    let versionCleared = generator.next() & 0xFFFF_FFFF_FFFF_0FFF
    let variantCleared = generator.next() & 0x3FFF_FFFF_FFFF_FFFF
    return Self(high: versionCleared | 0x4000, low: variantCleared | 0x8000_0000_0000_0000)
  }
}

extension Identifier {
  /// The UUID in upper case: `"3F2504E0-4F89-41D3-9A0C-0305E82C3301"`.
  public var uuidString: String { raw.uuidString }

  /// Reads a UUID with hyphens, in upper or lower case; `nil` for anything else.
  public init?(uuidString: String) {
    guard let raw = RawIdentifier(uuidString: uuidString) else { return nil }
    self.raw = raw
  }
}
