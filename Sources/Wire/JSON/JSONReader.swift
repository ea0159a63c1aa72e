import Domain

/// Checks a JSON text from its first byte to its last, and notes the place of each value.
struct JSONReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  private(set) var tokens: [JSONToken] = []
  var strings: [String] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    // Few texts have more than a value in eight bytes, and an array that grows is copied each time.
    tokens.reserveCapacity(bytes.count / 8 + 4)
  }

  mutating func readDocument() throws(JSONError) {
    skipWhitespace()
    try readValue(depth: 0)
    skipWhitespace()
    guard offset == bytes.count else { throw error(.trailingBytes) }
  }

  private mutating func readValue(depth: Int) throws(JSONError) {
    switch try peek() {
    case UInt8(ascii: "{"): try readObject(depth: depth + 1)
    case UInt8(ascii: "["): try readArray(depth: depth + 1)
    case UInt8(ascii: "\""): tokens.append(try readString())
    case UInt8(ascii: "t"): try read("true", .yes)
    case UInt8(ascii: "f"): try read("false", .no)
    case UInt8(ascii: "n"): try read("null", .null)
    default: try readNumber()
    }
  }

  private mutating func readObject(depth: Int) throws(JSONError) {
    let position = try enter(depth, .object)
    if skip(UInt8(ascii: "}")) { return leave(position, count: 0) }
    var count = 0
    repeat {
      skipWhitespace()
      let byte = try peek()
      guard byte == UInt8(ascii: "\"") else { throw unexpected(byte) }
      tokens.append(try readString())
      skipWhitespace()
      try expect(UInt8(ascii: ":"))
      skipWhitespace()
      try readValue(depth: depth)
      count += 1
      skipWhitespace()
    } while skip(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"))
    leave(position, count: count)
  }

  private mutating func readArray(depth: Int) throws(JSONError) {
    let position = try enter(depth, .array)
    if skip(UInt8(ascii: "]")) { return leave(position, count: 0) }
    var count = 0
    repeat {
      skipWhitespace()
      try readValue(depth: depth)
      count += 1
      skipWhitespace()
    } while skip(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"))
    leave(position, count: count)
  }

  /// Begins an array or object, and returns the position of its token.
  private mutating func enter(
    _ depth: Int, _ kind: JSONToken.Kind
  ) throws(JSONError) -> Int {
    guard depth <= JSON.depthLimit else { throw error(.tooDeep) }
    offset += 1
    skipWhitespace()
    tokens.append(JSONToken(kind: kind))
    return tokens.count - 1
  }

  private mutating func leave(_ position: Int, count: Int) {
    tokens[position].start = count
    tokens[position].end = tokens.count
  }

  /// Reads a number by RFC 8259 §6: no leading zeros, no bare point, no plus sign in front.
  private mutating func readNumber() throws(JSONError) {
    let start = offset
    _ = skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) { try skipDigits() }
    if skip(UInt8(ascii: ".")) { try skipDigits() }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "+")) { _ = skip(UInt8(ascii: "-")) }
      try skipDigits()
    }
    tokens.append(JSONToken(kind: .number, start: start, end: offset))
  }

  private mutating func skipDigits() throws(JSONError) {
    let byte = try peek()
    guard byte.isDigit else { throw unexpected(byte) }
    while offset < bytes.count, bytes[offset].isDigit { offset += 1 }
  }

  private mutating func read(
    _ word: StaticString, _ kind: JSONToken.Kind
  ) throws(JSONError) {
    for index in 0..<word.utf8CodeUnitCount {
      try expect(word.utf8Start[index])
    }
    tokens.append(JSONToken(kind: kind))
  }
}

extension JSONReader {
  func peek() throws(JSONError) -> UInt8 {
    guard offset < bytes.count else { throw error(.unexpectedEnd) }
    return bytes[offset]
  }

  private mutating func expect(_ byte: UInt8) throws(JSONError) {
    let next = try peek()
    guard next == byte else { throw unexpected(next) }
    offset += 1
  }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard isNext(byte) else { return false }
    offset += 1
    return true
  }

  func isNext(_ byte: UInt8) -> Bool {
    offset < bytes.count && bytes[offset] == byte
  }

  private mutating func skipWhitespace() {
    while offset < bytes.count, bytes[offset] <= 0x20 {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default: return
      }
    }
  }

  func unexpected(_ byte: UInt8) -> JSONError {
    error(.unexpectedByte(byte))
  }

  func error(_ reason: JSONError.Reason) -> JSONError {
    JSONError(reason, at: offset)
  }
}
