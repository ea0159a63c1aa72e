import Domain
import GzipCoding
import HTTPTypes
import Hummingbird
import ServerTestSupport
import TestSupport
import Testing
import Wire

@testable import API

@Suite("Many changes at once", .timeLimit(.minutes(5)))
struct BriefSyncTests {
  @Test func `a brief response leaves out what the request brought, and nothing else`() async throws
  {
    try await withServer { server in
      // Given
      let ann = try await server.welcome("Ann")
      try await ann.deliver(.players(3))
      let more = Array(try [StampedChange].players(1_000).dropFirst(3))
      // When
      let request = SyncRequest(since: 0, changes: more, isBrief: true)
      let response = try await ann.send(.post, "\(ann.squadPath)/changes", request.json, [:])
      // Then
      let brief = try BriefSyncResponse(json: response.bytes)
      let whole = try #require(brief.whole(for: more))
      #expect(brief.rest.page.changes.count == 3)
      #expect(brief.runs.map(\.count) == [997])
      #expect(whole.page == (try await ann.changes(since: 0).page))
      #expect(whole.changeLimit == 4_000)
    }
  }

  @Test func `the response says the places of all changes, however many there are`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let changes = try [StampedChange].players(4_000)
      let request = SyncRequest(since: 0, changes: changes, isBrief: true)

      let response = try await ann.send(.post, "\(ann.squadPath)/changes", request.json, [:])

      let brief = try BriefSyncResponse(json: response.bytes)
      #expect(brief.runs.map(\.count) == [4_000])
      #expect(brief.rest.page.upTo == 4_000)
      #expect(response.bytes.count < 1_000)
    }
  }

  @Test func `a compressed request is read as one that is not`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let request = SyncRequest(since: 0, changes: try .players(4_000), isBrief: true)

      let response = try await ann.send(
        .post, "\(ann.squadPath)/changes", Gzip.compressed(request.json),
        [.contentEncoding: "gzip"])

      #expect(response.status == 200)
      #expect(try await ann.snapshot().sequence == 4_000)
    }
  }

  @Test func `a compressed request is refused that unpacks to more than one could be`() async throws
  {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let bomb = try Gzip.compressed(Array(repeating: 32, count: Request.bodyByteLimit + 1))

      let response = try await ann.send(
        .post, "\(ann.squadPath)/changes", bomb, [.contentEncoding: "gzip"])

      #expect(response == .error(413, "The request is larger than 1 MB."))
    }
  }

  @Test(arguments: [
    ("gzip", 400, "The request is compressed, and was damaged on its way."),
    ("br", 415, "The request is compressed in a way that the server does not take here."),
    ("gzip, gzip", 415, "The request is compressed in a way that the server does not take here."),
  ])
  func `another coding, or what is not in the coding it names, is refused`(
    coding: String, status: Int, reason: String
  ) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")

      let response = try await ann.send(
        .post, "\(ann.squadPath)/changes", Array(#"{"changes":[]}"#.utf8),
        [.contentEncoding: coding])

      #expect(response == .error(status, reason))
    }
  }

  @Test(arguments: [1_000_000, 2_000, 0])
  func `who sends what unpacks to more than it says is refused, and made to wait if that was much`(
    statedSize: UInt32
  ) async throws {
    try await withServer { server in
      // Given
      let ann = try await server.welcome("Ann")
      let bomb = try Gzip.compressed(Array(repeating: 32, count: 30 << 20)).dropLast(4)
      let body = bomb + withUnsafeBytes(of: statedSize.littleEndian) { Array($0) }
      // When
      var statuses: [Int] = []
      for _ in 0..<100 where statuses.last != 429 {
        statuses.append(
          try await ann.send(
            .post, "\(ann.squadPath)/changes", Array(body), [.contentEncoding: "gzip"]
          ).status)
      }
      // Then
      #expect(statuses.first == 400)
      #expect((statuses.last == 429) == (statedSize == 1_000_000))
    }
  }

  @Test func `only what brings changes may be compressed`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let response = try await ann.send(
        .post, "/api/players", Gzip.compressed(Array(#"{"name":"Ben"}"#.utf8)),
        [.contentEncoding: "gzip", .contentType: "application/json"])
      #expect(
        response
          == .error(415, "The request is compressed in a way that the server does not take here."))
    }
  }

  @Test func `a long response is compressed for a client that takes gzip, and for no other`()
    async throws
  {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.deliver(.players(100))
      let path = "\(ann.squadPath)/snapshot"

      let plain = try await ann.send(.get, path, [], [:])
      let compressed = try await ann.send(.get, path, [], [.acceptEncoding: "br, gzip"])

      #expect(plain.headers[.contentEncoding] == nil)
      #expect(compressed.headers[.contentEncoding] == "gzip")
      #expect(compressed.bytes.count < plain.bytes.count / 4)
      #expect(try Gzip.decompressed(compressed.bytes, upTo: 1 << 20) == plain.bytes)
    }
  }
}
