// swift-format-ignore-file
// Made by scripts/compile-texts.py from Catalogues; edit those.
import Texts

extension Language {
  /// The texts and the facts of the language, as `Catalogue` reads them.
  var lines: StaticString {
    switch self {
    case .english: Self.englishLines
    case .korean: Self.koreanLines
    case .spanish: Self.spanishLines
    case .german: Self.germanLines
    case .polish: Self.polishLines
    case .arabic: Self.arabicLines
    }
  }
}
