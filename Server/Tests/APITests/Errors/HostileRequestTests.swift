import Domain
import HTTPTypes
import ServerTestSupport
import Testing
import Wire

/// Hostile requests, each of which gets an error with a reason and changes nothing.
@Suite(.timeLimit(.minutes(5)))
struct HostileRequestTests {
  private static let hostileBodies: [String: [UInt8]] = [
    "deep arrays": Array(String(repeating: "[", count: 100_000).utf8),
    "deep objects": Array(String(repeating: #"{"name":"#, count: 100_000).utf8),
    "deep value": Array((#"{"name":"# + String(repeating: "[", count: 100_000)).utf8),
    "bad UTF-8": Array(#"{"name":""#.utf8) + [0xC3, 0x28] + Array(#""}"#.utf8),
    "overlong UTF-8": Array(#"{"name":""#.utf8) + [0xC0, 0xAF] + Array(#""}"#.utf8),
    "UTF-16": Array("{\"name\":\"A\"}".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
    "zeros": [UInt8](repeating: 0, count: 1_000),
    "a million digits": Array((#"{"name":"# + String(repeating: "9", count: 1_000_000)).utf8),
    "a name of a megabyte": Array((#"{"name":""# + String(repeating: "n", count: 1_000_000)).utf8),
  ]

  private static let endpoints = Endpoint.all().filter { endpoint in
    endpoint.body != nil || (endpoint.method, endpoint.route) == (.post, .gathers)
  }

  @Test(arguments: hostileBodies.keys.sorted(), endpoints)
  func `a hostile body is refused and changes nothing`(
    _ name: String, _ endpoint: Endpoint
  ) async throws {
    let body = try #require(Self.hostileBodies[name])
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.addPlayer("John")
      let gather = try await ann.startGather()
      try await ann.shareFriday()
      let before = try await ann.snapshotBytes()
      let path = endpoint.route.path
        .replacing("/api/gathers/00000000-0000-0000-0000-000000000001", with: gather)
        .replacing("/api/squads/00000000-0000-0000-0000-000000000001", with: ann.squadPath)

      let method = try #require(HTTPRequest.Method(endpoint.method.rawValue))
      let response = try await ann.send(
        method, path, body, [.contentType: "application/json"])

      // A link may write less at once than these have.
      let isTooMuch = endpoint.isScorekeepers && response.status == 429
      #expect(response.status == 400 || isTooMuch, "\(response)")
      #expect(response.reason != nil, "\(response)")
      #expect(try await ann.snapshotBytes() == before)
    }
  }

  @Test func `a body of more than a megabyte is refused by its length`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let before = try await ann.snapshotBytes()
      let name = #"{"name":"A"}"#
      let fitting = name + String(repeating: " ", count: (1 << 20) - name.utf8.count)

      #expect(try await ann.post("/api/players", fitting + " ") == .tooLarge)
      #expect(try await server.post("/api/users", fitting + " ") == .tooLarge)
      #expect(try await ann.snapshotBytes() == before)
      #expect(try await ann.post("/api/players", fitting) == .created("/api/players/1"))
    }
  }

  @Test
  func `a body without a length is refused as soon as it is too large`()
    async throws
  {
    try await withLiveServer { server in
      let ann = try await server.welcome("Ann")

      let response = try await ann.postChunked("/api/players", kilobytes: 1_025)

      #expect(response == .tooLarge)
      #expect(try await ann.get("/api/players") == .json("[]"))
    }
  }
}

extension Endpoint {
  fileprivate var isScorekeepers: Bool {
    if case .link(.score, _, .changes) = route { true } else { false }
  }
}

extension TestResponse {
  fileprivate static let tooLarge = error(413, "The request is larger than 1 MB.")
}
