/// A language that the app speaks.
public enum Language: String, CaseIterable, Sendable {
  /// English.
  case english = "en"
  /// Korean.
  case korean = "ko"

  /// The language for a browser's preferred ones, best first, such as `ko-KR,en-US`.
  public init(preferred tags: String) {
    for tag in tags.utf8.split(separator: UInt8(ascii: ",")) {
      let primary = tag.drop { $0 == UInt8(ascii: " ") }
        .prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ";") }
        .map { $0 | 0x20 }
      for language in Self.allCases where language.rawValue.utf8.elementsEqual(primary) {
        self = language
        return
      }
    }
    self = .english
  }

  /// The language's own name for itself.
  public var ownName: String {
    switch self {
    case .english: "English"
    case .korean: "한국어"
    }
  }
}
