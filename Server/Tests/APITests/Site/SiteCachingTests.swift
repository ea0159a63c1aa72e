import API
import HTTPTypes
import ServerTestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct SiteCachingTests {
  @Test(arguments: [
    (nil, nil), ("", nil), ("identity", nil), ("deflate, zstd", nil), ("x-br", nil),
    ("gzip", "gzip"), ("gzip, deflate", "gzip"), ("gzip, deflate, br, zstd", "br"),
    ("BR", "br"), ("br;q=0.1, gzip;q=1.0", "br"), ("br;q=0, gzip", "gzip"),
    ("br ; q=0.000 , gzip ; q=0", nil), ("*", "br"), ("*, br;q=0", "gzip"), ("*;q=0", nil),
    ("br;q=much, gzip", "gzip"), (",,;,", nil),
  ])
  func `the best compression that the client accepts is sent`(
    _ accepted: String?, _ coding: String?
  ) async throws {
    try await withServer(site: .small) { server in
      let headers: HTTPFields = accepted.map { [.acceptEncoding: $0] } ?? [:]
      let response = try await server.get("/app.0123abcd.js", headers: headers)

      let bodies = ["br": "program by brotli", "gzip": "program by gzip"]
      #expect(response.body == coding.map { bodies[$0] } ?? "program")
      #expect(response["Content-Encoding"] == coding)
      #expect(response["Content-Type"] == "text/javascript; charset=utf-8")
      #expect(response["Content-Length"] == "\(response.bytes.count)")
      #expect(response["Vary"] == "Accept-Encoding")
    }
  }

  @Test func `a file without compressed forms is sent as it is`() async throws {
    try await withServer(site: .small) { server in
      let all: HTTPFields = [.acceptEncoding: "gzip, br"]

      let drawing = try await server.get("/samples/one.svg", headers: all)
      let home = try await server.get("/", headers: all)

      #expect(drawing.body == "drawing")
      #expect(home.body == "home by gzip")
    }
  }

  @Test(arguments: [
    ("app.0123abcd.js", true), ("app.0123456789abcdef.wasm", true),
    ("samples/app.deadbeef.css", true), ("icon-192.01234567.png", true),
    ("index.html", false), ("service-worker.js", false), ("manifest.webmanifest", false),
    ("app.0123abc.js", false), ("app.0123ABCD.js", false), ("app.0123abcg.js", false),
    ("01234567.js", false), ("app.01234567", false), ("0123abcd.d/index.html", false),
  ])
  func `only a name with a content hash is cached for good`(
    _ name: String, _ isKept: Bool
  ) async throws {
    try await withServer(site: Site(files: [name: [1]])) { server in
      let response = try await server.get("/" + name)

      #expect(
        response["Cache-Control"] == (isKept ? "public, max-age=31536000, immutable" : "no-cache"))
    }
  }

  @Test(arguments: [
    ("robots.txt", "text/plain; charset=utf-8"), ("favicon.ico", "image/vnd.microsoft.icon"),
  ])
  func `what browsers and crawlers ask for unasked is cached for a day`(
    _ name: String, _ type: String
  ) async throws {
    try await withServer(site: Site(files: [name: [1], "samples/\(name)": [1]])) { server in
      let response = try await server.get("/" + name)

      #expect(response.status == 200)
      #expect(response["Content-Type"] == type)
      #expect(response["Cache-Control"] == "public, max-age=86400")
      let other = try await server.get("/samples/" + name)
      #expect(other["Cache-Control"] == "no-cache")
    }
  }

  @Test(arguments: ["", "gzip"])
  func `a browser that has the file gets 304`(_ coding: String) async throws {
    try await withServer(site: .small) { server in
      let accepted: HTTPFields = [.acceptEncoding: coding]
      let first = try await server.get("/", headers: accepted)
      let tag = try #require(first["ETag"])

      for known in [tag, "W/\(tag)", "\"other\", \(tag)", "\"other\" ,\tW/\(tag) ", "*"] {
        let again = try await server.get(
          "/", headers: [.acceptEncoding: coding, .ifNoneMatch: known])

        #expect(again == TestResponse(status: 304), "\(known)")
        #expect(again["ETag"] == tag)
        #expect(again["Cache-Control"] == "no-cache")
        #expect(again["Vary"] == "Accept-Encoding")
        #expect(again["Content-Length"] == nil)
      }
      for unknown in ["\"other\"", String(tag.dropLast()), "", "W/"] {
        let again = try await server.get(
          "/", headers: [.acceptEncoding: coding, .ifNoneMatch: unknown])
        #expect(again == first, "\(unknown)")
      }
    }
  }

  @Test func `every form of a file has its own ETag, the same on every server`() async throws {
    let tags = Recorded<Set<String>>()
    for _ in 1...2 {
      try await withServer(site: .small) { server in
        var seen: Set<String> = []
        for coding in ["", "gzip", "br"] {
          let response = try await server.get(
            "/app.0123abcd.js", headers: [.acceptEncoding: coding])
          let tag = try #require(response["ETag"])
          #expect(tag.hasPrefix("\"") && tag.hasSuffix("\""))
          seen.insert(tag)
        }
        #expect(seen.count == 3)
        #expect(tags.value == nil || tags.value == seen)
        tags.value = seen
      }
    }
  }
}
