import API
import HTTPTypes
import ServerTestSupport
import Testing

/// Addresses at which there is nothing, opened by people and by programs.
@Suite(.timeLimit(.minutes(5)))
struct MissingPageTests {
  private static let chrome =
    "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8"
  private static let page = TestResponse(status: 404, body: "way home")

  @Test(arguments: ["/nowhere", "/players", "/gathers/1", "/api", "/app.js", "//"])
  func `a browser that opens a wrong address gets a page`(_ path: String) async throws {
    try await withServer(site: .withMissingPage) { server in
      let response = try await server.get(path, headers: [.accept: Self.chrome])

      #expect(response == Self.page)
      #expect(response["Content-Type"] == "text/html; charset=utf-8")
      #expect(response["Cache-Control"] == "no-store" && response["ETag"] == nil)
      let policy = try #require(response["Content-Security-Policy"])
      #expect(policy.contains("script-src 'self'") && !policy.contains("unsafe-inline"))
    }
  }

  @Test(arguments: [
    (nil, false), ("*/*", false), ("", false), ("application/json", false), ("text/html", true),
    ("application/json, text/html", false), ("application/json;q=0.5, text/html", true),
    ("text/html;q=0.5, application/json", false), ("text/*, */*;q=0.1", true),
    ("text/html;q=0, */*", false), ("image/avif,image/webp,*/*;q=0.8", false),
    ("text/html;q=much", false), ("TEXT/HTML", true),
  ])
  func `only who prefers a page gets it, all others get JSON`(
    _ accepted: String?, _ getsPage: Bool
  ) async throws {
    try await withServer(site: .withMissingPage) { server in
      let headers: HTTPFields = accepted.map { [.accept: $0] } ?? [:]
      let response = try await server.get("/nowhere", headers: headers)

      #expect(response == (getsPage ? Self.page : .nothingHere))
    }
  }

  @Test func `the page is sent compressed, and a known tag does not make it 304`() async throws {
    try await withServer(site: .withMissingPage) { server in
      let response = try await server.get(
        "/nowhere",
        headers: [.accept: Self.chrome, .acceptEncoding: "gzip", .ifNoneMatch: "*"])

      #expect(response == TestResponse(status: 404, body: "way home by gzip"))
      #expect(response["Content-Encoding"] == "gzip")
    }
  }

  @Test func `without the page, without a client and for other methods there is JSON`()
    async throws
  {
    for site in [Site(), .small] {
      try await withServer(site: site) { server in
        let response = try await server.get("/nowhere", headers: [.accept: Self.chrome])
        #expect(response == .nothingHere)
      }
    }
    try await withServer(site: .withMissingPage) { server in
      let response = try await server.send(
        .post, "/nowhere", Array("{}".utf8), [.accept: Self.chrome])
      #expect(response == .nothingHere)
    }
  }

  @Test func `the API's own errors stay JSON, whatever is accepted`() async throws {
    try await withServer(site: .withMissingPage) { server in
      let headers: HTTPFields = [.accept: Self.chrome]
      let players = try await server.get("/api/players", headers: headers)
      #expect(players == .notLoggedIn)
      let malformed = try await server.get("/api/players/x", headers: headers)
      #expect(malformed == .malformedID)
    }
  }

  @Test func `the page is logged as the error that it is`() async throws {
    let log = RecordedLog()
    try await withServer(site: .withMissingPage, logger: log.logger) { server in
      _ = try await server.get("/nowhere", headers: [.accept: Self.chrome])
    }
    let line = try #require(log.lines.first { $0.contains("GET /nowhere") })
    #expect(line.hasPrefix("info ") && line.contains("404"))
  }
}

extension Site {
  fileprivate static let withMissingPage = Site(
    files: [
      "index.html": "home", "404.html": "way home", "404.html.gz": "way home by gzip",
    ].mapValues { Array($0.utf8) })
}
