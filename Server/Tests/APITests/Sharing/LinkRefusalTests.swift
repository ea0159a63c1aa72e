import API
import ChangeStore
import Domain
import HTTPTypes
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// What a visitor sees when the server refuses a request, although the link may work.
@Suite(.timeLimit(.minutes(5)))
struct LinkRefusalTests {
  private static let wrong = "/follow/AAAAAAAAAAAAAAAAAAAAAA"
  private static let browser: HTTPFields = [.accept: "text/html", .acceptLanguage: "en"]

  @Test func `a browser that asked for too many wrong links gets a page that loads itself again`()
    async throws
  {
    try await withServer(settings: .throttled(Throttling(wrongLinksPerAddress: 1))) { server in
      _ = try await server.get(Self.wrong)

      let page = try await server.get(Self.wrong, headers: Self.browser)

      #expect(page.status == 429)
      #expect(page.headers[.retryAfter] == "900")
      #expect(page.body.contains("<h1>Too many invalid links</h1>"))
      #expect(page.body.contains(#"<meta http-equiv="refresh" content="900">"#))
      #expect(try await server.get(Self.wrong) == .tooMany(seconds: 900))
    }
  }

  @Test func `a browser gets a page that loads itself again when storage cannot be read`()
    async throws
  {
    let store = FaultyStore()
    try await withServer(store: store) { server in
      store.fail { $0.reading = .inaccessible }

      let page = try await server.get(Self.wrong, headers: Self.browser)

      #expect(page.status == 503)
      #expect(page.body.contains("<h1>The server is busy</h1>"))
      #expect(page.body.contains(#"<meta http-equiv="refresh" content="30">"#))
    }
  }

  @Test func `other sites may read why there are no data`() async throws {
    try await withServer(settings: .throttled(Throttling(wrongLinksPerAddress: 2))) { server in
      for (secret, status) in [("AAAAAAAAAAAAAAAAAAAAAA", 404), ("short", 404), ("short", 429)] {
        let response = try await server.get("/follow/\(secret).json")
        #expect(response.status == status)
        #expect(response.headers[.accessControlAllowOrigin] == "*")
        #expect(response.reason != nil)
      }
      #expect(try await server.get(Self.wrong).headers[.accessControlAllowOrigin] == nil)
    }
  }
}
