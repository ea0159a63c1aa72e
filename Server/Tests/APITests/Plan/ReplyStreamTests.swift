import API
import Domain
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// Pages on which friends answer, kept up to date by a live stream.
@Suite(.timeLimit(.minutes(5)))
struct ReplyStreamTests {
  private static let secret = LinkSecret(high: 5, low: 6)
  private static let key = PlanKey.single(.fixed(3))

  @Test func `an open page hears of each answer, and of nothing that concerns one visitor`()
    async throws
  {
    try await withPlan(most: 10, over: .socket) { server, ann in
      var stream = try await server.follow(Self.secret, for: .reply)
      #expect(try await stream.next("page")?.contains("0 of 10") == true)
      let fields = ["person": Player.ID.ann.uuidString, "answer": "in"]
      #expect(try await server.reply(fields).status == 303)
      var page = try #require(try await stream.next("page"))
      // The binding of the browser came first.
      while page.contains("0 of 10") { page = try #require(try await stream.next("page")) }
      #expect(page.contains("1 of 10") && page.contains("Ann L."))
      #expect(!page.contains("<form") && !page.contains("Lee"))
    }
  }

  @Test func `open pages hear what the group is called, also those that come later`() async throws {
    try await withPlan(most: 10, over: .socket) { server, ann in
      // Given
      var stream = try await server.follow(Self.secret, for: .reply)
      #expect(try await stream.next("page")?.contains("Football · Are you in?") == true)
      try await ann.shareFriday()
      var match = try await server.follow(Link.toFollow.secret)
      _ = try await match.next("page")
      // When
      try await ann.deliver([.numbered(50, .squad(.nameSet(try GroupName("Mondays"))))])
      // Then
      var page = try #require(try await stream.next("page"))
      while page.contains("Football ·") { page = try #require(try await stream.next("page")) }
      #expect(page.contains("Mondays · Are you in?"))
      var later = try await server.follow(Self.secret, for: .reply)
      #expect(try await later.next("page")?.contains("Mondays · Are you in?") == true)
      #expect(try await match.next("page")?.contains("Mondays · ") == true)
    }
  }

  @Test func `the page of a day hears of that day's game`() async throws {
    try await withPlan(most: 10, over: .socket) { server, ann in
      let friday = CivilDay.thursday.advanced(byDays: 1)
      try await ann.deliver([.numbered(10, .planned(.fixed(4), on: friday, most: 8))])
      var stream = try await server.follow(Self.secret, for: .reply, query: "?day=20261204")
      #expect(try await stream.next("page")?.contains("0 of 8") == true)
    }
  }

  @Test func `a page hears when time alone changes it`() async throws {
    try await withPlan(most: 1, over: .socket) { server, ann in
      // Given a place that was given up, which is kept for five minutes
      let first = try #require(
        try await server.reply(["person": Player.ID.ann.uuidString, "answer": "in"]).replyCookie)
      _ = try await server.reply(["answer": "out", "form": "b"], cookie: first)
      var stream = try await server.follow(Self.secret, for: .reply)
      #expect(try await stream.next("page")?.contains("one place becomes free at") == true)
      // When they are over
      server.environment.advance(bySeconds: 301)
      // Then it hears of it with the next sign of life
      let news = try #require(try await stream.next("page"))
      #expect(news.contains("0 of 1") && !news.contains("comes free"))
    }
  }

  @Test func `a page is told that its link was turned off`() async throws {
    try await withPlan(over: .socket) { server, ann in
      var stream = try await server.follow(Self.secret, for: .reply)
      _ = try await stream.next("page")
      try await ann.deliver([.numbered(10, .replies(.linkTurnedOff(.fixed(3))))])
      #expect(try await stream.next("gone") == "")
    }
  }
}
