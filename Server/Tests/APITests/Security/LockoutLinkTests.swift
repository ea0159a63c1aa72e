import API
import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing

/// Links that the operator turns off beside a server that runs.
@Suite(.timeLimit(.minutes(5)))
struct LockoutLinkTests {
  private let store = MemoryStore()

  private static let follow = Link(
    id: .fixed(70), purpose: .follow, secret: LinkSecret(high: 70, low: 1))
  private static let score = Link(
    id: .fixed(71), purpose: .score, secret: LinkSecret(high: 71, low: 1))
  private static let waiting = Link(
    id: .fixed(72), purpose: .follow, secret: LinkSecret(high: 72, low: 1))
  private static let reply = Link(
    id: .fixed(73), purpose: .reply, secret: LinkSecret(high: 73, low: 1))
  private static let table = Link(
    id: .fixed(74), purpose: .table, secret: LinkSecret(high: 74, low: 1))

  /// Links of every purpose, and one to a gather that was deleted.
  private static func changes() throws -> [StampedChange] {
    [
      .numbered(1, .gather(.friday, .started([]))), .numbered(2, .gather(.sunday, .started([]))),
      .numbered(3, .sharing(.friday, .linkMade(follow))),
      .numbered(4, .sharing(.friday, .linkMade(score))),
      .numbered(5, .sharing(.sunday, .linkMade(waiting))),
      .numbered(6, .gather(.sunday, .set(.deleted, true))),
      .numbered(7, .replies(.linkMade(try #require(Replies.ReplyLink(reply, for: nil))))),
      .numbered(
        8, .tables(.linkMade(table, try #require(TableLink.Terms(.allTime, minutesFromUTC: 0))))),
    ]
  }

  @Test
  func `links of every purpose lead nowhere, also to what was deleted, and are off on the phone`()
    async throws
  {
    try await withServer(store: store) { server in
      // Given
      let ann = try await server.welcome("Ann")
      try await ann.deliver(Self.changes())
      let links = [Self.follow, Self.score, Self.waiting, Self.reply, Self.table]
      #expect(Set(links.map(\.purpose)) == Set(Link.Purpose.allCases))
      let path = Self.follow.purpose.pagePath(behind: Self.follow.secret.text)
      #expect(try await server.get(path).status == 200)
      // When
      let desk = AccountDesk(
        store: store, environment: server.environment.environment,
        cost: ServerSettings.quick.passwordCost)
      let lockout = try await desk.resetPassword(of: "Ann")
      let count = try await desk.turnOffLinks(of: "Ann")
      // Then
      #expect(count == 5)
      for link in links { #expect(try await store.linkTarget(of: link.secret) == nil) }
      server.environment.advance(bySeconds: 60)
      #expect(try await server.get(path).status == 404)
      // Logging out sends the heartbeat that otherwise comes every 20 seconds.
      try await server.enter("Ann", password: lockout.password).post("/api/users/logout")
      let again = try await server.enter("Ann", password: lockout.password)
      let squad = try await again.snapshot().squad
      let shared =
        squad.allGathers.flatMap(\.sharing.links) + squad.plans.replies.links.map(\.link)
        + squad.tableLinks.map(\.link)
      #expect(shared.count == 5)
      #expect(shared.filter { !$0.isOff } == [])
      #expect(squad.gather(.sunday) == nil)
      #expect(try await desk.turnOffLinks(of: "Ann") == 0)
    }
  }
}
