/// One line of text from a user, such as a player's name or a favourite team.
///
/// It is trimmed, has 1…80 Unicode scalars of which at least one is visible, and contains no control
/// characters. What a user types is also composed (NFC), with nothing invisible inside. Two texts are equal when their UTF-8 bytes are, on every platform.
public struct ShortText: Hashable, Sendable {
  /// The maximum number of Unicode scalars.
  ///
  /// NB: Not of characters, because counting those would add 4 KB of code and tables to the client.
  public static let scalarLimit = 80
  /// The maximum number of UTF-8 bytes of a text from the time when 80 characters of any number of
  /// scalars were allowed.
  public static let byteLimit = 2_000

  private let exact: ExactText

  /// The trimmed text.
  public var text: String { exact.text }

  /// Composes, trims and checks the text that a user typed, without what is invisible in it.
  /// - Throws: `TextError` when the text is refused.
  public init(_ typed: String) throws(TextError) {
    guard typed.utf8.count <= Self.typedByteLimit else { throw .tooLong(limit: Self.scalarLimit) }
    try self.init(recorded: String(scalars: typed.scalars.withoutInvisible.composed[...]))
    guard text.scalars.count <= Self.scalarLimit else {
      throw .tooLong(limit: Self.scalarLimit)
    }
    guard !text.scalars.hasPileOfMarks else { throw .pileOfMarks }
  }

  /// Trims and checks a text that a device or file kept, perhaps from the time when a text was
  /// limited by its bytes.
  /// - Throws: `TextError` when the text is refused.
  package init(recorded typed: String) throws(TextError) {
    guard typed.utf8.count <= Self.typedByteLimit else { throw .tooLong(limit: Self.scalarLimit) }
    let scalars = typed.scalars
    guard let first = scalars.firstIndex(where: { !$0.isBlank }),
      let last = scalars.lastIndex(where: { !$0.isBlank })
    else { throw .empty }
    let trimmed = scalars[first...last]
    guard !trimmed.contains(where: { $0.isControl }) else { throw .controlCharacter }
    guard trimmed.contains(where: { $0.isVisible }) else { throw .empty }
    let text = String(scalars: trimmed)
    guard text.utf8.count <= Self.byteLimit else { throw .tooLong(limit: Self.scalarLimit) }
    exact = ExactText(text)
  }

  /// Creates a text that was accepted before, without checking it by today's rules.
  package init(accepted text: String) {
    exact = ExactText(text)
  }

  /// The maximum number of UTF-8 bytes before trimming, which keeps out megabytes of white space.
  private static let typedByteLimit = 2 * byteLimit
}

/// Why a text is refused.
public enum TextError: Error, Hashable, Sendable {
  /// The text has no visible character.
  case empty
  /// The text has more Unicode scalars than the limit, or more bytes than `ShortText.byteLimit`.
  case tooLong(limit: Int)
  /// The text contains a line break, a tab or another control character.
  case controlCharacter
  /// One letter has more accents than any language piles up, which would cover other rows.
  case pileOfMarks
}

extension Unicode.Scalar {
  /// Whether trimming removes the character: white space, including line breaks.
  ///
  /// NB: These are the characters with the Unicode property White_Space, which its stability policy
  /// almost freezes. The standard library's `isWhitespace` would link 20 KB of tables.
  package var isBlank: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  /// Whether this is a C0 or C1 control character, or the Unicode line or paragraph separator.
  fileprivate var isControl: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the character is visible.
  ///
  /// A name with only invisible characters would be an empty row in a list.
  fileprivate var isVisible: Bool { !isInvisible && !isBlank && !isControl }
}

extension Sequence<Unicode.Scalar> {
  /// Whether more than four accents follow one another; Vietnamese and phonetic script have three.
  fileprivate var hasPileOfMarks: Bool {
    var marks = 0
    for scalar in self {
      marks = scalar.isAccent ? marks + 1 : 0
      if marks > 4 { return true }
    }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether this is a mark of no single script, drawn above, below or through a letter.
  ///
  /// NB: The blocks that Unicode names after combining marks; marks of single scripts do not pile up.
  fileprivate var isAccent: Bool {
    switch value {
    case 0x300...0x36F, 0x483...0x489, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF,
      0xFE20...0xFE2F:
      true
    default: false
    }
  }
}
