import Domain

// NB: Values are known by their positions, because an element that holds its text, too, takes as long
// to make as to read.
extension JSONText {
  @inline(never)
  func kind(at position: Int) -> JSONToken.Kind { tokens[position].kind }

  /// Whether the value is `true` or `false`; `nil` for another type.
  func bool(at position: Int) -> Bool? {
    switch kind(at: position) {
    case .yes: true
    case .no: false
    default: nil
    }
  }

  /// The integer; `nil` for a fraction, an exponent, more than 64 bits or another type.
  func int64(at position: Int) -> Int64? {
    let token = tokens[position]
    guard token.kind == .number else { return nil }
    return withBytes(of: token) { Int64(jsonNumber: $0) }
  }

  /// Ten times the number; `nil` for more than one decimal, an exponent, more than four digits or
  /// another type.
  func tenths(at position: Int) -> Int? {
    let token = tokens[position]
    guard token.kind == .number else { return nil }
    return withBytes(of: token) { bytes in
      var tenths = 0
      var decimals: Int?
      for byte in bytes {
        if byte == UInt8(ascii: ".") {
          decimals = 0
        } else if byte.isDigit, decimals ?? 0 < 1 || byte == UInt8(ascii: "0") {
          if decimals ?? 0 < 1 { tenths = tenths * 10 + Int(byte - UInt8(ascii: "0")) }
          decimals = decimals.map { $0 + 1 }
        } else {
          return nil
        }
        guard tenths < 10_000 else { return nil }
      }
      return decimals == nil ? tenths * 10 : tenths
    }
  }

  func isString(at position: Int) -> Bool {
    let kind = kind(at: position)
    return kind == .ascii || kind == .string
  }

  /// The string with its escapes resolved; `nil` for another type.
  func string(at position: Int) -> String? {
    let token = tokens[position]
    switch token.kind {
    case .ascii: return withBytes(of: token) { String(bytes: $0) }
    case .string: return strings[token.start]
    default: return nil
    }
  }

  /// The bytes of the identifier; `nil` for another string or another type.
  func rawID(at position: Int) -> RawIdentifier? {
    let token = tokens[position]
    switch token.kind {
    case .ascii: return withBytes(of: token) { RawIdentifier(ascii: $0) }
    case .string: return RawIdentifier(uuidString: strings[token.start])
    default: return nil
    }
  }

  /// Whether the value is a string with the bytes of another.
  @inline(never)
  func isEqualByBytes(to other: String, at position: Int) -> Bool {
    let token = tokens[position]
    guard token.kind == .ascii else {
      return token.kind == .string && strings[token.start].isEqualByBytes(to: other)
    }
    guard token.end - token.start == other.utf8.count else { return false }
    var other = other
    return other.withUTF8 { other in
      withBytes(of: token) { $0.elementsEqual(other) }
    }
  }

  /// The positions of an array's elements; `nil` for another type.
  @inline(never)
  func elements(at position: Int) -> [Int]? {
    let token = tokens[position]
    guard token.kind == .array else { return nil }
    var elements: [Int] = []
    elements.reserveCapacity(token.start)
    var position = position + 1
    while position < token.end {
      elements.append(position)
      position = next(after: position)
    }
    return elements
  }
}
