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

  /// Chooses a text; written as a pair, so that neither language can lack one.
  @inline(__always)
  package func say(_ english: StaticString, _ korean: StaticString) -> String {
    choose(english.utf8Start, korean.utf8Start)
  }

  /// NB: Two words instead of six at each call: the bytes of a `StaticString` end with a zero.
  @inline(never)
  private func choose(_ english: UnsafePointer<UInt8>, _ korean: UnsafePointer<UInt8>) -> String {
    String(cString: self == .english ? english : korean)
  }

  /// Chooses a text that contains values, and puts only this one together.
  @inline(__always)
  @_disfavoredOverload
  package func say(
    _ english: @autoclosure () -> Phrase, _ korean: @autoclosure () -> Phrase
  ) -> String {
    switch self {
    case .english: english().text
    case .korean: korean().text
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
