import MoviesDomain
import Testing
import Texts

@testable import MoviesData

struct APIEndpointsTests {
  private let endpoints = APIEndpoints(base: "/3", language: "ko-KR")

  @Test(arguments: [
    ("star", "star"), ("star wars", "star%20wars"), ("50%", "50%25"), ("a&b=c#d", "a%26b%3Dc%23d"),
    ("\"*()\" AND + OR", "%22%2A%28%29%22%20AND%20%2B%20OR"), ("-._~", "-._~"),
    ("기생충", "%EA%B8%B0%EC%83%9D%EC%B6%A9"), ("🎬", "%F0%9F%8E%AC"),
  ])
  func `a query is escaped byte by byte`(_ text: String, _ escaped: String) throws {
    #expect(
      endpoints.movies(query: try MovieQuery(text), page: 2)
        == "/3/search/movie?query=\(escaped)&page=2&language=ko-KR")
  }

  @Test func `a poster's address is the base, the size and the path`() {
    let posters = DefaultPosterImagesRepository(base: "/t/p", size: "w342")
    #expect(posters.address(ofPoster: "/27.svg") == "/t/p/w342/27.svg")
    #expect(posters.address(ofPoster: "/a_B-9.min.jpg") == "/t/p/w342/a_B-9.min.jpg")
  }

  @Test(arguments: [
    "", "/", "27.svg", "//evil.example/x", "/../../x", "/a/b", "/..", "/.", "/27.svg?x", "/a b",
    "/%2e%2e", "https://evil.example/x", "/a\u{0}", "/포스터", "/a\\b", "/a:b",
  ])
  func `a poster path that could lead to another server has no address`(_ path: String) {
    let posters = DefaultPosterImagesRepository(base: "/t/p", size: "w342")
    #expect(posters.address(ofPoster: path) == nil)
  }
}
