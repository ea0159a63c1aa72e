import MoviesData
import MoviesDomain
import Testing
import Texts

/// Tests the repository with a stub for the service.
struct MoviesRepositoryTests {
  private let service = DataTransferServiceStub()
  private let repository: DefaultMoviesRepository
  private let heard = Heard()

  init() {
    repository = DefaultMoviesRepository(
      dataTransferService: service, endpoints: APIEndpoints(base: "/3", language: "en-US"),
      cache: MoviesResponseCache(capacity: 2))
  }

  @discardableResult
  private func fetch(_ text: String = "star", page: Int = 1) throws -> any Cancellable {
    repository.fetchMoviesList(
      query: try .stub(text), page: page, cached: { heard.cached.append($0.totalMovies) },
      completion: { heard.completed.append($0.map(\.totalMovies)) })
  }

  @Test func `a page is requested from the service`() throws {
    try fetch("star wars", page: 2)
    #expect(
      service.requests.map(\.path) == ["/3/search/movie?query=star%20wars&page=2&language=en-US"])
    service.requests[0].respond(200, Responses.page(2, of: 2))
    #expect(heard == Heard(completed: [.success(21)]))
  }

  @Test(
    arguments: [
      (nil, "", .unreachable), (503, "", .busy), (429, Responses.error(25), .busy),
      (400, Responses.error(22), .noSuchPage), (422, Responses.error(5), .refusedQuery),
      (400, "<h1>Bad Request</h1>", .refusedQuery), (401, Responses.error(7), .failed),
      (500, "", .failed), (404, "", .failed), (204, "", .failed), (200, "", .malformed),
      (200, "<!doctype html>", .malformed), (200, Responses.error(5), .malformed),
      (200, Responses.page(2, of: 2), .malformed),
      (200, #"{"page":1,"results":{},"total_pages":1}"#, .malformed),
    ] as [(Int?, String, MoviesError)])
  func `each kind of bad response is an error of its own`(
    _ status: Int?, _ body: String, _ error: MoviesError
  ) throws {
    try fetch()
    service.requests[0].respond(status, body)
    #expect(heard == Heard(completed: [.failure(error)]))
  }

  @Test func `a cached page is delivered at once, followed by the current one`() throws {
    try fetch()
    service.requests[0].respond(200, Responses.page())
    try fetch()
    #expect(heard == Heard(cached: [21], completed: [.success(21)]))
    service.requests[1].respond(200, Responses.page(results: ""))
    #expect(heard.completed.count == 2)
  }

  @Test func `a cached page is kept after an error`() throws {
    try fetch()
    service.requests[0].respond(200, Responses.page())
    try fetch()
    service.requests[1].respond(nil)
    try fetch()
    #expect(heard == Heard(cached: [21, 21], completed: [.success(21), .failure(.unreachable)]))
  }

  @Test func `another page or another query is not in the cache`() throws {
    try fetch("star")
    service.requests[0].respond(200, Responses.page())
    try fetch("star", page: 2)
    try fetch("stars")
    #expect(heard.cached.isEmpty)
  }

  @Test func `a malformed response is not cached`() throws {
    try fetch()
    service.requests[0].respond(200, "{}")
    try fetch()
    #expect(heard.cached.isEmpty)
  }

  @Test func `a cancelled request does not complete`() throws {
    try fetch().cancel()
    #expect(service.requests[0].isCancelled)
    service.requests[0].respond(200, Responses.page())
    #expect(heard == Heard())
  }
}

private final class Heard: Equatable {
  var cached: [Int]
  var completed: [Result<Int, MoviesError>]

  init(cached: [Int] = [], completed: [Result<Int, MoviesError>] = []) {
    (self.cached, self.completed) = (cached, completed)
  }

  static func == (one: Heard, other: Heard) -> Bool {
    one.cached == other.cached && one.completed == other.completed
  }
}
