import API
import HTTPTypes
import ServerTestSupport
import Testing

/// The origin of a page that makes a browser send its cookie, where the browser tells no more.
@Suite(.timeLimit(.minutes(5)))
struct OriginTests {
  @Test(arguments: [
    ("http://localhost", 201), ("https://localhost", 201), ("HTTP://LOCALHOST", 201),
    ("https://gather.example.org", 201), ("http://localhost:3000", 403),
    ("https://evil.example", 403), ("http://localhost.evil.example", 403), ("null", 403),
    ("", 403),
  ])
  func `a cookie is refused from the page of another origin, also of another port`(
    origin: String, status: Int
  ) async throws {
    var settings = ServerSettings.quick
    settings.publicAuthority = "gather.example.org"
    try await withServer(settings: settings) { server in
      let ann = try await server.welcome("Ann")
      var headers: HTTPFields = [.cookie: "gather_token=\(ann.token)"]
      headers[try #require(HTTPField.Name("Origin"))] = origin

      let response = try await server.post("/api/players", #"{"name":"A"}"#, headers: headers)

      #expect(response.status == status)
      #expect(status == 201 || response == .error(403, "Another site sent this request."))
    }
  }

  @Test func `what the browser says itself counts more than the origin`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      var headers: HTTPFields = [.cookie: "gather_token=\(ann.token)"]
      headers[try #require(HTTPField.Name("Origin"))] = "https://gather.example.org"
      headers[try #require(HTTPField.Name("Sec-Fetch-Site"))] = "same-origin"

      #expect(
        try await server.post("/api/players", #"{"name":"A"}"#, headers: headers).status == 201)
    }
  }

  @Test func `without a public address an empty origin is none of ours`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      var headers: HTTPFields = [.cookie: "gather_token=\(ann.token)"]
      headers[try #require(HTTPField.Name("Origin"))] = "http://"

      #expect(try await server.post("/api/gathers", headers: headers).status == 403)
    }
  }
}
