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

  /// Writes a literal, escaped as other text is.
  @inline(never)
  mutating func append(_ literal: Literal, in place: Place) {
    var source = literal.start
    while true {
      let word = Literal.word(at: source)
      let length = word.countBeforeZero
      if word.isHarmless {
        append(word, length)
      } else {
        append(UnsafeBufferPointer(start: source, count: length), in: place)
      }
      guard length == 8 else { return }
      source += 8
    }
  }

  /// Writes text, escaped so that an HTML parser reads back the same text.
  ///
  /// A carriage return is written as a character reference, because parsers turn a bare one into a
  /// line feed.
  @inline(never)
  mutating func append(_ text: UnsafeBufferPointer<UInt8>, in place: Place) {
    // No reference is longer than six bytes.
    append(atMost: text.count &* 6) { target in
      var (count, position) = (0, 0)
      while position < text.count {
        if let word = Self.harmlessWord(in: text, at: position) {
          UnsafeMutableRawPointer(target + count).storeBytes(of: word, as: UInt64.self)
          count &+= 8
          position &+= 8
          continue
        }
        let end = min(position &+ 8, text.count)
        while position < end {
          count &+= place.write(text[position], to: target + count)
          position &+= 1
        }
      }
      return count
    }
  }

  /// The next eight bytes, unless there are fewer, or one of them is special somewhere.
  @inline(__always)
  private static func harmlessWord(in text: UnsafeBufferPointer<UInt8>, at position: Int) -> UInt64?
  {
    guard position &+ 8 <= text.count, let start = text.baseAddress else { return nil }
    let word = UnsafeRawPointer(start + position).loadUnaligned(as: UInt64.self)
    return word.isHarmless ? word : nil
  }
}

extension Output.Place {
  /// Writes one byte, or the reference that stands for it here, and returns the length.
  @inline(__always)
  fileprivate func write(_ byte: UInt8, to target: UnsafeMutablePointer<UInt8>) -> Int {
    // No special character comes after `>` in ASCII; most other characters do.
    guard byte <= UInt8(ascii: ">"), specials &>> UInt64(byte) & 1 == 1 else {
      target.pointee = byte
      return 1
    }
    return Self.writeReference(to: byte, target)
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

extension UInt64 {
  /// Whether none of the eight bytes is special in any place.
  @inline(__always)
  fileprivate var isHarmless: Bool {
    // `<` and `>` differ in one bit, and so do `"` and `&`.
    hasNoByte(0x3E3E_3E3E_3E3E_3E3E, butFor: 0x0202_0202_0202_0202)
      && hasNoByte(0x2626_2626_2626_2626, butFor: 0x0404_0404_0404_0404)
      && hasNoByte(0x0D0D_0D0D_0D0D_0D0D, butFor: 0)
  }

  /// Whether none of the eight bytes is the one of which the pattern has eight, when bits that are
  /// set in `ignored` do not count.
  @inline(__always)
  private func hasNoByte(_ pattern: UInt64, butFor ignored: UInt64) -> Bool {
    ((self | ignored) ^ pattern).zeroBytes == 0
  }
}
