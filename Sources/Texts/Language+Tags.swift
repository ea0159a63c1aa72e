import Domain

extension Language {
  /// Chooses a language from the browser's preferred ones, best first, such as `ko-KR,en-US`.
  package init(preferred tags: String) {
    for tag in tags.parts(separatedBy: ",") {
      let primary = tag.parts(separatedBy: ";")[0].parts(separatedBy: "-")[0].bytes.drop {
        $0 == UInt8(ascii: " ")
      }
      if let language = Self(tag: String(bytes: primary.map { $0 | 0x20 })) {
        self = language
        return
      }
    }
    self = .english
  }

  /// The language that has a tag; `nil` when the app does not speak it.
  package init?(tag: String) {
    guard let language = Self.allCases.first(where: { $0.rawValue.isEqualByBytes(to: tag) }) else {
      return nil
    }
    self = language
  }
}
