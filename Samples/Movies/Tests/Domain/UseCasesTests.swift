import MoviesDomain
import Testing

/// Tests the use cases with stubs for the repositories.
struct UseCasesTests {
  private let movies = MoviesRepositoryStub()
  private let queries = MoviesQueriesRepositoryStub()
  private let results = Results()
  private var search: DefaultSearchMoviesUseCase {
    DefaultSearchMoviesUseCase(moviesRepository: movies, moviesQueriesRepository: queries)
  }

  private func execute(page: Int = 1) throws -> any Cancellable {
    search.execute(
      query: try .stub("star"), page: page, cached: { results.cached.append($0) },
      completion: { results.completed.append($0) })
  }

  @Test func `a query is saved when its first page was loaded`() throws {
    _ = try execute()
    #expect(movies.asked == ["star 1"])
    #expect(queries.queries.isEmpty)
    movies.requests[0].completion(.success(.stub()))
    #expect(queries.queries == [try .stub("star")])
    #expect(results.completed == [.success(.stub())])
  }

  @Test func `further pages do not save the query again`() throws {
    _ = try execute(page: 2)
    movies.requests[0].completion(.success(.stub(page: 2, of: 2)))
    #expect(results.completed.count == 1)
    #expect(queries.queries.isEmpty)
  }

  @Test(arguments: MoviesError.allCases)
  func `a failed query is not saved`(_ error: MoviesError) throws {
    _ = try execute()
    movies.requests[0].completion(.failure(error))
    #expect(results.completed == [.failure(error)])
    #expect(queries.queries.isEmpty)
  }

  @Test func `a cached page is passed on and saves no query`() throws {
    movies.known = .stub(total: 7)
    _ = try execute()
    #expect(results.cached == [.stub(total: 7)])
    #expect(results.completed.isEmpty)
    #expect(queries.queries.isEmpty)
  }

  @Test func `cancelling reaches the repository`() throws {
    try execute().cancel()
    #expect(movies.requests[0].isCancelled)
  }

  @Test func `all saved queries are fetched, newest first`() throws {
    let queries = MoviesQueriesRepositoryStub([try .stub("new"), try .stub("old")])
    let useCase = DefaultFetchRecentMovieQueriesUseCase(moviesQueriesRepository: queries)
    var told: [MovieQuery] = []
    useCase.execute { told = $0 }
    #expect(told.map(\.text) == ["new", "old"])
    #expect(queries.askedCounts == [10])
  }
}

private final class Results {
  var cached: [MoviesPage] = []
  var completed: [Result<MoviesPage, MoviesError>] = []
}
