/// An error that ends a request for films or posters with an error response.
///
/// Status, log level and sentence are derived from the case, in `MovieError+Response.swift`.
enum MovieError: Error, Hashable {
  /// The URL's query is not percent-encoded UTF-8.
  case malformedQuery
  /// The field `query` is missing.
  case queryMissing
  /// The field `query` has only white space.
  case queryBlank
  /// `query` has more characters than `MovieSearch.queryLimit`.
  case queryTooLong
  /// `page` is not one of `MovieSearch.pages`.
  case invalidPage
  case unknownPoster
  case catalogue(CatalogueError)
  case movieDatabase(UpstreamError)
}
