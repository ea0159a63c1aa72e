import API
import HTTPTypes
import ServerTestSupport
import Testing

/// What a program that previews a link, such as a chat, reads of the app's page.
@Suite(.timeLimit(.minutes(5)))
struct LinkPreviewTests {
  private static let page = #"<meta property="og:image" content="/pictures/preview.0123abcd.png">"#
  private static let browser: HTTPFields = [
    .acceptEncoding: "br", HTTPField.Name("Sec-Fetch-Mode").unsafelyUnwrapped: "navigate",
  ]

  private func site(at publicURL: String?) -> Site {
    Site(
      files: ["index.html": Self.page, "index.html.br": "by brotli"].mapValues { Array($0.utf8) },
      publicURL: publicURL)
  }

  @Test(arguments: ["https://gather.example.org", "https://gather.example.org/"])
  func `with a public address, the picture and the page have whole addresses`(
    _ address: String
  ) async throws {
    try await withServer(site: site(at: address)) { server in
      let response = try await server.get("/", headers: [.acceptEncoding: "gzip, br"])

      #expect(
        response.body == """
          <meta property="og:url" content="https://gather.example.org/">
          <meta property="og:image" \
          content="https://gather.example.org/pictures/preview.0123abcd.png">
          """)
      #expect(response["Vary"] == "Accept-Encoding, Sec-Fetch-Mode")
    }
  }

  @Test func `a browser gets the compressed page`() async throws {
    try await withServer(site: site(at: "https://gather.example.org")) { server in
      let response = try await server.get("/", headers: Self.browser)
      #expect(response.body == "by brotli")
    }
  }

  @Test func `without a public address the page is sent as it is, whatever the host is called`()
    async throws
  {
    try await withServer(site: site(at: nil)) { server in
      let response = try await server.get(
        "/", headers: [HTTPField.Name("Host").unsafelyUnwrapped: "evil.example"])

      #expect(response.body == Self.page)
      #expect(response["Vary"] == "Accept-Encoding")
    }
  }

  @Test func `the address cannot leave its attribute`() async throws {
    try await withServer(site: site(at: #"https://a"><script>&"#)) { server in
      let body = try await server.get("/").body
      #expect(body.contains("https://a&quot;>&lt;script>&amp;/pictures/"))
      #expect(!body.contains("<script"))
    }
  }
}
