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
    return String(bytes: digits)
  }

  package init?(uuidString: String) {
    var text = uuidString
    guard let raw = text.withUTF8({ Self(ascii: $0) }) else { return nil }
    self = raw
  }

  package init?(ascii: UnsafeBufferPointer<UInt8>) {
    let hyphen = UInt8(ascii: "-")
    guard ascii.count == 36, ascii[8] == hyphen, ascii[13] == hyphen, ascii[18] == hyphen,
      ascii[23] == hyphen,
      let first = UInt64(hexDigits: ascii.fourBytes(at: 0) << 32 | ascii.fourBytes(at: 4)),
      let second = UInt64(hexDigits: ascii.fourBytes(at: 9) << 32 | ascii.fourBytes(at: 14)),
      let third = UInt64(hexDigits: ascii.fourBytes(at: 19) << 32 | ascii.fourBytes(at: 24)),
      let fourth = UInt64(hexDigits: ascii.fourBytes(at: 28) << 32 | ascii.fourBytes(at: 32))
    else { return nil }
    self.init(high: first << 32 | second, low: third << 32 | fourth)
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func fourBytes(at position: Int) -> UInt64 {
    let bytes = UnsafeRawBufferPointer(self)
    return UInt64(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self)))
  }
}

extension UInt64 {
  /// The number that eight ASCII hexadecimal digits mean, of which the first is the highest byte;
  /// `nil` when one is something else.
  ///
  /// NB: Reads all eight at once, because a squad that is opened is for the most part digits of
  /// identifiers. No byte's sum is larger than a byte.
  fileprivate init?(hexDigits ascii: UInt64) {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let letters = (ascii >> 6) & ones
    let lowHalves = ascii & (15 &* ones)
    // 3 for a digit, and 6 for a letter of either case.
    let highHalves = ((ascii >> 4) & (15 &* ones)) | (letters << 1)
    // A digit's low half is at most 9; a letter's is at least 1 and at most 6.
    let upperLimit = lowHalves &+ 6 &* ones &+ 3 &* letters
    let lowerLimit = (lowHalves &+ 15 &* letters) ^ (letters << 4)
    guard highHalves == 3 &* ones &+ 3 &* letters,
      (upperLimit | lowerLimit) & (16 &* ones) == 0
    else { return nil }
    var number = lowHalves &+ 9 &* letters
    number = (number | number >> 4) & 0x00FF_00FF_00FF_00FF
    number = (number | number >> 8) & 0x0000_FFFF_0000_FFFF
    self = (number | number >> 16) & 0xFFFF_FFFF
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
