/// The port to the storage of recent queries.
package protocol MoviesQueriesRepository: AnyObject {
  /// Passes the latest queries to `completion`, newest first.
  func fetchRecentsQueries(maxCount: Int, completion: @escaping ([MovieQuery]) -> Void)
  /// Saves a query as the newest.
  func saveRecentQuery(_ query: MovieQuery)
}
