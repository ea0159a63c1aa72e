/// The 128 bits of an `Identifier` of any subject.
///
/// NB: Not generic, so that reading, writing and looking up identifiers is compiled once instead of
/// once for each subject: every device downloads this code.
package struct RawIdentifier: Hashable, Sendable {
  package let high: UInt64
  package let low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  package var uuidString: String {
    var digits: [UInt8] = []
    digits.reserveCapacity(36)
    for index in 0..<32 {
      if index == 8 || index == 12 || index == 16 || index == 20 {
        digits.append(UInt8(ascii: "-"))
      }
      let half = index < 16 ? high : low
      let nibble = UInt8(truncatingIfNeeded: half >> UInt64(60 - 4 * (index % 16))) & 0xF
      digits.append(nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "A") + nibble - 10)
    }
    return String(decoding: digits, as: UTF8.self)
  }

  package init?(uuidString: String) {
    var text = uuidString
    guard let raw = text.withUTF8({ Self(ascii: $0) }) else { return nil }
    self = raw
  }

  private init?(ascii: UnsafeBufferPointer<UInt8>) {
    let hyphen = UInt8(ascii: "-")
    var (high, low): (UInt64, UInt64) = (0, 0)
    guard ascii.count == 36, ascii[8] == hyphen, ascii[13] == hyphen, ascii[18] == hyphen,
      ascii[23] == hyphen,
      Self.read(ascii, 0..<8, &high), Self.read(ascii, 9..<13, &high),
      Self.read(ascii, 14..<18, &high), Self.read(ascii, 19..<23, &low),
      Self.read(ascii, 24..<36, &low)
    else { return nil }
    self.init(high: high, low: low)
  }

  /// Appends hexadecimal digits to a number; returns whether they all are digits.
  @inline(never)
  private static func read(
    _ ascii: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ number: inout UInt64
  ) -> Bool {
    var value = number
    for position in range {
      guard let nibble = ascii[position].hexDigitValue else { return false }
      value = value << 4 | UInt64(nibble)
    }
    number = value
    return true
  }
}

extension UInt8 {
  /// The value of an ASCII hexadecimal digit, 0…15; `nil` for any other byte.
  package var hexDigitValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
