/// Why there is no answer to a search.
public enum MoviesFailure: Error, CaseIterable, Sendable {
  /// No answer came: no network, or none that leads there.
  case unreachable
  /// The service has too much to do now.
  case busy
  /// The service does not take this query.
  case refusedQuery
  /// The service does not have this page, though it may have had it a moment ago.
  case noSuchPage
  /// The service failed, or does not serve us.
  case failed
  /// An answer came that makes no sense.
  case malformed
}
