package import MoviesDomain

/// Stores the latest ten queries on the device, each once.
package final class DefaultMoviesQueriesRepository: MoviesQueriesRepository {
  /// The number of queries that are stored.
  package static let capacity = QueryLog.capacity

  private let storage: any MoviesQueriesStorage
  /// The latest queries; `nil` before they were read.
  private var known: QueryLog?
  /// The queries to save, oldest first.
  private var unsaved: [MovieQuery] = []
  private var waiting: [([MovieQuery]) -> Void] = []
  private var isReading = false

  /// - Parameter storage: The storage, which is read at the first fetch or save.
  package init(storage: any MoviesQueriesStorage) {
    self.storage = storage
  }

  /// Passes the latest queries to `completion`, newest first.
  package func fetchRecentsQueries(maxCount: Int, completion: @escaping ([MovieQuery]) -> Void) {
    let tell = { (queries: [MovieQuery]) in completion(Array(queries.prefix(max(maxCount, 0)))) }
    if let known { return tell(known.queries) }
    waiting.append(tell)
    read()
  }

  /// Stores a query as the newest, replacing one that differs only in the case of letters.
  package func saveRecentQuery(_ query: MovieQuery) {
    known?.add(query)
    unsaved.append(query)
    // Another tab may have stored some since.
    read()
  }

  private func read() {
    guard !isReading else { return }
    isReading = true
    storage.load { self.loaded($0) }
  }

  private func loaded(_ records: [MoviesQueryRecord]) {
    isReading = false
    let latest = joined(QueryLog(records), isEmpty: records.isEmpty)
    if !unsaved.isEmpty { storage.store(latest.changes) }
    unsaved = []
    known = latest
    let told = waiting
    waiting = []
    for completion in told { completion(latest.queries) }
  }

  private func joined(_ log: QueryLog, isEmpty: Bool) -> QueryLog {
    // Without storage, the queries of this visit are still known.
    if isEmpty, let known { return known }
    return unsaved.reduce(into: log) { $0.add($1) }
  }
}
