import API
import Foundation
import HTTPTypes
import Hashing
import ServerTestSupport
import Testing

/// Updates of the client as differences from the version that a browser has (RFC 9842).
@Suite(.timeLimit(.minutes(5)))
struct DeltaTests {
  private static let all = "gzip, deflate, br, zstd, dcb, dcz"

  @Test func `a browser that has an earlier version gets the difference`() async throws {
    try await withServer(site: .updated) { server in
      for version in ["first", "second"] {
        let response = try await server.get("/app.33333333.wasm", having: version)

        #expect(response.bytes == Delta.bytes(from: version))
        #expect(response["Content-Encoding"] == "dcz")
        #expect(response["Content-Type"] == "application/wasm")
        #expect(response["Content-Length"] == "\(response.bytes.count)")
        #expect(response["Vary"] == "Accept-Encoding, Available-Dictionary")
      }
    }
  }

  @Test(arguments: [
    ("unknown", all), ("first", "gzip, br"), ("first", "dcz;q=0, br"), ("first", "*"),
    ("first", "dcb, br"),
  ])
  func `a browser with another version, or without the coding, gets the whole file`(
    _ version: String, _ accepted: String
  ) async throws {
    try await withServer(site: .updated) { server in
      let response = try await server.get(
        "/app.33333333.wasm", having: version, accepting: accepted)

      #expect(response.body == "third by brotli")
      #expect(response["Content-Encoding"] == "br")
    }
  }

  @Test(arguments: ["", ":", "::", ":AAAA:", "AAAA", ":not base64:", "\"first\"", ":=:;a=1"])
  func `a malformed hash is ignored`(_ field: String) async throws {
    try await withServer(site: .updated) { server in
      var headers: HTTPFields = [.acceptEncoding: Self.all]
      headers[try #require(HTTPField.Name("Available-Dictionary"))] = field

      let response = try await server.get("/app.33333333.wasm", headers: headers)

      #expect(response.body == "third by brotli")
    }
  }

  @Test(arguments: [
    ("app.33333333.wasm", "match=\"/app.*.wasm\""),
    ("rest.33333333.wasm", "match=\"/rest.*.wasm\""),
    ("samples/clock/app.0123abcd.wasm", "match=\"/samples/clock/app.*.wasm\""),
    ("texts/ko.0123abcd.txt", "match=\"/texts/ko.*.txt\""), ("app.wasm", nil),
    ("app.0123abcd.js", nil), ("index.html", nil), ("robots.txt", nil),
  ])
  func `only the program and its texts are kept as dictionaries for their later versions`(
    _ name: String, _ expected: String?
  ) async throws {
    try await withServer(site: Site(files: [name: [1]])) { server in
      let response = try await server.get("/" + name)

      #expect(response["Use-As-Dictionary"] == expected)
    }
  }

  @Test func `a difference has no address of its own`() async throws {
    try await withServer(site: .updated) { server in
      let response = try await server.get("/app.33333333.wasm.11111111.dcz")

      #expect(response == .nothingHere)
    }
  }

  @Test(arguments: [[], Delta.magic, Delta.magic + Array(repeating: 0, count: 31)])
  func `a damaged difference is left out`(_ bytes: [UInt8]) async throws {
    let site = Site(files: [
      "app.33333333.wasm": Array("third".utf8), "app.33333333.wasm.11111111.dcz": bytes,
    ])
    try await withServer(site: site) { server in
      let response = try await server.get("/app.33333333.wasm", having: "first")

      #expect(response.body == "third")
    }
  }
}

/// A file in the content coding `dcz`, as far as a server reads it.
private enum Delta {
  static let magic: [UInt8] = [0x5E, 0x2A, 0x4D, 0x18, 0x20, 0, 0, 0]

  static func bytes(from version: String) -> [UInt8] {
    magic + sha256(Array(version.utf8)) + Array("the difference from \(version)".utf8)
  }
}

extension Site {
  /// A client in its third version, with the differences from the first and the second.
  fileprivate static let updated = Site(files: [
    "index.html": Array("home".utf8),
    "app.33333333.wasm": Array("third".utf8),
    "app.33333333.wasm.br": Array("third by brotli".utf8),
    "app.33333333.wasm.11111111.dcz": Delta.bytes(from: "first"),
    "app.33333333.wasm.22222222.dcz": Delta.bytes(from: "second"),
  ])
}

extension TestServer {
  fileprivate func get(
    _ path: String, having version: String, accepting accepted: String = "br, dcz"
  ) async throws -> TestResponse {
    let hash = Data(sha256(Array(version.utf8))).base64EncodedString()
    var headers: HTTPFields = [.acceptEncoding: accepted]
    headers[try #require(HTTPField.Name("Available-Dictionary"))] = ":\(hash):"
    return try await get(path, headers: headers)
  }
}
