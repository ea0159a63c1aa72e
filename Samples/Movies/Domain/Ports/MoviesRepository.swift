/// Where films are found.
public protocol MoviesRepository: AnyObject {
  /// Asks for one page of the films that a query finds.
  ///
  /// - Parameters:
  ///   - query: what to search for.
  ///   - page: which page; the first is 1.
  ///   - cached: called before this returns, if the page is known from before.
  ///   - completion: called once with the page as it is now, unless the request is cancelled.
  /// - Returns: the request, to be given up.
  func fetchMoviesList(
    query: MovieQuery, page: Int, cached: @escaping (MoviesPage) -> Void,
    completion: @escaping (Result<MoviesPage, MoviesFailure>) -> Void
  ) -> any Cancellable
}

/// Something on its way that can be given up.
public protocol Cancellable: AnyObject {
  /// Whoever asked no longer wants to know, and hears nothing from now on.
  func cancel()
}
