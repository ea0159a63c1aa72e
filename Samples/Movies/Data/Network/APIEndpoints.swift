package import MoviesDomain
import Wire

/// The paths of the movie service.
package struct APIEndpoints: Sendable {
  private let base: String
  private let language: String

  /// - Parameters:
  ///   - base: The beginning of all paths.
  ///   - language: The language of titles, such as `ko-KR`.
  package init(base: String, language: String) {
    self.base = base
    self.language = language
  }

  /// The path of one page of the films that match a query.
  package func movies(query: MovieQuery, page: Int) -> String {
    "\(base)/search/movie?query=\(percentEncoded(query.text))&page=\(page)"
      + "&language=\(percentEncoded(language))"
  }
}
