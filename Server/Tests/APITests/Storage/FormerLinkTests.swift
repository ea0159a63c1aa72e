import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// Links that an earlier version made, in databases that it wrote: their addresses are in chats.
@Suite(.timeLimit(.minutes(5)))
struct FormerLinkTests {
  @Test(arguments: FormerLinks.allCases)
  func `a link to follow opens all that belongs to it`(_ database: FormerLinks) async throws {
    try await withFormer(database) { server in
      let secret = Link.toFollow.secret
      let page = try await server.followPage()
      #expect(page.status == 200)
      #expect(page.body.contains("Team A 1–0 Team B"))
      let data = try await server.get("/follow/\(secret.text).json")
      #expect(data.body.contains(#""score":"1-0""#))
      #expect(try await server.get("/follow/\(secret.text).png").status == 200)
    }
  }

  @Test(arguments: FormerLinks.allCases)
  func `a scorekeeper goes on, and the page shows it`(_ database: FormerLinks) async throws {
    try await withFormer(database) { server in
      // Given
      #expect(
        try await server.scoringSnapshot().squad.gather(.friday)?.currentGame.score.text == "1-0")
      // When
      try await server.score([.min(2, .goal(.friday, .equaliser, .added(.teamB)))])
      // Then
      #expect(try await server.followPage().body.contains("Team A 1–1 Team B"))
    }
  }

  @Test(arguments: FormerLinks.allCases)
  func `a link that was turned off stays off, and that of a deleted gather comes back with it`(
    _ database: FormerLinks
  ) async throws {
    try await withFormer(database) { server in
      // Given
      #expect(try await server.followPage(FormerLinks.off).status == 404)
      #expect(try await server.followPage(FormerLinks.deleted).status == 404)
      // When
      let ann = try await server.enter("Ann")
      try await ann.deliver([.numbered(1, .gather(.sunday, .set(.deleted, false)))])
      // Then
      #expect(try await server.followPage(FormerLinks.deleted).status == 200)
      #expect(try await server.followPage(FormerLinks.off).status == 404)
    }
  }

  private func withFormer(
    _ database: FormerLinks, _ test: (TestServer) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    try await withServer(store: database.open(in: folder), test)
    // The folder is removed when it is no longer retained.
    withExtendedLifetime(folder) {}
  }
}
