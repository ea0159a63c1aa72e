import Domain
import HTTPTypes
import NIOCore
import ServerTestSupport
import TestSupport
import Testing
import Wire

@testable import API

/// A scorekeeper who opens a live stream and reads nothing of it.
@Suite(.timeLimit(.minutes(5)))
struct SlowScorekeeperTests {
  private static let path = Route.link(.score, Link.toScore.secret, .changes).path

  private static let unreadStream = """
    GET \(path)?since=0 HTTP/1.1\r
    Host: a\r
    Accept: text/event-stream\r
    \r

    """

  @Test func `their stream is closed, and meanwhile others hear of each goal`() async throws {
    // Given a client that reads nothing, and more changes than the system keeps for a connection
    var settings = ServerSettings.quick
    settings.readingDeadline = .milliseconds(300)
    try await withLiveServer(settings: settings) { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      let slow = try await RawConnection(to: server, reads: false)
      try await slow.send(Self.unreadStream)
      #expect(await slow.readPiece()?.hasPrefix("HTTP/1.1 200 OK") == true)
      let latest = try await ann.renameTeams()
      // When others have all places but one
      var others: [EventStream] = []
      for _ in 1..<Scorekeeper.limit { others.append(try await server.watchScore(since: latest)) }
      try await ann.deliver(
        [.numbered(1, .goal(.friday, .opener, .added(.teamA)))], since: latest)
      // Then they hear of a goal, and the place of the first is free
      for index in others.indices { #expect(try await others[index].next()?.id == latest + 1) }
      var requests = 0
      while requests < 10_000, try await server.hasNoPlaceToScore(since: latest) { requests += 1 }
      #expect(requests < 10_000)
      await slow.close()
    }
  }
}

extension Person {
  /// Names a team again and again, in some megabytes; returns the last sequence number.
  fileprivate func renameTeams() async throws -> Int64 {
    var latest: Int64 = 4
    let start = String(repeating: "𝐗", count: ShortText.scalarLimit - 6)
    for hundred in UInt64(100)..<160 {
      let changes = try (0..<100).map { index in
        let details = TeamDetails(name: try ShortText("\(start)\(hundred)\(index)"))
        return StampedChange.numbered(
          hundred * 100 + UInt64(index), .gather(.friday, .teamDetailsSet(.teamA, details)))
      }
      latest = try await deliver(changes, since: latest).latest
    }
    return latest
  }
}

extension TestServer {
  /// Whether all places are taken of those who keep a gather's score.
  fileprivate func hasNoPlaceToScore(since sequence: Int64) async throws -> Bool {
    let path = "\(Route.link(.score, Link.toScore.secret, .changes).path)?since=\(sequence)"
    let response = try await send(.head, path, nil, [.accept: "text/event-stream"])
    return response.status == 503
  }
}
