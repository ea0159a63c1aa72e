import API
import Foundation
import HTTPTypes
import Hashing
import ServerTestSupport
import Testing

/// The headers that restrict the client's pages.
@Suite(.timeLimit(.minutes(5)))
struct SitePolicyTests {
  private static let policy = """
    default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' blob: data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
    """

  @Test(arguments: ["/", "/app.0123abcd.js", "/samples/one.svg"])
  func `a page may load only its own files`(_ path: String) async throws {
    try await withServer(site: .small) { server in
      let response = try await server.get(path)

      #expect(response["Content-Security-Policy"] == Self.policy)
      #expect(response["Cross-Origin-Opener-Policy"] == "same-origin")
      #expect(response["Cross-Origin-Resource-Policy"] == "same-origin")
      #expect(response["X-Content-Type-Options"] == "nosniff")
      #expect(response["Referrer-Policy"] == "no-referrer")
    }
  }

  @Test func `a page may also use the style in it, and no other`() async throws {
    let style = "\np { color: red }\n"
    let site = Site(files: ["index.html": Array("<head><style>\(style)</style></head>".utf8)])
    try await withServer(site: site) { server in
      let policy = try #require(try await server.get("/")["Content-Security-Policy"])

      let hash = Data(sha256(Array(style.utf8))).base64EncodedString()
      #expect(policy.contains("; style-src 'self' 'sha256-\(hash)'; "))
      #expect(!policy.contains("unsafe-inline"))
    }
  }

  @Test(arguments: [
    ("app.js", "'<style>p{}</style>'"), ("index.html", "<style>never closed"),
    ("index.html", "</style><style"), ("index.html", ""),
  ])
  func `where there is no style in a page, none is allowed`(
    _ name: String, _ content: String
  ) async throws {
    try await withServer(site: Site(files: [name: Array(content.utf8)])) { server in
      let response = try await server.get("/" + name)

      #expect(response["Content-Security-Policy"] == Self.policy)
    }
  }

  @Test func `a page may keep the screen on, but not use camera, microphone or location`()
    async throws
  {
    try await withServer(site: .small) { server in
      let policy = try #require(try await server.get("/")["Permissions-Policy"])
      let rules = policy.split(separator: ", ")

      #expect(rules.contains("screen-wake-lock=(self)"))
      for feature in ["camera", "microphone", "geolocation", "payment", "usb"] {
        #expect(rules.contains("\(feature)=()"))
      }
    }
  }

  @Test(arguments: ["/health", "/api/players", "/nowhere"])
  func `the API responds the same with and without a client`(_ path: String) async throws {
    let headers = Recorded<HTTPFields>()
    for site in [Site(), .small] {
      try await withServer(site: site) { server in
        let response = try await server.get(path)

        #expect(
          response["Content-Security-Policy"] == "default-src 'none'; frame-ancestors 'none'")
        #expect(headers.value == nil || headers.value == response.headers)
        headers.value = response.headers
      }
    }
  }

  @Test func `with https, pages have Strict-Transport-Security, too`() async throws {
    var settings = ServerSettings.quick
    settings.isPublicURLSecure = true
    try await withServer(settings: settings, site: .small) { server in
      let response = try await server.get("/")

      #expect(response["Strict-Transport-Security"] == "max-age=31536000")
    }
  }
}
