import API
import HTTPTypes
import ServerTestSupport
import Testing
import Wire

@Suite(.timeLimit(.minutes(5)))
struct HeaderTests {
  private static let expected = [
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
  ]

  @Test(arguments: Endpoint.all(), [false, true])
  func `every response has the security headers, errors included`(
    _ endpoint: Endpoint, _ isSecure: Bool
  ) async throws {
    var settings = ServerSettings.quick
    settings.isPublicURLSecure = isSecure
    try await withServer(settings: settings) { server in
      let ann = try await server.welcome("Ann")
      let responses = [
        try await ann.send(endpoint), try await server.send(endpoint),
        try await ann.send("PATCH", endpoint.route.path), try await ann.get("/nowhere"),
      ]

      for response in responses {
        for (name, value) in Self.expected { #expect(response[name] == value, "\(response)") }
        let caching = endpoint.route == .openAPI && response.status == 200 ? "no-cache" : "no-store"
        #expect(response["Cache-Control"] == caching)
        #expect(
          response["Strict-Transport-Security"] == (isSecure ? "max-age=31536000" : nil))
      }
    }
  }

  @Test func `a response has a media type when it has a body, and none otherwise`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let json = "application/json; charset=utf-8"

      #expect(try await ann.get("/api/players")["Content-Type"] == json)
      #expect(try await ann.get("/nowhere")["Content-Type"] == json)
      #expect(try await ann.post("/api/gathers", "{}")["Content-Type"] == nil)
      #expect(try await ann.post("/api/users/logout")["Content-Type"] == nil)
    }
  }

  @Test func `no other origin is allowed by CORS`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let origin: HTTPFields = [.origin: "https://evil.example"]

      #expect(
        try await ann.get("/api/players", headers: origin)["Access-Control-Allow-Origin"] == nil)
    }
  }
}
