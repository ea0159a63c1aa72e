import Domain

extension JSON {
  /// The maximum nesting depth of arrays and objects, which keeps input from overflowing the stack.
  public static let depthLimit = 64

  /// Reads any valid JSON text, up to `depthLimit` levels deep.
  /// - Throws: `JSONError` with the offset of the first error.
  public init(_ bytes: [UInt8]) throws(JSONError) {
    var reader = JSONReader(bytes: bytes)
    self = try reader.readDocument()
  }
}

private struct JSONReader {
  let bytes: [UInt8]
  var offset = 0

  mutating func readDocument() throws(JSONError) -> JSON {
    skipWhitespace()
    let value = try readValue(depth: 0)
    skipWhitespace()
    guard offset == bytes.count else { throw error(.trailingBytes) }
    return value
  }

  private mutating func readValue(depth: Int) throws(JSONError) -> JSON {
    switch try peek() {
    case UInt8(ascii: "{"): return try readObject(depth: depth + 1)
    case UInt8(ascii: "["): return try readArray(depth: depth + 1)
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "t"): return try read("true", as: .bool(true))
    case UInt8(ascii: "f"): return try read("false", as: .bool(false))
    case UInt8(ascii: "n"): return try read("null", as: .null)
    default: return .number(try readNumber())
    }
  }

  private mutating func readObject(depth: Int) throws(JSONError) -> JSON {
    try enter(depth)
    var members: [JSON.Member] = []
    if skip(UInt8(ascii: "}")) { return .object(members) }
    // Most objects are small, and an array that grows is copied each time.
    members.reserveCapacity(4)
    repeat {
      skipWhitespace()
      guard try peek() == UInt8(ascii: "\"") else { throw unexpected() }
      let name = try readString()
      skipWhitespace()
      try expect(UInt8(ascii: ":"))
      skipWhitespace()
      members.append(JSON.Member(name, try readValue(depth: depth)))
      skipWhitespace()
    } while skip(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"))
    return .object(members)
  }

  private mutating func readArray(depth: Int) throws(JSONError) -> JSON {
    try enter(depth)
    var values: [JSON] = []
    if skip(UInt8(ascii: "]")) { return .array(values) }
    repeat {
      skipWhitespace()
      values.append(try readValue(depth: depth))
      skipWhitespace()
    } while skip(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"))
    return .array(values)
  }

  private mutating func enter(_ depth: Int) throws(JSONError) {
    guard depth <= JSON.depthLimit else { throw error(.tooDeep) }
    offset += 1
    skipWhitespace()
  }

  /// Reads a number by RFC 8259 §6: no leading zeros, no bare point, no plus sign in front.
  private mutating func readNumber() throws(JSONError) -> String {
    let start = offset
    _ = skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) { try skipDigits() }
    if skip(UInt8(ascii: ".")) { try skipDigits() }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "+")) { _ = skip(UInt8(ascii: "-")) }
      try skipDigits()
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func skipDigits() throws(JSONError) {
    guard try peek().isDigit else { throw unexpected() }
    while offset < bytes.count, bytes[offset].isDigit { offset += 1 }
  }

  private mutating func readString() throws(JSONError) -> String {
    let quote = offset
    let start = quote + 1
    // NB: A local position, because nearly all of a text is inside of strings.
    var end = start
    while end < bytes.count, bytes[end].isPlain { end += 1 }
    offset = end
    switch try peek() {
    case UInt8(ascii: "\""):
      offset += 1
      return try text(of: bytes[start..<end], from: quote)
    case UInt8(ascii: "\\"): return try readEscapedString(from: start)
    default: throw unexpected()
    }
  }

  /// Reads the rest of a string whose first escape is at the current offset.
  private mutating func readEscapedString(from start: Int) throws(JSONError) -> String {
    var unescaped = Array(bytes[start..<offset])
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return try text(of: unescaped[...], from: start - 1)
      case UInt8(ascii: "\\"):
        offset += 1
        try readEscape(into: &unescaped)
      case 0..<0x20: throw unexpected()
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
    default: throw unexpected()
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
      guard let digit = try peek().hexDigitValue else { throw unexpected() }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }

  private func text(of utf8: ArraySlice<UInt8>, from offset: Int) throws(JSONError) -> String {
    guard let text = String(validating: utf8, as: UTF8.self) else {
      throw JSONError(.invalidUTF8, at: offset)
    }
    return text
  }

  private mutating func read(_ word: StaticString, as value: JSON) throws(JSONError) -> JSON {
    for index in 0..<word.utf8CodeUnitCount {
      try expect(word.utf8Start[index])
    }
    return value
  }
}

extension JSONReader {
  private func peek() throws(JSONError) -> UInt8 {
    guard offset < bytes.count else { throw error(.unexpectedEnd) }
    return bytes[offset]
  }

  private mutating func expect(_ byte: UInt8) throws(JSONError) {
    guard try peek() == byte else { throw unexpected() }
    offset += 1
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard isNext(byte) else { return false }
    offset += 1
    return true
  }

  private func isNext(_ byte: UInt8) -> Bool {
    offset < bytes.count && bytes[offset] == byte
  }

  private mutating func skipWhitespace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default: return
      }
    }
  }

  private func unexpected() -> JSONError {
    offset < bytes.count ? error(.unexpectedByte(bytes[offset])) : error(.unexpectedEnd)
  }

  private func error(_ reason: JSONError.Reason) -> JSONError {
    JSONError(reason, at: offset)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether a string may contain the byte as it is.
  fileprivate var isPlain: Bool {
    self >= 0x20 && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}
