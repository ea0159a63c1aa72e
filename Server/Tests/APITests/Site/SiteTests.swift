import API
import HTTPTypes
import ServerTestSupport
import TestSupport
import Testing
import Wire

@Suite(.timeLimit(.minutes(5)))
struct SiteTests {
  @Test(arguments: [
    ("/", "home"), ("/index.html", "home"), ("/app.0123abcd.js", "program"),
    ("/samples/", "samples"), ("/samples/index.html", "samples"), ("/samples/one.svg", "drawing"),
  ])
  func `a file is served at its path, and an index at its folder`(
    _ path: String, _ content: String
  ) async throws {
    try await withServer(site: .small) { server in
      for address in [path, path + "?from=home"] {
        let response = try await server.get(address)
        #expect(response == TestResponse(status: 200, body: content))
      }
    }
  }

  @Test func `a folder without its slash redirects to the one with it`() async throws {
    try await withServer(site: .small) { server in
      let response = try await server.get("/samples")

      #expect(response == TestResponse(status: 308, location: "/samples/"))
    }
  }

  @Test(arguments: [
    "/nowhere", "/app.js", "//", "/index.html/", "/./index.html", "/samples/../index.html",
    "/../index.html", "/..%2Findex.html", "/%2e%2e/index.html", "/etc/passwd", "/api",
    "/app.0123abcd.js.br", "/app.0123abcd.js.gz", "/SAMPLES/",
  ])
  func `a path that was not loaded is not found, in every spelling`(_ path: String) async throws {
    try await withServer(site: .small) { server in
      let response = try await server.get(path)

      #expect(response == .nothingHere)
      #expect(response["Content-Type"] == "application/json; charset=utf-8")
    }
  }

  @Test func `without a client there are no pages, and the API works alone`() async throws {
    try await withServer { server in
      let page = try await server.get("/")
      let health = try await server.get("/health")

      #expect(page == .nothingHere)
      #expect(health.status == 200)
    }
  }

  @Test(arguments: Route.examples())
  func `a file never takes the place of a route`(_ route: Route) async throws {
    let path = String(route.path.dropFirst())
    try await withServer(site: Site(files: [path: Array("file".utf8)])) { server in
      for method in HTTPMethod.allCases {
        let response = try await server.send(method.rawValue, route.path)
        #expect(response.body != "file")
      }
    }
  }

  @Test func `a compressed file without its original is a file like any other`() async throws {
    try await withServer(site: Site(files: ["words.txt.gz": Array("packed".utf8)])) { server in
      let response = try await server.get("/words.txt.gz")

      #expect(response == TestResponse(status: 200, body: "packed"))
      #expect(response["Content-Type"] == "application/gzip")
      #expect(response["Content-Encoding"] == nil)
    }
  }

  @Test(arguments: ["/", "/app.0123abcd.js", "/samples/one.svg"])
  func `the response to HEAD is that to GET, without the body`(_ path: String) async throws {
    try await withServer(site: .small) { server in
      let head = try await server.send("HEAD", path)
      let get = try await server.send("GET", path)

      #expect(head.status == 200)
      #expect(head.bytes.isEmpty)
      #expect(head.headers == get.headers)
    }
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
  func `a page takes only GET and HEAD`(_ method: String) async throws {
    try await withServer(site: .small) { server in
      let response = try await server.send(method, "/", "{}")

      #expect(response == .error(405, "This address takes only GET."))
      #expect(response["Allow"] == "GET")
      #expect(try await server.send(method, "/nowhere", "{}") == .nothingHere)
    }
  }

  @Test(arguments: [
    ("a.html", "text/html; charset=utf-8"), ("a.css", "text/css; charset=utf-8"),
    ("a.0123abcd.js", "text/javascript; charset=utf-8"), ("a.wasm", "application/wasm"),
    ("a.webmanifest", "application/manifest+json"), ("a.svg", "image/svg+xml"),
    ("a.png", "image/png"), ("LICENSE", "application/octet-stream"),
  ])
  func `a file's media type is that of its name`(_ name: String, _ type: String) async throws {
    try await withServer(site: Site(files: [name: []])) { server in
      let response = try await server.get("/" + name)

      #expect(response["Content-Type"] == type)
    }
  }
}

extension Site {
  /// A client of a few small files, compressed and not.
  static let small = Site(
    files: [
      "index.html": "home",
      "index.html.gz": "home by gzip",
      "app.0123abcd.js": "program",
      "app.0123abcd.js.br": "program by brotli",
      "app.0123abcd.js.gz": "program by gzip",
      "samples/index.html": "samples",
      "samples/one.svg": "drawing",
    ].mapValues { Array($0.utf8) })
}
