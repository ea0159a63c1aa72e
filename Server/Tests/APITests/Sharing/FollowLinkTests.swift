import API
import Domain
import HTTPTypes
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// Links that work, and those that do not.
@Suite(.timeLimit(.minutes(5)))
struct FollowLinkTests {
  private static let wrong = "/follow/AAAAAAAAAAAAAAAAAAAAAA"

  private func browse(_ server: TestServer, _ path: String) async throws -> TestResponse {
    try await server.get(path, headers: [.accept: "text/html"])
  }

  @Test(arguments: ["AAAAAAAAAAAAAAAAAAAAAA", "short", "AAAAAAAAAAEAAAAAAAAAA", "%F0%9F%8F%86"])
  func `a wrong link says so kindly`(secret: String) async throws {
    try await withServer { server in
      let page = try await browse(server, "/follow/\(secret)")
      #expect(page.status == 404)
      #expect(page.body.contains("This link does not work"))
      #expect(!page.body.contains("data-title"))
    }
  }

  @Test func `a program gets the error as JSON`() async throws {
    try await withServer { server in
      let response = try await server.get("\(Self.wrong).json")
      #expect(response == .error(404, "There is no such link."))
    }
  }

  @Test func `a link that was turned off looks like a wrong one`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      #expect(try await server.followPage().status == 200)

      try await ann.deliver([.numbered(1, .sharing(.friday, .linkTurnedOff(Link.toFollow.id)))])

      #expect(try await server.followPage() == browse(server, Self.wrong))
    }
  }

  @Test func `a scoring link is no link to follow`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      let page = try await server.followPage(Link.toScore.secret)
      #expect(page.status == 404)
    }
  }

  @Test func `a second secret of one link opens nothing`() async throws {
    try await withServer { server in
      // Given a change that repeats the link's id, which the squad ignores and storage does not
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      let second = Link(
        id: Link.toFollow.id, purpose: .follow, secret: LinkSecret(high: 9, low: 9))
      try await ann.deliver([.numbered(1, .sharing(.friday, .linkMade(second)))])
      // Then
      #expect(try await server.followPage(second.secret).status == 404)
      #expect(try await server.followPage().status == 200)
    }
  }

  @Test func `a link works for 30 days after the gather's end`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      try await ann.deliver([.numbered(1, .gather(.friday, .ended))])
      server.environment.advance(byDays: 30)
      #expect(try await server.followPage().status == 200)

      server.environment.advance(bySeconds: 1)

      let page = try await server.followPage()
      #expect(page.status == 410)
      #expect(page.body.contains("This match is long over"))
    }
  }

  @Test func `a link to a deleted gather works again when the gather is restored`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      try await ann.deliver([.numbered(1, .gather(.friday, .set(.deleted, true)))])
      #expect(try await server.followPage().status == 404)
      try await ann.deliver([.numbered(2, .gather(.friday, .set(.deleted, false)))])
      #expect(try await server.followPage().status == 200)
    }
  }

  @Test func `the links of a deleted account no longer work`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      try await server.deleteAccount("Ann")
      #expect(try await server.followPage().status == 404)
    }
  }

  @Test func `an address that guesses is slowed down, and others are not`() async throws {
    let limits = Throttling(wrongLinksPerAddress: 3)
    try await withServer(settings: .throttled(limits, isBehindProxy: true)) { server in
      // Given
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      let forwarded = try #require(HTTPField.Name("X-Forwarded-For"))
      let guesser: HTTPFields = [.accept: "text/html", forwarded: "192.0.2.1"]
      for _ in 0..<3 {
        #expect(try await server.get(Self.wrong, headers: guesser).status == 404)
      }
      // When
      let right = Route.link(.follow, Link.toFollow.secret, .page).path
      let throttled = try await server.get(right, headers: guesser)
      // Then
      #expect(throttled.status == 429)
      #expect(throttled.headers[.retryAfter] != nil)
      #expect(try await server.get(right, headers: [forwarded: "192.0.2.2"]).status == 200)
      server.environment.advance(bySeconds: 15 * 60)
      #expect(try await server.get(right, headers: guesser).status == 200)
    }
  }

  @Test func `no secret of a link is logged`() async throws {
    let log = RecordedLog()
    try await withServer(logger: log.logger) { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      _ = try await server.followPage()
      _ = try await server.get("/follow/AAAAAAAAAAEAAAAAAAAAA")
      _ = try await server.get(Route.link(.follow, Link.toFollow.secret, .data).path + "?x=1")
      _ = try await server.post(Route.link(.follow, Link.toFollow.secret, .page).path)
      let secret = Link.toFollow.secret.text
      for path in ["//follow/\(secret)", "/Follow/\(secret)", "/%66ollow/\(secret)", "/\(secret)"] {
        _ = try await server.get(path)
      }
    }
    #expect(!log.text.contains("AAAAAAAAAAEAAAAAAAAAA"))
    #expect(log.lines.count { $0.contains("GET /follow/… ") } == 3)
  }
}
