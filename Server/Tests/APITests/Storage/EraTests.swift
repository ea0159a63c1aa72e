import API
import Domain
import HTTPTypes
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// A server whose database went back to an earlier state goes on without a restart, in another epoch.
@Suite(.timeLimit(.minutes(5)))
struct EraTests {
  private let store = FaultyStore()
  private let earlier = MemoryStore()

  @Test func `streams end, sessions end, and phones load the log that is there`() async throws {
    try await withLiveServer(store: store) { server in
      // Given
      let ann = try await server.welcome("Ann")
      let known = try await ann.deliver([.numbered(1), .numbered(2)])
      var stream = try await ann.watch(since: 2)
      // When
      store.goBack(to: earlier)
      #expect(try await stream.next() == nil)
      // Then
      while try await server.get("/ready").status != 200 { await Task.yield() }
      #expect(try await ann.get("/api/players").status == 401)
      let again = try await server.welcome("Ann")
      let body = SyncRequest(epoch: known.epoch, since: 2, changes: [try .numbered(3)]).json
      let refused = try await again.send(.post, "\(again.squadPath)/changes", body, [:])
      #expect(refused.status == 409)
      #expect(try await again.snapshot().squad.players == [])
      #expect(try await again.deliver([.numbered(3)]).epoch != known.epoch)
    }
  }

  @Test func `people at pages come back to the log that is there`() async throws {
    try await withLiveServer(store: store) { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      var page = try await server.follow()
      #expect(try await page.next("page") != nil)

      store.goBack(to: earlier)

      while try await page.next("page") != nil {}
      while try await server.get("/ready").status != 200 { await Task.yield() }
      #expect(try await server.followPage().status == 404)
    }
  }

  @Test func `a server shuts down in its second epoch, too`() async throws {
    try await withServer(store: store) { server in
      try await server.register("Ann")
      store.goBack(to: earlier)

      while try await server.logIn("Ann").status != 401 { await Task.yield() }
    }
  }
}
