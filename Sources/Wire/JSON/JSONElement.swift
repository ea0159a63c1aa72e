package import Domain

/// A value in a JSON text.
package struct JSONElement: Sendable {
  let text: JSONText
  let position: Int

  /// Whether this is `null`.
  package var isNull: Bool { text.kind(at: position) == .null }

  /// Whether this is an object.
  package var isObject: Bool { text.kind(at: position) == .object }

  /// Whether this is `true` or `false`; `nil` for another type.
  package var bool: Bool? { text.bool(at: position) }

  /// The integer; `nil` for a fraction, an exponent, more than 64 bits or another type.
  package var int64: Int64? { text.int64(at: position) }

  /// Whether this is a string.
  package var isString: Bool { text.isString(at: position) }

  /// The string with its escapes resolved; `nil` for another type.
  package var string: String? { text.string(at: position) }

  /// The identifier; `nil` for another string or another type.
  package func id<Subject>() -> Identifier<Subject>? {
    text.rawID(at: position).map { Identifier($0) }
  }

  /// Whether this is a string with the bytes of another.
  package func isEqualByBytes(to other: String) -> Bool {
    text.isEqualByBytes(to: other, at: position)
  }

  /// The value of the last member with this name, compared by bytes; `nil` when there is none.
  package subscript(name: StaticString) -> JSONElement? {
    guard isObject, let position = text.member(name, of: position) else { return nil }
    return JSONElement(text: text, position: position)
  }

  /// The elements of an array; `nil` for another type.
  package var elements: [JSONElement]? {
    text.elements(at: position)?.map { JSONElement(text: text, position: $0) }
  }
}
