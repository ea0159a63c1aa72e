import Domain

/// How a language sorts names: which script comes before the others, and which letters are letters of
/// their own instead of others with an accent.
///
/// It is the part of CLDR's collation that people miss in a list of names
/// (<https://www.unicode.org/reports/tr35/tr35-collation.html>). Left out are pairs of letters that some
/// languages sort as one, such as the Hungarian "cs", and the order of names that differ in accents or
/// case alone, which is the one in which they were added.
package struct Alphabet: Equatable, Sendable {
  private let first: Script
  private let letters: [OwnLetter]

  /// Sorts as English does: Latin letters first, whatever their accents.
  package init() {
    first = .latin
    letters = []
  }

  /// Reads a line of a catalogue: the script that comes first, and groups of an ordinary letter with
  /// those that follow it, each in both cases, such as `nñÑ`; `nil` when something is missing.
  init?(_ parts: [String]) {
    guard parts.count == 2 else { return nil }
    first = Script(named: parts[0])
    letters = parts[1].parts(separatedBy: " ").flatMap { group -> [OwnLetter] in
      guard let base = group.scalars.first else { return [] }
      return group.scalars.dropFirst().enumerated().map { index, letter in
        OwnLetter(letter: letter, base: base, place: UInt32(index / 2))
      }
    }
  }

  /// The bytes by which a name is sorted, before each name whose bytes are larger; `folded` is its
  /// `SearchKey`.
  package func sortingKey(of name: String, folded: [UInt8]) -> [UInt8] {
    let key = letters.isEmpty ? folded : SearchKey.folded(withOwnLetters(name)[...])
    return first.begins(key) ? [0] + key : key
  }

  private func withOwnLetters(_ name: String) -> [Unicode.Scalar] {
    name.scalars.flatMap { scalar in
      letters.first { $0.letter == scalar }?.sorting ?? [scalar]
    }
  }
}

/// A letter that comes after an ordinary one and all words with it.
private struct OwnLetter: Equatable {
  let letter: Unicode.Scalar
  /// The ordinary letter, and a scalar that sorts after each letter which can follow it.
  let sorting: [Unicode.Scalar]

  init(letter: Unicode.Scalar, base: Unicode.Scalar, place: UInt32) {
    self.letter = letter
    sorting = [base, Unicode.Scalar(Self.afterAllLetters + place) ?? base]
  }

  /// The first of the last sixteen scalars for private use.
  private static let afterAllLetters: UInt32 = 0x10_FFF0
}

/// A script whose names come first in its languages.
private enum Script {
  case latin, hangul, arabic

  /// Creates a script from its code (ISO 15924).
  init(named code: String) {
    switch code.scalars.first {
    case "H": self = .hangul
    case "A": self = .arabic
    default: self = .latin
    }
  }

  /// Whether a folded name begins in this script and must be sorted before Latin ones for it.
  func begins(_ key: [UInt8]) -> Bool {
    guard key.count > 2 else { return false }
    let start = UInt32(key[0]) << 16 | UInt32(key[1]) << 8 | UInt32(key[2])
    return switch self {
    case .latin: false
    // Each Hangul syllable takes three bytes, each Arabic letter two.
    case .hangul: (0xEA_B080...0xED_9EA3).contains(start)
    case .arabic: (0xD8_8000...0xDB_BFFF).contains(start)
    }
  }
}
