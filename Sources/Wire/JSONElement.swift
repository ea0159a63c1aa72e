package import Domain

/// A value in a JSON text.
package struct JSONElement: Sendable {
  let text: JSONText
  let position: Int

  private var token: JSONToken { text.tokens[position] }

  private var kind: JSONToken.Kind {
    @inline(never) get { token.kind }
  }

  /// Whether this is `null`.
  package var isNull: Bool { kind == .null }

  /// Whether this is an object.
  package var isObject: Bool { kind == .object }

  /// Whether this is `true` or `false`; `nil` for another type.
  package var bool: Bool? {
    switch kind {
    case .yes: true
    case .no: false
    default: nil
    }
  }

  /// The integer; `nil` for a fraction, an exponent, more than 64 bits or another type.
  package var int64: Int64? {
    let token = token
    guard token.kind == .number else { return nil }
    return text.withBytes(of: token) { Int64(jsonNumber: $0) }
  }

  /// Whether this is a string.
  package var isString: Bool { kind == .ascii || kind == .string }

  /// The string with its escapes resolved; `nil` for another type.
  package var string: String? {
    let token = token
    switch token.kind {
    case .ascii: return text.withBytes(of: token) { String(bytes: $0) }
    case .string: return text.strings[token.start]
    default: return nil
    }
  }

  /// The identifier; `nil` for another string or another type.
  package func id<Subject>() -> Identifier<Subject>? {
    rawID.map { Identifier(high: $0.high, low: $0.low) }
  }

  /// The bytes of the identifier; `nil` for another string or another type.
  var rawID: RawIdentifier? {
    let token = token
    switch token.kind {
    case .ascii: return text.withBytes(of: token) { RawIdentifier(ascii: $0) }
    case .string: return RawIdentifier(uuidString: text.strings[token.start])
    default: return nil
    }
  }

  /// Whether this is a string with the bytes of another.
  @inline(never)
  package func isEqualByBytes(to other: String) -> Bool {
    let token = token
    guard token.kind == .ascii else {
      return token.kind == .string && text.strings[token.start].isEqualByBytes(to: other)
    }
    guard token.end - token.start == other.utf8.count else { return false }
    var other = other
    return other.withUTF8 { other in
      text.withBytes(of: token) { $0.elementsEqual(other) }
    }
  }

  /// The value of the last member with this name, compared by bytes; `nil` when there is none.
  package subscript(name: StaticString) -> JSONElement? {
    guard isObject, let position = text.member(name, of: position) else { return nil }
    return JSONElement(text: text, position: position)
  }

  /// The elements of an array; `nil` for another type.
  package var elements: [JSONElement]? {
    let token = token
    guard token.kind == .array else { return nil }
    var elements: [JSONElement] = []
    elements.reserveCapacity(token.start)
    var position = position + 1
    while position < token.end {
      elements.append(JSONElement(text: text, position: position))
      position = text.next(after: position)
    }
    return elements
  }
}
