import API
import HTTPTypes
import ServerTestSupport
import Testing

/// Files of the client that are there once a language.
@Suite(.timeLimit(.minutes(5)))
struct SiteLanguageTests {
  @Test(arguments: [
    (nil, "/", nil, "en"), ("ko-KR,en;q=0.5", "/", nil, "ko"), ("en-GB,ko", "/", nil, "en"),
    ("fr", "/", nil, "en"), ("ko", "/index.html", nil, "ko"),
    // What was chosen in the browser, and then what the address says
    ("en", "/", "ko", "ko"), ("ko", "/", "en", "en"), ("ko", "/", "tlh", "ko"),
    ("ko", "/?lang=en", "ko", "en"), ("en", "/?lang=ko", nil, "ko"),
    ("ko", "/?lang=tlh", "en", "en"),
  ])
  func `a page is in the language that the visitor chose, or else prefers`(
    _ accepted: String?, _ path: String, _ chosen: String?, _ language: String
  ) async throws {
    try await withServer(site: .inTwoLanguages) { server in
      var headers: HTTPFields = [:]
      headers[.acceptLanguage] = accepted
      headers[.cookie] = chosen.map { "gather_language=\($0); gather_here=1" }
      let page = try await server.get(path, headers: headers)

      #expect(page.body == "home in \(language)")
      #expect(page["Content-Language"] == language)
      #expect(page["Vary"] == "Accept-Encoding, Accept-Language, Cookie")
    }
  }

  @Test(arguments: [("ko", "wrong in ko"), ("en", "wrong in en")])
  func `so is the page for a wrong address`(_ language: String, _ body: String) async throws {
    try await withServer(site: .inTwoLanguages) { server in
      let page = try await server.get(
        "/nowhere", headers: [.accept: "text/html", .acceptLanguage: language])
      #expect(page.status == 404 && page.body == body)
    }
  }

  @Test func `so is the manifest, and each language has a tag of its own`() async throws {
    try await withServer(site: .inTwoLanguages) { server in
      var tags: [String?] = []
      for language in ["en", "ko"] {
        let manifest = try await server.get(
          "/manifest.webmanifest", headers: [.acceptLanguage: language])
        #expect(manifest.body == "app in \(language)")
        tags.append(manifest["ETag"])
      }
      #expect(Set(tags).count == 2)
      let again = try await server.get(
        "/manifest.webmanifest", headers: [.acceptLanguage: "ko", .ifNoneMatch: tags[0] ?? ""])
      #expect(again.status == 200)
    }
  }

  @Test func `the manifest is in the language of its query, without a cookie`()
    async throws
  {
    try await withServer(site: .inTwoLanguages) { server in
      let manifest = try await server.get(
        "/manifest.webmanifest?lang=ko", headers: [.acceptLanguage: "en"])
      #expect(manifest.body == "app in ko" && manifest["Content-Language"] == "ko")
    }
  }

  @Test func `a language is compressed like the page itself`() async throws {
    try await withServer(site: .inTwoLanguages) { server in
      let page = try await server.get(
        "/", headers: [.acceptLanguage: "ko", .acceptEncoding: "gzip, br"])
      #expect(page.body == "home in ko by brotli" && page["Content-Encoding"] == "br")
    }
  }

  @Test(arguments: ["/index.ko.html", "/manifest.ko.webmanifest", "/index.en.html", "/404.ko.html"])
  func `a language has no address of its own`(_ path: String) async throws {
    try await withServer(site: .inTwoLanguages) { server in
      let response = try await server.get(path)
      #expect(response == .nothingHere)
    }
  }

  @Test func `without the file in English, a name with a language is a name like any other`()
    async throws
  {
    try await withServer(site: Site(files: ["index.ko.html": Array("home".utf8)])) { server in
      let page = try await server.get("/index.ko.html")
      #expect(page.body == "home" && page["Vary"] == "Accept-Encoding")
    }
  }
}

extension Site {
  fileprivate static let inTwoLanguages = Site(
    files: [
      "index.html": "home in en", "index.ko.html": "home in ko",
      "index.ko.html.br": "home in ko by brotli", "404.html": "wrong in en",
      "404.ko.html": "wrong in ko", "manifest.webmanifest": "app in en",
      "manifest.ko.webmanifest": "app in ko",
    ].mapValues { Array($0.utf8) })
}
