/// Telling what was searched for lately.
public protocol FetchRecentMovieQueriesUseCase: AnyObject {
  /// Tells the latest queries, newest first.
  func execute(completion: @escaping ([MovieQuery]) -> Void)
}

/// Asks a repository for all that is worth offering again.
public final class DefaultFetchRecentMovieQueriesUseCase: FetchRecentMovieQueriesUseCase {
  /// How many queries are told at most.
  public static let maxCount = 10

  private let moviesQueriesRepository: any MoviesQueriesRepository

  /// Takes the repository to ask.
  public init(moviesQueriesRepository: any MoviesQueriesRepository) {
    self.moviesQueriesRepository = moviesQueriesRepository
  }

  /// Tells the latest queries, newest first.
  public func execute(completion: @escaping ([MovieQuery]) -> Void) {
    moviesQueriesRepository.fetchRecentsQueries(maxCount: Self.maxCount, completion: completion)
  }
}
