/// What somebody searches for: trimmed text of 1…100 characters, on one line.
public struct MovieQuery: Equatable, Sendable {
  /// The most characters that a query may have.
  ///
  /// NB: Counted as Unicode scalars, but for accents that follow a letter. What a reader calls a
  /// character takes the standard library's tables to find, 20 KB in a browser.
  public static let characterLimit = 100

  /// The text, as it is sent and shown.
  public let text: String

  /// Takes what was typed; control characters in it become spaces.
  /// - Throws: why nobody can search for it.
  public init(_ typed: String) throws(MovieQueryProblem) {
    // Room for white space around the text, without reading megabytes of it.
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

  private static let tooLong = MovieQueryProblem.tooLong(limit: characterLimit)
}

/// Why nobody can search for what was typed.
public enum MovieQueryProblem: Error, Equatable, Sendable {
  /// There is nothing but white space.
  case empty
  /// It has more characters than the limit.
  case tooLong(limit: Int)
}

/// How a typed text lies in a query, the best first.
public enum MovieQueryMatch: Int, Sendable {
  /// It is how the query begins.
  case beginning
  /// It is within the query.
  case within
}

extension MovieQuery {
  /// Whether both are the same, letter by letter.
  public func isIdentical(to other: Self) -> Bool {
    text.utf8.elementsEqual(other.text.utf8)
  }

  /// Whether both search for the same, whatever the case of their ASCII letters.
  public func isSame(as other: Self) -> Bool {
    text.foldedBytes.elementsEqual(other.text.foldedBytes)
  }

  /// How a typed text lies in this query; `nil` when it does not.
  ///
  /// The case of ASCII letters counts for nothing, and the last Hangul syllable may be one that is
  /// still being typed.
  public func match(_ typed: String) -> MovieQueryMatch? {
    let own = text.unicodeScalars.map { Hangul.keys($0.folded) }
    let part = typed.unicodeScalars.flatMap { Hangul.keys($0.folded) }
    for start in 0...own.count where own[start...].joined().starts(with: part) {
      return start == 0 ? .beginning : .within
    }
    return nil
  }
}

extension String {
  /// The UTF-8 bytes, with ASCII capitals as small letters.
  fileprivate var foldedBytes: [UInt8] {
    utf8.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
  }
}

extension Unicode.Scalar {
  /// The scalar, or the small letter of an ASCII capital.
  fileprivate var folded: Unicode.Scalar {
    (0x41...0x5A).contains(value) ? Unicode.Scalar(UInt8(value | 0x20)) : self
  }

  /// What is drawn on the letter before it; most letters that have one are also a scalar of theirs.
  fileprivate var isAccent: Bool { (0x300...0x36F).contains(value) }

  /// C0 and C1 control characters and the two Unicode line separators.
  fileprivate var isControl: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    default: false
    }
  }

  /// White space, by Unicode's property White_Space, but for what is a control character.
  fileprivate var isBlank: Bool {
    switch value {
    case 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}
