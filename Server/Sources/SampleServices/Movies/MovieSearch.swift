import Foundation

/// A user's search: words of a title, a page of the results, and a language.
struct MovieSearch: Hashable, Sendable {
  /// The words in composed Unicode, not blank and without control characters.
  let query: String
  /// The number of the page, 1…500.
  let page: Int
  /// The language of titles and overviews.
  let language: MovieLanguage

  static let pages = 1...500
  static let queryLimit = 200

  /// Reads the query of a URL, the part after the question mark.
  init(urlQuery: String) throws(MovieError) {
    let fields: URLQuery
    do throws(URLQuery.Malformed) {
      fields = try URLQuery(urlQuery)
    } catch {
      throw .malformedQuery
    }
    query = try Self.validated(fields["query"])
    guard let page = Int(fields["page"] ?? "1"), Self.pages.contains(page) else {
      throw .invalidPage
    }
    self.page = page
    language = MovieLanguage(fields["language"] ?? "")
  }

  private static func validated(_ text: String?) throws(MovieError) -> String {
    guard let text else { throw .queryMissing }
    // A query within the limit has fewer bytes in every composition; longer ones are not composed.
    guard text.utf8.count <= queryLimit * 16 else { throw .queryTooLong }
    // Counts scalars, because one character can have thousands of combining marks.
    let composed = text.precomposedStringWithCanonicalMapping.unicodeScalars
    guard composed.count <= queryLimit else { throw .queryTooLong }
    let spaced = composed.map { $0.properties.generalCategory == .control ? " " : $0 }
    guard spaced.contains(where: { !$0.properties.isWhitespace }) else { throw .queryBlank }
    var query = String.UnicodeScalarView()
    query.append(contentsOf: spaced)
    return String(query)
  }
}

/// A language and a region, such as `ko-KR`.
struct MovieLanguage: Hashable, Sendable {
  /// The language and an optional region or script, in ASCII letters.
  let tag: String

  /// Reads a tag; other texts mean `en-US`.
  init(_ text: String) {
    tag = text.wholeMatch(of: /[A-Za-z]{2,3}(-[A-Za-z]{2,4})?/) == nil ? "en-US" : text
  }

  var isKorean: Bool { tag.lowercased().hasPrefix("ko") }
}
