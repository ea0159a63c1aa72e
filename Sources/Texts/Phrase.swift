import Domain

/// A text that is put together from literals and values: `"\(name) moved to \(team)"`.
///
/// NB: An interpolated `String` costs the client some 150 bytes of code for each piece; here a piece
/// is one call.
package struct Phrase: ExpressibleByStringInterpolation {
  package let text: String

  /// Creates a phrase of one literal.
  @inline(never)
  package init(stringLiteral literal: StaticString) {
    text = literal.description
  }

  /// Joins words with spaces; those that are `nil` are left out.
  package init(words: String?...) {
    text = words.compactMap { $0 }.joined(separator: " ")
  }

  /// Joins the pieces of an interpolation.
  @inline(never)
  package init(stringInterpolation pieces: Pieces) {
    text = String(bytes: pieces.bytes)
  }
}

extension Phrase {
  /// Collects the pieces of an interpolation, as UTF-8.
  package struct Pieces: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    @inline(__always)
    package init(literalCapacity: Int, interpolationCount: Int) {}

    @inline(__always)
    package mutating func appendLiteral(_ literal: StaticString) {
      append(literal.utf8Start)
    }

    @inline(__always)
    package mutating func appendInterpolation(_ phrase: Phrase) { append(phrase.text) }

    @inline(__always)
    package mutating func appendInterpolation(_ text: String) { append(text) }

    @inline(__always)
    package mutating func appendInterpolation(_ number: Int) { append(Int64(number)) }

    @inline(__always)
    package mutating func appendInterpolation(_ number: Int64) { append(number) }

    @inline(never)
    private mutating func append(_ literal: UnsafePointer<UInt8>) {
      // The bytes of a `StaticString` end with a zero.
      var next = literal
      while next.pointee != 0 {
        bytes.append(next.pointee)
        next += 1
      }
    }

    @inline(never)
    private mutating func append(_ text: String) {
      bytes.append(contentsOf: text.bytes)
    }

    @inline(never)
    private mutating func append(_ number: Int64) { append(String(number)) }
  }
}
