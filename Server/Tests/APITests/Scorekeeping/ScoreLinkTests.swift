import API
import Domain
import HTTPTypes
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// People who keep the score of a gather by a link.
@Suite(.timeLimit(.minutes(5)))
struct ScoreLinkTests {
  private static let secret = Link.toScore.secret
  private static let goal = Change.goal(.friday, .opener, .added(.teamA))

  @Test func `a scorekeeper's goal is in the organiser's log, with the link as its author`()
    async throws
  {
    try await withServer { server in
      // Given
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      // When
      let response = try await server.score([.minArrives, .min(1, Self.goal)], since: 4)
      // Then
      #expect(
        response.outcomes.map(\.outcome) == [.accepted(sequence: 5), .accepted(sequence: 6)])
      let log = try await ann.changes(since: 4).page.changes
      #expect(log.map(\.author) == [.link(Link.toScore.id), .link(Link.toScore.id)])
      let gather = try await ann.snapshot().squad.gather(.friday)
      #expect(gather?.currentGame.score.text == "1-0")
      #expect(gather?.currentGame.goals.map(\.recorder) == [.fixed(7)])
    }
  }

  @Test func `a link shows its gather and nothing else of the squad`() async throws {
    try await withServer { server in
      // Given
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      let other = Gather.ID.fixed(0xABCD)
      try await ann.deliver([.numbered(1, .gather(other, .started([]))), .numbered(2)], since: 4)
      try await server.score([.minArrives])
      let path = Route.link(.score, Self.secret, .changes).path
      // When
      let snapshot = try await server.get(Route.link(.score, Self.secret, .snapshot).path)
      let changes = try await server.get("\(path)?since=0")
      // Then
      let squad = try await ann.snapshot().squad
      #expect(
        try Snapshot(json: snapshot.bytes).squad
          == Scope.link(.gather(.friday), .score).view(of: squad))
      let page = try SyncResponse(json: changes.bytes).page
      #expect(page.changes.map(\.sequence) == [2, 7])
      #expect(page.upTo == 7)
      for body in [snapshot.body, changes.body] {
        #expect(!body.contains(Self.secret.text))
        #expect(!body.contains(Link.toFollow.secret.text))
        #expect(!body.contains(ann.userID))
        #expect(!body.contains(other.uuidString))
        #expect(!body.contains("playerAdded"))
        #expect(!body.contains("\"age\""))
      }
    }
  }

  @Test func `a change that is delivered twice counts once`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      let first = try await server.score([.minArrives, .min(1, Self.goal)])

      let second = try await server.score([.minArrives, .min(1, Self.goal)])

      #expect(second.outcomes == first.outcomes)
      #expect(try await ann.snapshot().squad.gather(.friday)?.currentGame.score.text == "1-0")
    }
  }

  @Test func `a link works until twelve hours after the gather's end`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      try await ann.deliver([.numbered(1, .gather(.friday, .ended))])
      server.environment.advance(bySeconds: 12 * 3_600)
      #expect(try await server.tryToScore([]).status == 200)

      server.environment.advance(bySeconds: 1)

      #expect(try await server.tryToScore([]).status == 410)
    }
  }

  @Test func `a scorekeeper hears the goals of others, and nothing of other gathers`() async throws
  {
    try await withLiveServer { server in
      // Given
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      try await server.score([.minArrives])
      var stream = try await server.watchScore(since: 5)
      // When
      try await ann.deliver([
        .numbered(2, .gather(.sunday, .started([]))), .numbered(3, Self.goal),
      ])
      // Then
      let event = try #require(try await stream.next())
      #expect(event.id == 7)
      #expect(event.change.stamped.change == Self.goal)
      #expect(event.change.author == nil)
    }
  }

  @Test func `the organiser is told who is there, and scorekeepers are not`() async throws {
    try await withLiveServer { server in
      // Given
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      #expect(try await ann.changes(since: 0).presence == [])
      let follower = try await server.follow()
      try await server.score([.minArrives])
      // When
      let request = SyncRequest(device: .fixed(7), since: 0, changes: [])
      let path = Route.link(.score, Self.secret, .changes).path
      let response = try await server.send(.post, path, request.json, [:])
      // Then
      #expect(try SyncResponse(json: response.bytes).presence == [])
      let min = Presence.Sign(of: .fixed(7), heardAt: server.environment.now)
      let presence = Presence(gather: .friday, followers: 1, signs: [min])
      #expect(try await ann.changes(since: 0).presence == [presence])
      await follower.close()
    }
  }

  @Test func `a device that said no name is not there`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      let request = SyncRequest(device: .fixed(99), since: 0, changes: [])
      try await server.send(
        .post, Route.link(.score, Self.secret, .changes).path, request.json, [:])
      #expect(try await ann.changes(since: 0).presence == [])
    }
  }

  @Test func `the stream ends when the link is turned off`() async throws {
    try await withLiveServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      var stream = try await server.watchScore(since: 4)
      try await ann.deliver([.numbered(1, .sharing(.friday, .linkTurnedOff(Link.toScore.id)))])
      #expect(try await stream.next() == nil)
    }
  }
}
