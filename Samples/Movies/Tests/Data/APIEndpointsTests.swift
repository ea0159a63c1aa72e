import Foundation
import MoviesDomain
import Testing

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

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `whatever is escaped reads back, and is made of harmless characters`(_ seed: UInt64) {
    var numbers = FixedNumbers(seed: seed)
    let bytes = (0..<Int.random(in: 0...60, using: &numbers)).map { _ in
      UInt8.random(in: .min ... .max, using: &numbers)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let escaped = percentEncoded(text)
    #expect(escaped.removingPercentEncoding == text)
    #expect(percentDecoded(escaped) == text)
    #expect(escaped.wholeMatch(of: /([A-Za-z0-9._~-]|%[0-9A-F]{2})*/) != nil)
  }

  @Test(arguments: ["%", "a%2", "%zz", "%E", "%ED%A0%80", "%FF", "%EA%B8", "%%41", "% 41"])
  func `an escape that is none, or stands for no text, is not read`(_ text: String) {
    #expect(percentDecoded(text) == nil)
  }

  @Test func `small digits and what was not escaped are read as well`() {
    #expect(percentDecoded("%ea%b8%b0생 충") == "기생 충")
  }

  @Test func `a poster is below the base and its size`() {
    let posters = DefaultPosterImagesRepository(base: "/t/p", size: "w342")
    #expect(posters.address(ofPoster: "/27.svg") == "/t/p/w342/27.svg")
    #expect(posters.address(ofPoster: "/a_B-9.min.jpg") == "/t/p/w342/a_B-9.min.jpg")
  }

  @Test(arguments: [
    "", "/", "27.svg", "//evil.example/x", "/../../x", "/a/b", "/..", "/.", "/27.svg?x", "/a b",
    "/%2e%2e", "https://evil.example/x", "/a\u{0}", "/포스터", "/a\\b", "/a:b",
  ])
  func `a poster that might lead elsewhere has no address`(_ path: String) {
    let posters = DefaultPosterImagesRepository(base: "/t/p", size: "w342")
    #expect(posters.address(ofPoster: path) == nil)
  }
}
