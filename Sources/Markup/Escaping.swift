extension Output {
  /// Whether a text is between tags or the value of an attribute, in quotes.
  enum Place { case text, value }

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
        if byte > UInt8(ascii: ">") || !Self.isSpecial(byte, in: place) {
          target[count] = byte
          count &+= 1
        } else {
          count &+= Self.writeReference(to: byte, target + count)
        }
      }
      return count
    }
  }

  @inline(__always)
  private static func isSpecial(_ byte: UInt8, in place: Place) -> Bool {
    byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
      || byte == 0x0D || byte == UInt8(ascii: "\"") && place == .value
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
