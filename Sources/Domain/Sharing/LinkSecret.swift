/// 128 random bits that only the people who were given a link know.
///
/// In an address they are 22 characters of base64url without padding (RFC 4648 §5).
public struct LinkSecret: Hashable, Sendable {
  /// The number of characters of the text.
  public static let textLength = 22

  /// The first eight bytes, big-endian.
  public let high: UInt64
  /// The last eight bytes, big-endian.
  public let low: UInt64

  /// Creates a secret from its sixteen bytes.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Creates a new secret from random bits, which must be unpredictable.
  public static func random(using generator: inout some RandomNumberGenerator) -> Self {
    Self(high: generator.next(), low: generator.next())
  }

  /// Reads what `text` writes; `nil` for anything else, also for other texts of the same bits.
  public init?(text: String) {
    let characters = text.bytes
    guard characters.count == Self.textLength else { return nil }
    var (high, low): (UInt64, UInt64) = (0, 0)
    for (index, character) in characters.enumerated() {
      guard let digit = character.base64URLValue else { return nil }
      // The last character has the last two bits, and four that must be zero.
      let isLast = index == Self.textLength - 1
      guard !isLast || digit & 0xF == 0 else { return nil }
      let (bits, width) = isLast ? (UInt64(digit >> 4), 2) : (UInt64(digit), 6)
      high = high << UInt64(width) | low >> UInt64(64 - width)
      low = low << UInt64(width) | bits
    }
    self.init(high: high, low: low)
  }

  /// The 22 characters of base64url.
  public var text: String {
    var characters: [UInt8] = []
    characters.reserveCapacity(Self.textLength)
    var (high, low) = (high, low)
    for _ in 0..<Self.textLength {
      characters.append(UInt8(base64URLDigit: UInt8(truncatingIfNeeded: high >> 58)))
      high = high << 6 | low >> 58
      low <<= 6
    }
    return String(bytes: characters)
  }
}

extension UInt8 {
  /// The character that stands for six bits in base64url.
  init(base64URLDigit value: UInt8) {
    switch value {
    case 0..<26: self = UInt8(ascii: "A") + value
    case 26..<52: self = UInt8(ascii: "a") + value - 26
    case 52..<62: self = UInt8(ascii: "0") + value - 52
    case 62: self = UInt8(ascii: "-")
    default: self = UInt8(ascii: "_")
    }
  }

  /// The six bits that the character stands for in base64url; `nil` for any other.
  package var base64URLValue: UInt8? {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): self - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0") + 52
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
