/// Why a search failed.
package enum MoviesError: Error, CaseIterable, Sendable {
  /// No response came, because there is no network or the service cannot be reached.
  case unreachable
  /// The service is overloaded or limits the rate of requests.
  case busy
  /// The service refuses this query.
  case refusedQuery
  /// The service does not have this page, although it may have had it a moment ago.
  case noSuchPage
  /// The service failed, or refuses to serve this client.
  case failed
  /// The response does not contain the requested page.
  case malformed
}
