import Domain

/// A JSON text that was checked once, with the place of each value in it.
///
/// NB: A class without a tree, because opening a squad reads ten thousand texts: a value becomes a
/// `String` or an array only when it is needed as one.
package final class JSONText: Sendable {
  let bytes: [UInt8]
  /// All values, and the names of members, in the order of the text.
  let tokens: [JSONToken]
  /// The strings with escapes or with characters that are not ASCII.
  let strings: [String]

  /// Checks a whole text, up to `JSON.depthLimit` levels deep.
  package init(_ bytes: [UInt8]) throws(JSONError) {
    var reader = JSONReader(bytes)
    try reader.readDocument()
    self.bytes = bytes
    tokens = reader.tokens
    strings = reader.strings
  }

  /// The value that the text contains.
  package var root: JSONElement { JSONElement(text: self, position: 0) }
}

/// A value, or the name of a member, in a JSON text.
struct JSONToken {
  enum Kind {
    case null, yes, no, number
    /// A string of ASCII characters without escapes.
    case ascii
    /// Any other string.
    case string
    case array, object
  }

  let kind: Kind
  /// The first byte of a number or of what an ASCII string contains, the position of another string
  /// among `strings`, or the number of tokens directly in an array or object.
  var start = 0
  /// The byte after a number or ASCII string, or the token after an array or object.
  var end = 0
}

extension JSONText {
  /// The token after the value at a position, and after all that it contains.
  func next(after position: Int) -> Int {
    let token = tokens[position]
    return token.kind == .array || token.kind == .object ? token.end : position + 1
  }

  /// The value of the last member with this name, compared by bytes; `nil` when there is none.
  @inline(never)
  func member(_ name: StaticString, of object: Int) -> Int? {
    var found: Int?
    var position = object + 1
    let end = tokens[object].end
    let count = name.utf8CodeUnitCount
    while position < end {
      let token = tokens[position]
      if token.kind == .ascii {
        if token.end - token.start == count, isEqual(token, to: name) { found = position + 1 }
      } else if strings[token.start].isEqualByBytes(to: name) {
        found = position + 1
      }
      position = next(after: position + 1)
    }
    return found
  }

  /// Whether an ASCII string has the bytes of a text of the same length.
  private func isEqual(_ token: JSONToken, to text: StaticString) -> Bool {
    for offset in 0..<text.utf8CodeUnitCount
    where bytes[token.start + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  /// What is between the start and the end of a number or an ASCII string.
  func withBytes<Result>(
    of token: JSONToken, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    bytes.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[token.start..<token.end]))
    }
  }
}
