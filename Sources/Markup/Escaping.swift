extension Output {
  /// Where a text is, as a set of the characters that are special there: bit 38 is `&`.
  struct Place {
    fileprivate let specials: UInt64

    /// Between tags.
    static var text: Self { Self(specials: 1 << 0x0D | 1 << 0x26 | 1 << 0x3C | 1 << 0x3E) }
    /// In the value of an attribute, which stands in double quotes.
    static var value: Self { Self(specials: text.specials | 1 << 0x22) }
  }

  @inline(__always)
  mutating func append(_ text: String, in place: Place) {
    var text = text
    text.withUTF8 { append($0, in: place) }
  }

  /// Writes text, escaped so that an HTML parser reads back the same text.
  ///
  /// A carriage return is written as a character reference, because parsers turn a bare one into a
  /// line feed.
  @inline(never)
  mutating func append(_ text: UnsafeBufferPointer<UInt8>, in place: Place) {
    // No reference is longer than six bytes.
    append(atMost: text.count &* 6) { target in
      var count = 0
      for byte in text {
        // No special character comes after `>` in ASCII; most other characters do.
        if byte > UInt8(ascii: ">") || place.specials &>> UInt64(byte) & 1 == 0 {
          target[count] = byte
          count &+= 1
        } else {
          count &+= Self.writeReference(to: byte, target + count)
        }
      }
      return count
    }
  }

  @inline(never)
  private static func writeReference(
    to byte: UInt8, _ target: UnsafeMutablePointer<UInt8>
  ) -> Int {
    let reference: StaticString =
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      default: "&#13;"
      }
    target.update(from: reference.utf8Start, count: reference.utf8CodeUnitCount)
    return reference.utf8CodeUnitCount
  }
}
