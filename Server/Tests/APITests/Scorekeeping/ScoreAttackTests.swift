import API
import Domain
import HTTPTypes
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// What the holders of a scoring link try that they may not.
@Suite(.timeLimit(.minutes(5)))
struct ScoreAttackTests {
  private static let secret = Link.toScore.secret
  private static let goal = Change.goal(.friday, .opener, .added(.teamA))

  /// Every kind of change that is not the scorekeeper's to make, and some that are of no use.
  private static let forbidden = Result {
    let kinds = Change.Kind.allCases.filter { !$0.isScorekeeping }
    let others: [Change] = [
      .goal(.sunday, .opener, .added(.teamA)), .gather(.sunday, .ended), .gather(.never, .ended),
      .sharing(.friday, .scorekeeperNamed(Scorekeeper(id: .fixed(8), name: try ShortText("Bo")))),
      .goal(.friday, .opener, .recorded(by: .fixed(8))),
      .goal(.friday, .opener, .moved(to: .latest)), .goal(.friday, .opener, .moved(to: .earliest)),
    ]
    return try kinds.flatMap { try $0.examples } + others
  }

  @Test func `what a link does not permit is refused, and leaves no trace`() async throws {
    try await withServer { server in
      // Given
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      try await ann.deliver([.numbered(1, .gather(.sunday, .started([])))], since: 4)
      try await server.score([.minArrives])
      let before = try await ann.snapshotBytes()
      // When
      let changes = try Self.forbidden.get().enumerated().map {
        StampedChange.min(UInt64($0) + 1, $1)
      }
      let response = try await server.score(changes)
      // Then
      #expect(response.outcomes.count == changes.count)
      #expect(response.outcomes.allSatisfy { $0.outcome == .rejected(.notPermitted) })
      #expect(try await ann.snapshotBytes() == before)
      // The organiser may still use these ids.
      let again = try await ann.deliver([changes[0]], since: 6)
      #expect(again.outcomes.map(\.outcome) == [.accepted(sequence: 7)])
    }
  }

  @Test(arguments: [Instant.earliest, .kickOff(plusMinutes: 6), .latest])
  func `a change from a time far off is refused`(madeAt: Instant) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      try await server.score([.minArrives])
      let ended = StampedChange(
        id: .fixed(1), device: .fixed(7), madeAt: madeAt, change: .gather(.friday, .ended))

      let response = try await server.score([ended])

      #expect(response.outcomes.map(\.outcome) == [.rejected(.notPermitted)])
      #expect(try await ann.snapshot().squad.gather(.friday)?.endedAt == nil)
    }
  }

  @Test func `a link that was turned off looks like a wrong one, for every request`() async throws {
    try await withServer { server in
      // Given
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      try await server.score([.minArrives])
      try await ann.deliver([.numbered(1, .sharing(.friday, .linkTurnedOff(Link.toScore.id)))])
      let wrong = LinkSecret(high: 99, low: 99)
      // Then
      for secret in [Self.secret, wrong, Link.toFollow.secret] {
        let responses = [
          try await server.get(Route.link(.score, secret, .snapshot).path),
          try await server.get(Route.link(.score, secret, .changes).path),
          try await server.tryToScore([.min(1, Self.goal)], with: secret),
        ]
        #expect(responses.allSatisfy { $0 == .error(404, "There is no such link.") })
      }
      #expect(try await ann.snapshot().squad.gather(.friday)?.currentGame.score.text == "0-0")
    }
  }

  @Test func `guessing secrets must wait after some hundred tries`() async throws {
    try await withServer { server in
      let wrong = Route.link(.score, LinkSecret(high: 99, low: 99), .snapshot).path
      for _ in 0..<300 { try await server.get(wrong) }
      let refused = try await server.get(wrong)
      #expect(refused.status == 429)
    }
  }

  @Test(arguments: Endpoint.all().filter { !$0.route.isOpen(to: $0.method) })
  func `no other route takes the secret for a token`(endpoint: Endpoint) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      let before = try await ann.snapshotBytes()
      for headers in [
        [.authorization: "Bearer \(Self.secret.text)"],
        [.cookie: "gather_token=\(Self.secret.text)"],
      ] as [HTTPFields] {
        let method = try #require(HTTPRequest.Method(endpoint.method.rawValue))
        let response = try await server.send(
          method, endpoint.route.path, endpoint.body.map { Array($0.utf8) }, headers)
        // Deleting an account asks for its password.
        #expect([401, 403].contains(response.status), "\(response)")
      }
      #expect(try await ann.snapshotBytes() == before)
    }
  }

  @Test func `a token shows nothing more by a link`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      let other = try await server.welcome("Ben")
      let response = try await other.get(Route.link(.score, Self.secret, .snapshot).path)
      #expect(try Snapshot(json: response.bytes).squad.allPlayers.isEmpty)
    }
  }
}
