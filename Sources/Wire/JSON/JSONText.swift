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
    self.bytes = bytes
    (tokens, strings) = try bytes.withUnsafeBufferPointer { bytes throws(JSONError) in
      var reader = JSONReader(bytes)
      try reader.readDocument()
      return (reader.tokens, reader.strings)
    }
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

  /// Whether this is an array or object.
  var isNest: Bool { kind == .array || kind == .object }
}

extension JSONText {
  /// The token after the value at a position, and after all that it contains.
  func next(after position: Int) -> Int {
    let token = tokens[position]
    return token.isNest ? token.end : position + 1
  }

  /// The value of the last member with this name, compared by bytes; `nil` when there is none.
  @inline(never)
  func member(_ name: StaticString, of object: Int) -> Int? {
    // NB: Pointers, because much of the time of opening a squad passes here.
    tokens.withUnsafeBufferPointer { tokens in
      bytes.withUnsafeBufferPointer { bytes in
        guard let tokens = tokens.baseAddress, let bytes = bytes.baseAddress else { return nil }
        let count = name.utf8CodeUnitCount
        let end = tokens[object].end
        var found: Int?
        var position = object &+ 1
        while position < end {
          let token = tokens + position
          let isFound =
            token.pointee.kind == .string
            ? strings[token.pointee.start].isEqualByBytes(to: name)
            : token.pointee.end &- token.pointee.start == count
              && areEqual(bytes + token.pointee.start, name.utf8Start, count)
          if isFound { found = position &+ 1 }
          let value = token + 1
          position = value.pointee.isNest ? value.pointee.end : position &+ 2
        }
        return found
      }
    }
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

private func areEqual(
  _ one: UnsafePointer<UInt8>, _ other: UnsafePointer<UInt8>, _ count: Int
) -> Bool {
  var offset = 0
  while offset < count {
    guard one[offset] == other[offset] else { return false }
    offset &+= 1
  }
  return true
}
