/// A line of text that a person typed: a player's name, a favourite team.
///
/// It is trimmed, has 1…80 characters of which at least one can be seen, and no control characters.
/// Two are equal when their bytes are, on every platform alike.
public struct ShortText: Sendable {
  /// The most characters (as a reader counts them) that a text may have.
  public static let characterLimit = 80
  /// The most UTF-8 bytes: one character can otherwise carry any number of combining marks.
  public static let byteLimit = 2_000

  /// The trimmed text.
  public let text: String

  /// Takes what was typed.
  /// - Throws: why it cannot be kept.
  public init(_ typed: String) throws(TextProblem) {
    guard typed.utf8.count <= Self.typedByteLimit else {
      throw .tooLong(limit: Self.characterLimit)
    }
    let scalars = typed.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isBlank }),
      let last = scalars.lastIndex(where: { !$0.isBlank })
    else { throw .empty }
    let text = String(scalars[first...last])
    guard text.unicodeScalars.contains(where: { $0.isVisible }) else { throw .empty }
    guard !text.unicodeScalars.contains(where: { $0.isControl }) else { throw .controlCharacter }
    guard text.utf8.count <= Self.byteLimit, text.count <= Self.characterLimit else {
      throw .tooLong(limit: Self.characterLimit)
    }
    self.text = text
  }

  /// Takes a text as it was accepted before, by the rules of its day.
  package init(accepted text: String) {
    self.text = text
  }

  /// Room for white space around the text, without reading megabytes of it.
  private static let typedByteLimit = 2 * byteLimit
}

/// Why a text cannot be kept.
public enum TextProblem: Error, Hashable, Sendable {
  /// Nothing of it can be seen.
  case empty
  /// It has more characters than the limit.
  case tooLong(limit: Int)
  /// It holds a line break, a tab or another control character.
  case controlCharacter
}

extension ShortText: Hashable {
  /// Compares bytes: `String` would compare by canonical equivalence.
  public static func == (left: Self, right: Self) -> Bool {
    left.text.isEqualByBytes(to: right.text)
  }

  /// Hashes the bytes that `==` compares.
  public func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
    hasher.combine(0xFF as UInt8)
  }
}

extension Unicode.Scalar {
  /// White space, line breaks included: what trimming takes away.
  ///
  /// NB: The property White_Space of Unicode, which its stability policy all but freezes; asking
  /// the standard library for it links 20 KB of tables.
  fileprivate var isBlank: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  /// C0 and C1 control characters and the two Unicode line separators.
  fileprivate var isControl: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    default: false
    }
  }

  /// False for white space and for characters without ink of their own.
  ///
  /// These are joiners, direction marks, fillers: a name of them alone would be an empty row.
  fileprivate var isVisible: Bool {
    switch value {
    case 0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x200B...0x200F,
      0x202A...0x202E, 0x2060...0x206F, 0x2800, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0,
      0xFFF0...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      false
    default: !isBlank && !isControl
    }
  }
}
