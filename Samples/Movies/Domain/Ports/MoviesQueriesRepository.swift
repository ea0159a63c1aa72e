/// Where queries are remembered.
public protocol MoviesQueriesRepository: AnyObject {
  /// Tells the latest queries, newest first.
  func fetchRecentsQueries(maxCount: Int, completion: @escaping ([MovieQuery]) -> Void)
  /// Remembers a query as the newest.
  func saveRecentQuery(_ query: MovieQuery)
}
