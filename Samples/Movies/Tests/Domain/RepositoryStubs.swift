import MoviesDomain

/// A repository that records requests and responds when the test says so.
final class MoviesRepositoryStub: MoviesRepository {
  private(set) var asked: [String] = []
  private(set) var requests: [Request] = []
  var known: MoviesPage?

  final class Request: Cancellable {
    let completion: (Result<MoviesPage, MoviesError>) -> Void
    private(set) var isCancelled = false

    init(completion: @escaping (Result<MoviesPage, MoviesError>) -> Void) {
      self.completion = completion
    }

    func cancel() { isCancelled = true }
  }

  func fetchMoviesList(
    query: MovieQuery, page: Int, cached: @escaping (MoviesPage) -> Void,
    completion: @escaping (Result<MoviesPage, MoviesError>) -> Void
  ) -> any Cancellable {
    asked.append("\(query.text) \(page)")
    if let known { cached(known) }
    let request = Request(completion: completion)
    requests.append(request)
    return request
  }
}

final class MoviesQueriesRepositoryStub: MoviesQueriesRepository {
  private(set) var queries: [MovieQuery]
  private(set) var askedCounts: [Int] = []

  init(_ queries: [MovieQuery] = []) { self.queries = queries }

  func fetchRecentsQueries(maxCount: Int, completion: @escaping ([MovieQuery]) -> Void) {
    askedCounts.append(maxCount)
    completion(queries)
  }

  func saveRecentQuery(_ query: MovieQuery) { queries.insert(query, at: 0) }
}
