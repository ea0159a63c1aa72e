import Domain
import EmbeddedTexts
import Texts

/// The texts of a scene: those of a language, or English that is made longer and has accents, in which a
/// page shows what it would do with languages that no one here reads.
enum Speech: Hashable, Sendable {
  case language(Language)
  case pseudo

  static let english = Self.language(.english)
  static let korean = Self.language(.korean)
  static let arabic = Self.language(.arabic)

  /// The tag of the language, or `pseudo`.
  var name: String {
    switch self {
    case .language(let language): language.rawValue
    case .pseudo: "pseudo"
    }
  }

  var texts: Strings {
    switch self {
    case .language(let language): Strings(language)
    case .pseudo: Strings.pseudo
    }
  }
}

extension Strings {
  /// English with an accent on each letter and each vowel twice, which makes it 40 % longer.
  fileprivate static let pseudo: Strings = {
    let lines = String(bytes: Language.english.bytes).parts(separatedBy: "\n")
    // Before the first text are facts about the language, among them days, months and "and".
    let words = [3, 4, 5, 8]
    let pseudo = lines.enumerated().map { number, line in
      number >= 11 || words.contains(number) ? line.withAccents : line
    }
    guard let catalogue = Catalogue(lines: pseudo.joined(separator: "\n").bytes) else {
      preconditionFailure("The list of texts stays the same.")
    }
    return Strings(catalogue)
  }()
}

extension String {
  /// The text with accents, but for the places of its values.
  fileprivate var withAccents: String {
    var written = ""
    var isPlace = false
    for character in self {
      if character == "{" { isPlace = true }
      written += isPlace ? String(character) : accented[character] ?? String(character)
      if character == "}" { isPlace = false }
    }
    return written
  }
}

private let accented: [Character: String] = Dictionary(
  uniqueKeysWithValues: zip(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    [
      "áá", "ƀ", "ç", "ď", "éé", "ƒ", "ĝ", "ĥ", "íí", "ĵ", "ķ", "ļ", "ṁ", "ñ", "óó", "þ", "ʠ", "ř",
      "š", "ţ", "úú", "ṽ", "ŵ", "ẋ", "ý", "ž", "Á", "Ɓ", "Ç", "Ď", "É", "Ƒ", "Ĝ", "Ĥ", "Í", "Ĵ",
      "Ķ", "Ļ", "Ṁ", "Ñ", "Ó", "Þ", "Ɋ", "Ř", "Š", "Ţ", "Ú", "Ṽ", "Ŵ", "Ẋ", "Ý", "Ž",
    ]))
