import API
import Domain
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// Pages that follow a gather live.
@Suite(.timeLimit(.minutes(5)))
struct FollowStreamTests {
  @Test func `a page gets what it shows at once, and again at each change of its gather`()
    async throws
  {
    try await withLiveServer { server in
      // Given
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      var stream = try await server.follow()
      #expect(try await stream.next("page")?.contains("Team A 0–0 Team B") == true)
      // When
      try await ann.deliver([.numbered(1), .numbered(2, .gather(.sunday, .started([])))])
      try await ann.deliver([.numbered(3, .goal(.friday, .opener, .added(.teamA)))])
      // Then
      #expect(try await stream.next("page")?.contains("Team A 1–0 Team B") == true)
    }
  }

  @Test func `each page has its language`() async throws {
    try await withLiveServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      var english = try await server.follow()
      var korean = try await server.follow(language: "ko")
      _ = try await (english.next("page"), korean.next("page"))

      try await ann.deliver([.numbered(1, .goal(.friday, .opener, .added(.teamA)))])

      #expect(try await english.next("page")?.contains("Team A") == true)
      #expect(try await korean.next("page")?.contains("A팀") == true)
    }
  }

  @Test func `a page that was cut off gets the present state when it comes back`() async throws {
    try await withLiveServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      var stream = try await server.follow()
      _ = try await stream.next("page")
      await stream.close()
      try await ann.deliver([.numbered(1, .goal(.friday, .opener, .added(.teamB)))])
      stream = try await server.follow()
      #expect(try await stream.next("page")?.contains("Team A 0–1 Team B") == true)
    }
  }

  @Test func `a page is told that its link was turned off`() async throws {
    try await withLiveServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      var stream = try await server.follow()
      _ = try await stream.next("page")

      try await ann.deliver([.numbered(1, .sharing(.friday, .linkTurnedOff(Link.toFollow.id)))])

      #expect(try await stream.next("gone") == "")
      #expect(try await stream.next("page") == nil)
    }
  }

  @Test func `a page comes back by itself when its gather was deleted and restored`() async throws {
    try await withLiveServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      var stream = try await server.follow()
      _ = try await stream.next("page")

      try await ann.deliver([.numbered(1, .gather(.friday, .set(.deleted, true)))])
      #expect(try await stream.next("page")?.contains("This link does not work") == true)
      try await ann.deliver([.numbered(2, .gather(.friday, .set(.deleted, false)))])

      let page = try #require(try await stream.next("page"))
      #expect(page.contains("Team A 0–0 Team B"))
    }
  }

  @Test func `a page hears when the pitch was last heard of`() async throws {
    try await withLiveServer { server in
      // Given
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      var stream = try await server.follow()
      let start = server.environment.now.milliseconds
      #expect(try await stream.next("heard") == "\(start) \(start)")
      // When
      server.environment.advance(bySeconds: 60)
      try await ann.deliver([])
      // Then
      let later = server.environment.now.milliseconds
      var heard = try await stream.next("heard")
      // A heartbeat may come in between.
      while heard?.hasSuffix(" \(start)") == true { heard = try await stream.next("heard") }
      #expect(heard == "\(later) \(later)")
    }
  }

  @Test func `a visitor who comes later gets the present time`() async throws {
    try await withLiveServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      var first = try await server.follow()
      _ = try await first.next("page")
      let heard = server.environment.now.milliseconds
      server.environment.advance(bySeconds: 600)

      var second = try await server.follow()
      _ = try await second.next("page")

      let now = server.environment.now.milliseconds
      #expect(try await second.next("heard") == "\(now) \(heard)")
    }
  }

  @Test func `a stream ends when the account is deleted`() async throws {
    try await withLiveServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      var stream = try await server.follow()
      _ = try await stream.next("page")
      try await server.deleteAccount("Ann")
      #expect(try await stream.next("page") == nil)
    }
  }
}
