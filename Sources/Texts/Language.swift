import Domain

package enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case korean = "ko"

  /// Chooses a language from the browser's preferred ones, best first, such as `ko-KR,en-US`.
  package init(preferred tags: String) {
    for tag in tags.parts(separatedBy: ",") {
      let primary = tag.parts(separatedBy: ";")[0].parts(separatedBy: "-")[0].bytes.drop {
        $0 == UInt8(ascii: " ")
      }
      let code = String(bytes: primary.map { $0 | 0x20 })
      for language in Self.allCases where language.rawValue.isEqualByBytes(to: code) {
        self = language
        return
      }
    }
    self = .english
  }

  /// The language's name in the language itself.
  package var ownName: String {
    switch self {
    case .english: "English"
    case .korean: "한국어"
    }
  }
}
