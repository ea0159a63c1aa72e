import API
import Domain
import HTTPTypes
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// How many may follow at once.
@Suite(.timeLimit(.minutes(5)))
struct FollowCrowdTests {
  @Test func `there are places for so many followers, and the page is shown to all`() async throws {
    var settings = ServerSettings.quick
    settings.quotas.followers = 1
    try await withLiveServer(settings: settings) { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      var first = try await server.follow()
      _ = try await first.next("page")

      let second = try await server.get(Route.link(.follow, Link.toFollow.secret, .events).path)

      #expect(second.status == 503)
      #expect(second.headers[.retryAfter] == "30")
      #expect(try await server.followPage().status == 200)
    }
  }

  @Test func `a crowd that arrives at once is refused beyond the limit, and the match goes on`()
    async throws
  {
    var settings = ServerSettings.quick
    settings.quotas.followers = 20
    try await withLiveServer(settings: settings) { server in
      // Given
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      let path = Route.link(.follow, Link.toFollow.secret, .events).path
      var crowd: [RawConnection] = []
      for _ in 0..<100 { crowd.append(try await RawConnection(to: server)) }
      // When
      for visitor in crowd {
        try await visitor.send("GET \(path) HTTP/1.1\r\nHost: a\r\nAccept-Language: en\r\n\r\n")
      }
      try await ann.deliver([.numbered(1, .goal(.friday, .opener, .added(.teamA)))])
      // Then
      var statuses: [String: Int] = [:]
      for visitor in crowd {
        let head = await visitor.read(until: "\r\n\r\n")
        statuses[String(head.prefix(12)), default: 0] += 1
        if head.hasPrefix("HTTP/1.1 503") {
          #expect(head.lowercased().contains("retry-after: 30"))
          while await visitor.readPiece() != nil {}  // Ends when the server closes the connection.
        } else {
          let score = "Team A 1–0 Team B"
          let isSeen = head.contains(score)
          let rest = isSeen ? score : await visitor.read(until: score)
          #expect(rest.contains(score))
        }
      }
      #expect(statuses == ["HTTP/1.1 200": 20, "HTTP/1.1 503": 80])
      for visitor in crowd { await visitor.close() }
    }
  }

  @Test func `a client behind a proxy takes only its own places`() async throws {
    var settings = ServerSettings.throttled(Throttling(), isBehindProxy: true)
    settings.quotas.followersPerAddress = 1
    try await withLiveServer(settings: settings) { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      let forwarded = try #require(HTTPField.Name("X-Forwarded-For"))
      var first = try await server.follow(headers: [forwarded: "192.0.2.1"])
      _ = try await first.next("page")

      let second = try await server.get(
        Route.link(.follow, Link.toFollow.secret, .events).path,
        headers: [forwarded: "192.0.2.9, 192.0.2.1"])
      var other = try await server.follow(headers: [forwarded: "192.0.2.2"])

      #expect(second.status == 503)
      #expect(try await other.next("page") != nil)
    }
  }

  @Test func `a page that is closed gives its place back`() async throws {
    var settings = ServerSettings.quick
    settings.quotas.followers = 1
    try await withLiveServer(settings: settings) { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      var first = try await server.follow()
      _ = try await first.next("page")
      await first.close()
      // Far sooner than the heartbeat, at which the server would notice, too.
      var requests = 0
      while requests < 1_000, try await server.hasNoPlace() { requests += 1 }
      #expect(requests < 1_000)
    }
  }

  @Test func `a request that opens no stream takes no place`() async throws {
    var settings = ServerSettings.quick
    settings.quotas.followers = 1
    try await withLiveServer(settings: settings) { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      for _ in 0..<3 {
        let head = try await server.send(
          .head, Route.link(.follow, Link.toFollow.secret, .events).path, nil, [:])
        #expect(head.status == 200)
      }
      var stream = try await server.follow()
      #expect(try await stream.next("page") != nil)
    }
  }
}

extension TestServer {
  /// Whether there is no place for another follower.
  fileprivate func hasNoPlace() async throws -> Bool {
    let path = Route.link(.follow, Link.toFollow.secret, .events).path
    return try await send(.head, path, nil, [:]).status == 503
  }
}
