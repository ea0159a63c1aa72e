/// Fetching the user's recent queries.
public protocol FetchRecentMovieQueriesUseCase: AnyObject {
  /// Passes the latest queries to `completion`, newest first.
  func execute(completion: @escaping ([MovieQuery]) -> Void)
}

/// Fetches the user's recent queries from a repository.
public final class DefaultFetchRecentMovieQueriesUseCase: FetchRecentMovieQueriesUseCase {
  /// The maximum number of queries that are fetched.
  public static let maxCount = 10

  private let moviesQueriesRepository: any MoviesQueriesRepository

  /// Creates the use case over a repository of queries.
  public init(moviesQueriesRepository: any MoviesQueriesRepository) {
    self.moviesQueriesRepository = moviesQueriesRepository
  }

  /// Passes up to `maxCount` of the latest queries to `completion`, newest first.
  public func execute(completion: @escaping ([MovieQuery]) -> Void) {
    moviesQueriesRepository.fetchRecentsQueries(maxCount: Self.maxCount, completion: completion)
  }
}
