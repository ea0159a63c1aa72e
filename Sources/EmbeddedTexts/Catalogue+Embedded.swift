import Domain
package import Texts

extension Strings {
  /// The texts of a language, from those in this program.
  package init(_ language: Language) {
    self.init(.embedded(language))
  }
}

extension Catalogue {
  /// The catalogue of a language, from those in this program.
  package static func embedded(_ language: Language) -> Catalogue {
    guard let catalogue = all[language] else {
      preconditionFailure("Compiled together with the list of texts, so they belong together.")
    }
    return catalogue
  }

  /// Each is read when it is first needed.
  private static let all = Dictionary(
    uniqueKeysWithValues: Language.allCases.compactMap { language in
      Catalogue(lines: language.bytes).map { (language, $0) }
    })
}

extension Language {
  /// The file of the language's texts.
  package var bytes: [UInt8] { lines.description.bytes }
}
