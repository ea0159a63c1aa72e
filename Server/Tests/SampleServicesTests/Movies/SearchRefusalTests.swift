import HTTPTypes
import ServerTestSupport
import Testing

@testable import SampleServices

@Suite("Searches that are refused, and unusual searches that are not", .timeLimit(.minutes(5)))
struct SearchRefusalTests {
  private static let operators: [(String, [Int64])] = [
    ("near and not or", [16]), ("NEAR(heat)", []), ("heat NOT dead", []), ("heat OR matrix", []),
    ("title:heat", []), ("title : heat", []), ("^heat", [5, 6, 7, 8]), ("heat*", [5, 6, 7, 8]),
    ("\"heat\"", [5, 6, 7, 8]), ("h%at", []), ("-heat", [5, 6, 7, 8]), ("{title}: heat", []),
    ("heat;DROP TABLE film", []), ("heat' OR '1'='1", []), ("matrix\u{0}reloaded", [2]),
    ("heat+dead", [6]), ("(heat)", [5, 6, 7, 8]),
  ]

  @Test(arguments: ["0", "-1", "501", "99999999999999999999", "abc", "1.5", "", "1e2", "%EF%BC%91"])
  func `a page is a number from 1 to 500`(_ page: String) async throws {
    try await withSamples(.knowing(.few)) { server in
      let response = try await server.get(SamplesServer.search + "?query=heat&page=\(page)")

      #expect(response.status == 400)
      #expect(
        response.body == """
          {"success":false,"status_code":22,"status_message":"Invalid page: Pages start at 1 and \
          max at 500. They are expected to be an integer."}
          """)
    }
  }

  @Test(arguments: [
    ("", "“query” is missing."), ("?page=1", "“query” is missing."),
    ("?query", "“query” must not be blank."), ("?query=", "“query” must not be blank."),
    ("?query=+%20%09%E3%80%80", "“query” must not be blank."),
    ("?query=%00", "“query” must not be blank."),
    (
      "?query=" + String(repeating: "a", count: 201),
      "“query” must not be longer than 200 characters."
    ),
    (
      "?query=" + String(repeating: "a", count: 10_000),
      "“query” must not be longer than 200 characters."
    ),
    (
      "?query=a" + String(repeating: "%CC%8A", count: 1_000),
      "“query” must not be longer than 200 characters."
    ),
  ])
  func `words that cannot be searched are refused with the reason`(
    _ urlQuery: String, _ reason: String
  ) async throws {
    try await withSamples(.knowing(.few)) { server in
      let response = try await server.get(SamplesServer.search + urlQuery)

      #expect(response.status == 422)
      #expect(
        response.body == """
          {"success":false,"status_code":5,"status_message":"Invalid parameters: \(reason)"}
          """)
    }
  }

  @Test(arguments: [
    "%", "%4", "%zz", "%FF", "%C3", "%ED%A0%80", "%F4%90%80%80", "%C0%80", "%EA%B8",
  ])
  func `a query that is not percent-encoded UTF-8 is refused`(_ text: String) async throws {
    try await withSamples(.knowing(.few)) { server in
      for address in ["?query=\(text)", "?query=heat&\(text)", "?query=heat&language=\(text)"] {
        let response = try await server.get(SamplesServer.search + address)

        #expect(response.status == 400)
        #expect(
          response.body == """
            {"success":false,"status_code":5,"status_message":"Invalid parameters: The address is \
            not percent-encoded UTF-8."}
            """)
      }
    }
  }

  @Test(arguments: [
    "***", "\"", "\"\"", "''", "%", "-", "--", "()", ")(", "^", ":", "{}", "…", "⚽️", "\\",
    "\u{1F3FC}",
    ";", "\u{200D}", "\u{301}", "a\u{0}*\u{0}b",
  ])
  func `a query without a word of a title finds nothing`(_ query: String) async throws {
    try await withSamples(.knowing(.few)) { server in
      let response = try await server.search(query)

      #expect(
        response.body == #"{"page":1,"results":[],"total_pages":0,"total_results":0}"#)
      #expect(response.status == 200)
    }
  }

  @Test(arguments: operators)
  func `nothing in a query is an operator`(_ query: String, _ found: [Int64]) async throws {
    try await withSamples(.knowing(.few)) { server in
      let ids = try await server.ids(query)

      #expect(ids == found)
    }
  }

  @Test func `a query may have any 200 characters`() async throws {
    try await withSamples(.knowing(.few)) { server in
      for piece in ["a", "a ", "기 ", "\"", "* ", "e\u{301}", "千"] {
        let query = String(repeating: piece, count: 200 / piece.unicodeScalars.count)
        let response = try await server.search(query)
        #expect(response.status == 200)
      }
    }
  }

  @Test(arguments: [
    "/samples/movies", "/samples/movies/", "/samples/movies/3/search", "/samples/movies/3/movie/1",
    "/samples/movies/3/search/movie/", "/samples/movies//3/search/movie", "/samples/movies/t/p/",
    "/samples/movies/t/p/w342/", "/samples/movies/t/p/w1/1.svg", "/samples/movies/t/p/1.svg",
    "/samples/movies/%33/search/movie", "/samples/movies/t/p/w342/a/b.svg",
  ])
  func `other addresses are not found`(_ path: String) async throws {
    try await withSamples(.knowing(.few)) { server in
      let response = try await server.get(path + "?query=heat")

      #expect(response.status == 404)
      #expect(response.body == #"{"error":true,"reason":"There is nothing at this address."}"#)
    }
  }

  @Test func `the films take only GET and HEAD`() async throws {
    try await withSamples(.knowing(.few)) { server in
      for method in [HTTPRequest.Method.post, .put, .delete, .patch] {
        let response = try await server.send(method.rawValue, SamplesServer.search + "?query=heat")
        #expect(response.status == 405)
        #expect(response["Allow"] == "GET")
      }
    }
  }
}
