import API
import Domain
import HTTPTypes
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// The picture that chats show beside a link.
@Suite(.timeLimit(.minutes(5)))
struct FollowPictureTests {
  private static let path = Route.link(.follow, Link.toFollow.secret, .picture).path

  @Test func `the picture is a PNG of the size that chats prefer`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()

      let picture = try await server.get(Self.path)

      #expect(picture.isPictureForChats)
      #expect(picture.headers[.cacheControl] == "no-store")
      #expect(picture["Referrer-Policy"] == "no-referrer")
      #expect(picture["X-Robots-Tag"] == "noindex, nofollow")
      #expect(picture.bytes.count < 25_000)
    }
  }

  @Test func `the picture changes with the score and not with the clock`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      let before = try await server.get(Self.path).bytes

      try await ann.deliver([.numbered(1, .clock(.friday, nil, .started))])
      server.environment.advance(bySeconds: 65)
      let running = try await server.get(Self.path).bytes
      try await ann.deliver([.numbered(2, .goal(.friday, .opener, .added(.teamB)))])
      let after = try await server.get(Self.path).bytes

      #expect(running == before)
      #expect(after != before)
    }
  }

  @Test func `the page names the picture by the operator's address and the score`() async throws {
    try await withServer(settings: .published) { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      try await ann.deliver([.numbered(1, .goal(.friday, .opener, .added(.teamA)))])
      let host = try #require(HTTPField.Name("Host"))

      let page = try await server.get(
        Route.link(.follow, Link.toFollow.secret, .page).path, headers: [host: "evil.example"])

      let address = "https://gather.example.org\(Self.path)"
      #expect(page.body.contains(#"<meta property="og:image" content="\#(address)?1-0">"#))
      #expect(!page.body.contains("evil.example"))
      #expect(try await server.get("\(Self.path)?1-0").status == 200)
    }
  }

  @Test func `a server that does not know its address names no picture`() async throws {
    var unsecured = ServerSettings.published
    unsecured.isPublicURLSecure = false
    for settings in [ServerSettings.quick, unsecured] {
      try await withServer(settings: settings) { server in
        let ann = try await server.welcome("Ann")
        try await ann.shareFriday()
        let page = try await server.followPage().body
        #expect(!page.contains("og:image"))
      }
    }
  }

  @Test func `in a group of numbers only, what chats show beside the link names no one`()
    async throws
  {
    try await withServer(settings: .published) { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      try await ann.deliver([
        .numbered(1, .goal(.friday, .opener, .added(.teamA))),
        .numbered(2, .goal(.friday, .opener, .credited(.scored(by: .ann, assist: nil)))),
      ])
      let described = #"<meta property="og:description" content="1-0 "#
      #expect(try await server.followPage().body.contains(described + "Ann"))
      try await ann.deliver([.numbered(3, .replies(.namesSet(.numbersOnly, areListed: false)))])
      #expect(try await server.followPage().body.contains(described + "Team A"))
    }
  }

  @Test func `a link that was turned off, is wrong or is for scoring has no picture`() async throws
  {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      try await ann.deliver([.numbered(1, .sharing(.friday, .linkTurnedOff(Link.toFollow.id)))])

      for secret in [
        Link.toFollow.secret.text, Link.toScore.secret.text, "short",
        "AAAAAAAAAAAAAAAAAAAAAA",
      ] {
        let picture = try await server.get("/follow/\(secret).png")
        #expect(picture == .error(404, "There is no such link."), "\(secret)")
      }
    }
  }

  @Test func `an address that guesses at pictures is slowed down`() async throws {
    try await withServer(settings: .throttled(Throttling(wrongLinksPerAddress: 1))) { server in
      let wrong = "/follow/AAAAAAAAAAAAAAAAAAAAAA.png"
      let (first, second) = (try await server.get(wrong), try await server.get(wrong))
      #expect(first.status == 404)
      #expect(second == .tooMany(seconds: 900))
    }
  }
}
