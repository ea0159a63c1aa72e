/// 256 random bits that one device makes for itself, and by which it gets back into its account after
/// its session was lost.
///
/// As text they are 43 characters of base64url without padding (RFC 4648 §5). A server keeps only a
/// hash of it.
/// ```swift
/// let key = RecoveryKey.random(using: &generator)
/// RecoveryKey(text: key.text) == key  // true
/// ```
public struct RecoveryKey: Hashable, Sendable {
  /// The number of bytes.
  public static let byteCount = 32
  /// The number of characters of the text.
  public static let textLength = 43

  /// The 32 bytes.
  public let bytes: [UInt8]

  private init(checked bytes: [UInt8]) { self.bytes = bytes }

  /// Creates a new key from random bits, which must be unpredictable.
  public static func random(using generator: inout some RandomNumberGenerator) -> Self {
    var bytes: [UInt8] = []
    for _ in 0..<byteCount / 8 {
      let bits = generator.next()
      for place in 0..<8 {
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * place)))
      }
    }
    return Self(checked: bytes)
  }

  /// Reads what `text` writes; `nil` for anything else, also for other texts of the same bits.
  public init?(text: String) {
    let characters = text.bytes
    guard characters.count == Self.textLength else { return nil }
    var bytes: [UInt8] = []
    var (bits, width): (UInt32, UInt32) = (0, 0)
    for character in characters {
      guard let digit = character.base64URLValue else { return nil }
      (bits, width) = (bits << 6 | UInt32(digit), width + 6)
      guard width >= 8 else { continue }
      width -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> width))
      bits &= (1 << width) - 1
    }
    guard bits == 0 else { return nil }
    self.init(checked: bytes)
  }

  /// The 43 characters of base64url.
  public var text: String {
    var characters: [UInt8] = []
    var (bits, width): (UInt32, UInt32) = (0, 0)
    for byte in bytes {
      (bits, width) = (bits << 8 | UInt32(byte), width + 8)
      while width >= 6 {
        width -= 6
        characters.append(UInt8(base64URLDigit: UInt8(truncatingIfNeeded: bits >> width) & 0x3F))
        bits &= (1 << width) - 1
      }
    }
    // The last four bits, before two that are zero.
    characters.append(UInt8(base64URLDigit: UInt8(truncatingIfNeeded: bits << (6 - width))))
    return String(bytes: characters)
  }
}
