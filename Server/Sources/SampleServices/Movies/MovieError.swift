/// Everything that can go wrong between a question about films and its answer.
///
/// Status, log level and sentence are derived from the case, in `MovieError+Answer.swift`.
enum MovieError: Error, Hashable {
  /// The part after the question mark is not percent-encoded UTF-8.
  case malformedQuery
  /// There is no `query`.
  case queryMissing
  /// There is nothing but white space in `query`.
  case queryBlank
  /// `query` has more characters than `MovieSearch.queryLimit`.
  case queryTooLong
  /// `page` is not one of `MovieSearch.pages`.
  case invalidPage
  /// There is no poster of this name.
  case unknownPoster
  /// The catalogue failed.
  case catalogue(CatalogueError)
  /// The Movie Database failed.
  case movieDatabase(UpstreamError)
}
