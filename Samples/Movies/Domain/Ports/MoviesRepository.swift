/// The port to the service that searches for films.
package protocol MoviesRepository: AnyObject {
  /// Requests one page of the films that a query finds.
  ///
  /// - Parameters:
  ///   - query: The text to search for.
  ///   - page: The number of the page; the first is 1.
  ///   - cached: Called with the cached page, if there is one, before this function returns.
  ///   - completion: Called once, with the current page or an error, unless cancelled.
  /// - Returns: The request, which can be cancelled.
  func fetchMoviesList(
    query: MovieQuery, page: Int, cached: @escaping (MoviesPage) -> Void,
    completion: @escaping (Result<MoviesPage, MoviesError>) -> Void
  ) -> any Cancellable
}

/// A request in progress that can be cancelled.
package protocol Cancellable: AnyObject {
  /// Cancels the request; its completion is not called any more.
  func cancel()
}
