import MoviesDomain
import MoviesPresentation
import Testing

@testable import MoviesApp

/// Tests the paths of places, which follow the `#` of the address.
struct MoviesPlaceTests {
  @Test(arguments: ["star", "star wars", "기생충", "a/b", "50%", "movie", "#?&", "🎬"])
  func `a place reads back from its path`(_ text: String) throws {
    let query = try MovieQuery.stub(text)
    for place in [MoviesDestination.start, .list(query), .details(query, movieID: 27)] {
      #expect(MoviesDestination(path: place.path) == place)
    }
  }

  @Test func `a path is percent-encoded`() throws {
    #expect(
      MoviesDestination.details(try .stub("star / 별"), movieID: 6).path
        == "/search/star%20%2F%20%EB%B3%84/movie/6")
  }

  @Test(arguments: [
    "/", "/search", "/search/", "/search/%20", "/search/%", "/search/%zz", "/search/%FF",
    "/search/a/", "/search/a/movie", "/search/a/movie/", "/search/a/movie/x", "/search/a/film/1",
    "/search/a/movie/99999999999999999999", "/search/a/movie/1/2", "search/a", "//search/a",
    "/movie/1", "/Search/a", "/search/" + String(repeating: "a", count: 10_000),
    String(repeating: "/search", count: 10_000),
  ])
  func `any other path is unknown`(_ path: String) {
    #expect(MoviesDestination(path: path) == nil)
  }
}
