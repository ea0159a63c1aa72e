/// Searching films by title, page by page.
public protocol SearchMoviesUseCase: AnyObject {
  /// Asks for one page; see `MoviesRepository.fetchMoviesList`.
  func execute(
    query: MovieQuery, page: Int, cached: @escaping (MoviesPage) -> Void,
    completion: @escaping (Result<MoviesPage, MoviesFailure>) -> Void
  ) -> any Cancellable
}

/// Searches in a repository, and remembers each query that was answered.
public final class DefaultSearchMoviesUseCase: SearchMoviesUseCase {
  private let moviesRepository: any MoviesRepository
  private let moviesQueriesRepository: any MoviesQueriesRepository

  /// Joins the two repositories.
  public init(
    moviesRepository: any MoviesRepository, moviesQueriesRepository: any MoviesQueriesRepository
  ) {
    self.moviesRepository = moviesRepository
    self.moviesQueriesRepository = moviesQueriesRepository
  }

  /// Asks for one page; with the answer to the first one, the query is remembered.
  public func execute(
    query: MovieQuery, page: Int, cached: @escaping (MoviesPage) -> Void,
    completion: @escaping (Result<MoviesPage, MoviesFailure>) -> Void
  ) -> any Cancellable {
    moviesRepository.fetchMoviesList(query: query, page: page, cached: cached) {
      [moviesQueriesRepository] result in
      if case .success(let found) = result, found.page == 1 {
        moviesQueriesRepository.saveRecentQuery(query)
      }
      completion(result)
    }
  }
}
