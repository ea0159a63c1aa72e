import API
import Domain
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// By which group a page is, for people who have several links in one chat.
@Suite(.timeLimit(.minutes(5)))
struct GroupNameTests {
  @Test func `a group's name is on its pages, in its calendar, beside its links and in REST`()
    async throws
  {
    try await withPlan(most: 10) { server, ann in
      // Given
      try await ann.shareFriday()
      try await ann.deliver([
        .numbered(20, .squad(.nameSet(try GroupName("Mondays <8pm>")))),
        .numbered(21, .tables(.linkMade(.toTable, .allTime))),
      ])
      // When
      let reply = try await server.replyPage().body
      let calendar = try await server.replyPage(".ics").body
      let table = try await server.get("/table/\(Link.toTable.secret.text)").body
      let follow = try await server.get(Route.link(.follow, Link.toFollow.secret, .page).path).body
      let season = try await ann.get("/api/season").body
      // Then
      #expect(reply.contains("Mondays &lt;8pm&gt; · Are you in?"))
      #expect(reply.contains("<title>Mondays &lt;8pm&gt; · "))
      #expect(calendar.contains("X-WR-CALNAME:Mondays <8pm>\r\n"))
      #expect(table.contains("<title>Mondays &lt;8pm&gt; · Season"))
      #expect(
        follow.contains(#"og:description" content=""#) && follow.contains("Mondays &lt;8pm&gt;"))
      #expect(season.contains(#""group":"Mondays <8pm>""#))
    }
  }

  @Test func `a group without a name is called by its game`() async throws {
    try await withPlan { server, _ in
      let page = try await server.replyPage().body
      #expect(page.contains("Football · Are you in?"))
    }
  }
}
