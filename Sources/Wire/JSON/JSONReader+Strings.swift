import Domain

extension JSONReader {
  mutating func readString() throws(JSONError) -> JSONToken {
    let quote = offset
    let start = quote + 1
    var end = endOfPlainASCII(from: start)
    let isASCII = end == bytes.count || bytes[end] < 0x80
    while end < bytes.count, bytes[end].isPlain { end += 1 }
    offset = end
    switch try peek() {
    case UInt8(ascii: "\""):
      offset += 1
      guard !isASCII else { return JSONToken(kind: .ascii, start: start, end: end) }
      return keep(try text(of: Array(bytes[start..<end]), from: quote))
    case UInt8(ascii: "\\"): return keep(try readEscapedString(from: start))
    case let byte: throw unexpected(byte)
    }
  }

  /// The next byte that is not an ASCII character of a string as it is.
  ///
  /// NB: Looks at eight bytes at once, because nearly all of a text is inside of strings.
  private func endOfPlainASCII(from start: Int) -> Int {
    let memory = UnsafeRawBufferPointer(bytes)
    var end = start
    while end + 8 <= bytes.count {
      let eight = memory.loadUnaligned(fromByteOffset: end, as: UInt64.self)
      let others = UInt64(littleEndian: eight).otherThanPlainASCII
      guard others == 0 else { return end + others.trailingZeroBitCount / 8 }
      end += 8
    }
    while end < bytes.count, bytes[end] < 0x80, bytes[end].isPlain { end += 1 }
    return end
  }

  private mutating func keep(_ string: String) -> JSONToken {
    strings.append(string)
    return JSONToken(kind: .string, start: strings.count - 1)
  }

  /// Reads the rest of a string whose first escape is at the current offset.
  private mutating func readEscapedString(from start: Int) throws(JSONError) -> String {
    var unescaped = Array(bytes[start..<offset])
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return try text(of: unescaped, from: start - 1)
      case UInt8(ascii: "\\"):
        offset += 1
        try readEscape(into: &unescaped)
      case 0..<0x20: throw unexpected(byte)
      default:
        unescaped.append(byte)
        offset += 1
      }
    }
    throw error(.unexpectedEnd)
  }

  private mutating func readEscape(into unescaped: inout [UInt8]) throws(JSONError) {
    switch try peek() {
    case UInt8(ascii: "\""): unescaped.append(UInt8(ascii: "\""))
    case UInt8(ascii: "\\"): unescaped.append(UInt8(ascii: "\\"))
    case UInt8(ascii: "/"): unescaped.append(UInt8(ascii: "/"))
    case UInt8(ascii: "b"): unescaped.append(0x08)
    case UInt8(ascii: "f"): unescaped.append(0x0C)
    case UInt8(ascii: "n"): unescaped.append(0x0A)
    case UInt8(ascii: "r"): unescaped.append(0x0D)
    case UInt8(ascii: "t"): unescaped.append(0x09)
    case UInt8(ascii: "u"):
      unescaped.append(contentsOf: Array(String(Character(try readUnicodeEscape())).utf8))
      return
    case let byte: throw unexpected(byte)
    }
    offset += 1
  }

  /// Reads `uXXXX`, or `uXXXX\uXXXX` when the first is the high half of a surrogate pair.
  private mutating func readUnicodeEscape() throws(JSONError) -> Unicode.Scalar {
    let start = offset - 1
    let first = try readHexDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, skip(UInt8(ascii: "\\")), isNext(UInt8(ascii: "u")) else {
      throw JSONError(.loneSurrogate, at: start)
    }
    let second = try readHexDigits()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
    else { throw JSONError(.loneSurrogate, at: start) }
    return scalar
  }

  /// Reads the four digits after the `u` at the current offset.
  private mutating func readHexDigits() throws(JSONError) -> UInt32 {
    offset += 1
    var value: UInt32 = 0
    for _ in 0..<4 {
      let byte = try peek()
      guard let digit = byte.hexDigitValue else { throw unexpected(byte) }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }

  private func text(of utf8: [UInt8], from offset: Int) throws(JSONError) -> String {
    guard let text = String(validating: utf8, as: UTF8.self) else {
      throw JSONError(.invalidUTF8, at: offset)
    }
    return text
  }
}

extension UInt8 {
  /// Whether a string may contain the byte as it is.
  fileprivate var isPlain: Bool {
    self >= 0x20 && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}

extension UInt64 {
  /// Zero when all eight bytes are ASCII characters that a string may contain as they are; otherwise
  /// the lowest bit is in the lowest of the other bytes.
  ///
  /// A difference has its highest bit set in the lowest byte that is smaller than what is subtracted:
  /// a control character, or what `^` made zero.
  fileprivate var otherThanPlainASCII: UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let control = self &- 0x20 &* ones
    let quote = (self ^ UInt64(UInt8(ascii: "\"")) &* ones) &- ones
    let backslash = (self ^ UInt64(UInt8(ascii: "\\")) &* ones) &- ones
    return (self | control | quote | backslash) & (0x80 &* ones)
  }
}
