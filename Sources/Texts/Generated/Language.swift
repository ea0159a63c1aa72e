// swift-format-ignore-file
// Made by scripts/compile-texts.py from Catalogues; edit those.
/// A language of the app; its raw value is its tag (BCP 47).
package enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case korean = "ko"
  case spanish = "es"
  case german = "de"
  case polish = "pl"
  case arabic = "ar"

  /// The language's name in the language itself.
  package var ownName: String {
    switch self {
    case .english: "English"
    case .korean: "한국어"
    case .spanish: "Español"
    case .german: "Deutsch"
    case .polish: "Polski"
    case .arabic: "العربية"
    }
  }

  /// Whether the language is written from right to left.
  package var isRightToLeft: Bool {
    switch self {
    case .arabic: true
    default: false
    }
  }
}
