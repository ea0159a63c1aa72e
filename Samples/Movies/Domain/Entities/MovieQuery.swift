/// A search query: trimmed text of 1…100 characters on one line.
package struct MovieQuery: Equatable, Sendable {
  /// The maximum number of characters in a query.
  ///
  /// NB: Counts Unicode scalars, except accents that follow a letter. Counting grapheme clusters
  /// would link tables of the standard library, 20 KB in a browser.
  package static let characterLimit = 100

  /// The text that is sent and shown.
  package let text: String

  /// Trims and checks the text that a user typed, with control characters replaced by spaces.
  /// - Throws: `MovieQueryError` when the text is refused.
  package init(_ typed: String) throws(MovieQueryError) {
    // Allows some white space around the text, but not megabytes of it.
    guard typed.utf8.count <= 16 * Self.characterLimit else { throw Self.tooLong }
    var scalars = String.UnicodeScalarView()
    for scalar in typed.unicodeScalars { scalars.append(scalar.isControl ? " " : scalar) }
    guard let first = scalars.firstIndex(where: { !$0.isBlank }),
      let last = scalars.lastIndex(where: { !$0.isBlank })
    else { throw .empty }
    let text = Hangul.composed(String.UnicodeScalarView(scalars[first...last]))
    let count = text.reduce(0) { $1.isAccent ? $0 : $0 + 1 }
    guard count <= Self.characterLimit else { throw Self.tooLong }
    self.text = String(text)
  }

  private static let tooLong = MovieQueryError.tooLong(limit: characterLimit)
}

/// Why a query is refused.
package enum MovieQueryError: Error, Equatable, Sendable {
  /// The text has only white space.
  case empty
  /// The text has more characters than the limit.
  case tooLong(limit: Int)
}

/// Where a query contains a typed text, with the best match first.
package enum MovieQueryMatch: Int, Sendable {
  /// The query begins with the text.
  case beginning
  /// The query contains the text after its beginning.
  case within
}

extension MovieQuery {
  /// Whether both queries have the same bytes.
  package func isIdentical(to other: Self) -> Bool {
    text.utf8.elementsEqual(other.text.utf8)
  }

  /// Whether both queries are the same when the case of ASCII letters is ignored.
  package func isSame(as other: Self) -> Bool {
    text.foldedBytes.elementsEqual(other.text.foldedBytes)
  }

  /// Where this query contains a typed text; `nil` when it does not.
  ///
  /// Ignores the case of ASCII letters. The last Hangul syllable may be one that the user is still
  /// typing.
  package func match(_ typed: String) -> MovieQueryMatch? {
    let own = text.unicodeScalars.map { Hangul.keys($0.folded) }
    let part = typed.unicodeScalars.flatMap { Hangul.keys($0.folded) }
    for start in 0...own.count where own[start...].joined().starts(with: part) {
      return start == 0 ? .beginning : .within
    }
    return nil
  }
}

extension String {
  /// The UTF-8 bytes, with ASCII letters in lower case.
  fileprivate var foldedBytes: [UInt8] {
    utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
  }
}

extension Unicode.Scalar {
  /// The scalar, in lower case if it is an ASCII letter.
  fileprivate var folded: Unicode.Scalar {
    (0x41...0x5A).contains(value) ? Unicode.Scalar(UInt8(value | 0x20)) : self
  }

  /// Whether this is a combining accent; most accented letters also exist as a single scalar.
  fileprivate var isAccent: Bool { (0x300...0x36F).contains(value) }

  /// Whether this is a C0 or C1 control character, or the Unicode line or paragraph separator.
  fileprivate var isControl: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether Unicode's property White_Space holds, without the control characters.
  fileprivate var isBlank: Bool {
    switch value {
    case 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}
