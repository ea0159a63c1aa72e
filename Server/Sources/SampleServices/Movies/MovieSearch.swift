import Foundation

/// What somebody searches: words of a title, and which page of the films that have them.
struct MovieSearch: Hashable, Sendable {
  /// The words as they were typed, composed; not blank, without control characters.
  let query: String
  /// 1…500.
  let page: Int
  /// The language of titles and overviews.
  let language: MovieLanguage

  static let pages = 1...500
  static let queryLimit = 200

  /// Reads the part of an address after the question mark.
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
    // However its characters are spelt, what fits has fewer bytes; more are not even composed.
    guard text.utf8.count <= queryLimit * 16 else { throw .queryTooLong }
    // Scalars, for of those that only add to a character there may be thousands on one.
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
  /// Letters of ASCII, in two parts at most.
  let tag: String

  /// Takes a tag; what does not look like one means English.
  init(_ text: String) {
    tag = text.wholeMatch(of: /[A-Za-z]{2,3}(-[A-Za-z]{2,4})?/) == nil ? "en-US" : text
  }

  var isKorean: Bool { tag.lowercased().hasPrefix("ko") }
}
