import Domain

package enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case korean = "ko"

  /// Chooses a language from the browser's preferred ones, best first, such as `ko-KR,en-US`.
  package init(preferred tags: String) {
    for tag in tags.parts(separatedBy: ",") {
      let primary = tag.parts(separatedBy: ";")[0].parts(separatedBy: "-")[0].utf8.drop {
        $0 == UInt8(ascii: " ")
      }
      let code = String(decoding: primary.map { $0 | 0x20 }, as: UTF8.self)
      for language in Self.allCases where language.rawValue.isEqualByBytes(to: code) {
        self = language
        return
      }
    }
    self = .english
  }

  /// Chooses a text; written as a pair, so that neither language can lack one.
  package func say(_ english: String, _ korean: String) -> String {
    switch self {
    case .english: english
    case .korean: korean
    }
  }

  /// The language's name in the language itself.
  package var ownName: String {
    switch self {
    case .english: "English"
    case .korean: "한국어"
    }
  }
}
