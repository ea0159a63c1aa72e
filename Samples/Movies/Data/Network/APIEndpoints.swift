package import MoviesDomain
import Wire

/// The service's paths.
package struct APIEndpoints: Sendable {
  private let base: String
  private let language: String

  /// Takes what all paths begin with, and the language of titles, such as `ko-KR`.
  package init(base: String, language: String) {
    self.base = base
    self.language = language
  }

  /// Where one page of the films is that a query finds.
  package func movies(query: MovieQuery, page: Int) -> String {
    "\(base)/search/movie?query=\(percentEncoded(query.text))&page=\(page)"
      + "&language=\(percentEncoded(language))"
  }
}
