/// Fetching the user's recent queries.
package protocol FetchRecentMovieQueriesUseCase: AnyObject {
  /// Passes the latest queries to `completion`, newest first.
  func execute(completion: @escaping ([MovieQuery]) -> Void)
}

/// Fetches the user's recent queries from a repository.
package final class DefaultFetchRecentMovieQueriesUseCase: FetchRecentMovieQueriesUseCase {
  /// The maximum number of queries that are fetched.
  package static let maxCount = 10

  private let moviesQueriesRepository: any MoviesQueriesRepository

  /// Creates the use case over a repository of queries.
  package init(moviesQueriesRepository: any MoviesQueriesRepository) {
    self.moviesQueriesRepository = moviesQueriesRepository
  }

  /// Passes up to `maxCount` of the latest queries to `completion`, newest first.
  package func execute(completion: @escaping ([MovieQuery]) -> Void) {
    moviesQueriesRepository.fetchRecentsQueries(maxCount: Self.maxCount, completion: completion)
  }
}
