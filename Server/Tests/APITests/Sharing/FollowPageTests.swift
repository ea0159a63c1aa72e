import API
import Domain
import HTTPTypes
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// The page on which people follow a gather by a link.
@Suite(.timeLimit(.minutes(5)))
struct FollowPageTests {
  @Test func `a visitor without an account sees the score, the goals and the teams`() async throws {
    try await withServer { server in
      // Given
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      try await ann.deliver([
        .numbered(1, .clock(.friday, nil, .started)),
        .numbered(2, .goal(.friday, .opener, .added(.teamB))),
        .numbered(
          3, .goal(.friday, .opener, .credited(.scored(by: .ben, assist: nil)))),
      ])
      server.environment.advance(bySeconds: 65)
      // When
      let page = try await server.followPage()
      // Then
      #expect(page.status == 200)
      #expect(page.headers[.contentType] == "text/html; charset=utf-8")
      #expect(page.body.contains("<title>Team A 0–1 Team B · Running</title>"))
      #expect(page.body.contains(">08:55</p>"))
      #expect(page.body.contains(">8 min left</p>"))
      #expect(page.body.contains("Ann Lee"))
      #expect(page.body.contains("0-1 Ben 1′"))
    }
  }

  @Test func `the page is in the visitor's language`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()

      let korean = try await server.followPage(language: "ko-KR,en;q=0.5")
      let english = try await server.followPage(language: "fr")

      #expect(korean.body.contains(#"<html lang="ko" dir="ltr">"#))
      #expect(korean.body.contains("A팀"))
      #expect(english.body.contains(#"<html lang="en" dir="ltr">"#))
      #expect(korean.headers[.vary] == "Accept-Language, Cookie")
    }
  }

  @Test func `names are shown as the organiser chose`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      try await ann.deliver([
        .numbered(1, .sharing(.friday, .followerNamesSet(.firstNameAndInitial)))
      ])

      let page = try await server.followPage()

      #expect(page.body.contains("Ann L."))
      #expect(!page.body.contains("Lee"))
    }
  }

  @Test func `nothing else of the squad is on the page, in its data and in its stream`()
    async throws
  {
    try await withLiveServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      try await ann.deliver([
        .numbered(
          1, .player(.stranger, .added(PlayerDetails(name: try ShortText("Zlatan Secret"))))),
        .numbered(2, .gather(.sunday, .started([]))),
      ])
      let page = try await server.followPage().body
      let data = try await server.get(Route.link(.follow, Link.toFollow.secret, .data).path).body
      var stream = try await server.follow()
      let event = try #require(try await stream.next("page"))

      for text in [page, data, event] {
        for secret in [
          "Zlatan", "-0000-0000-", ann.userID, ann.squadID, ann.token,
          Link.toScore.secret.text, Link.toFollow.secret.text,
        ] {
          #expect(!text.contains(secret), "\(secret)")
        }
      }
    }
  }

  @Test func `no cache keeps the page, no search engine lists it, and any site may frame it`()
    async throws
  {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()

      let page = try await server.followPage()

      #expect(page.headers[.cacheControl] == "no-store")
      #expect(page.headers[try #require(HTTPField.Name("Referrer-Policy"))] == "no-referrer")
      #expect(page.headers[try #require(HTTPField.Name("X-Robots-Tag"))] == "noindex, nofollow")
      let policy = try #require(page.headers[.contentSecurityPolicy])
      #expect(policy.contains("frame-ancestors *"))
      #expect(policy.contains("default-src 'none'"))
      let app = try await server.get("/api/players")
      #expect(app.headers[.contentSecurityPolicy]?.contains("frame-ancestors 'none'") == true)
    }
  }

  @Test func `the data of the page are JSON for other sites`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      try await ann.deliver([
        .numbered(1, .goal(.friday, .opener, .added(.teamA))),
        .numbered(2, .goal(.friday, .opener, .credited(.scored(by: .ann, assist: nil)))),
      ])

      let data = try await server.get(Route.link(.follow, Link.toFollow.secret, .data).path)

      #expect(data.headers[.accessControlAllowOrigin] == "*")
      let json = try JSON(data.bytes)
      #expect(json["score"] == .string("1-0"))
      #expect(data.body.contains(#""scorer":"Ann Lee""#))
      #expect(data.body.contains(#""players":["Ben"]"#))
    }
  }
}
