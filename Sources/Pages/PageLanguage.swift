import Texts

/// A language of the pages for people without an account.
public struct PageLanguage: Hashable, Sendable {
  let language: Language
  /// How dates and times of day are written in the visitor's region.
  let dateForm: DateForm

  /// The languages in which there are pages.
  public static var all: [Self] { Language.allCases.map { Self(language: $0) } }

  private init(language: Language) {
    self.language = language
    dateForm = DateForm(language, preferring: "")
  }

  /// Chooses the language for a visitor.
  /// - Parameters:
  ///   - tags: The tags that the visitor chose, best first; others than those of `all` count for nothing.
  ///   - preferred: The browser's languages, best first, as in the header field `Accept-Language`.
  public init(chosen tags: [String] = [], preferring preferred: String) {
    let chosen = tags.lazy.compactMap { Language(tag: $0) }.first
    language = chosen ?? Language(preferred: preferred)
    dateForm = DateForm(language, preferring: preferred)
  }

  /// The name of the language in itself.
  var ownName: String { language.ownName }

  /// The direction of its script, as the attribute `dir` has it.
  var direction: StaticString { language.isRightToLeft ? "rtl" : "ltr" }

  /// The tag, as the attribute `lang` has it (BCP 47): `ko`.
  public var tag: String { language.rawValue }
}
