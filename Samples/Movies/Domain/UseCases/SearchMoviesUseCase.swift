/// Searching for films by title, page by page.
package protocol SearchMoviesUseCase: AnyObject {
  /// Requests one page; see `MoviesRepository.fetchMoviesList`.
  func execute(
    query: MovieQuery, page: Int, cached: @escaping (MoviesPage) -> Void,
    completion: @escaping (Result<MoviesPage, MoviesError>) -> Void
  ) -> any Cancellable
}

/// Searches in a repository and saves each successful query.
package final class DefaultSearchMoviesUseCase: SearchMoviesUseCase {
  private let moviesRepository: any MoviesRepository
  private let moviesQueriesRepository: any MoviesQueriesRepository

  /// Creates the use case over the repositories of films and of queries.
  package init(
    moviesRepository: any MoviesRepository, moviesQueriesRepository: any MoviesQueriesRepository
  ) {
    self.moviesRepository = moviesRepository
    self.moviesQueriesRepository = moviesQueriesRepository
  }

  /// Requests one page; saves the query once its first page was loaded.
  package func execute(
    query: MovieQuery, page: Int, cached: @escaping (MoviesPage) -> Void,
    completion: @escaping (Result<MoviesPage, MoviesError>) -> Void
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
