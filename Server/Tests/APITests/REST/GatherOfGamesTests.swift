import API
import Domain
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// Gathers of more than two teams, as programs see them.
@Suite(.timeLimit(.minutes(5)))
struct GatherOfGamesTests {
  /// A gather of three teams with two games: Team A 1-0 Team B, Team A 0-1 Team C.
  private static func changes() throws -> [StampedChange] {
    let cem = Participant(id: .fixed(3), name: try ShortText("Cem"), team: .teamC)
    return [
      .numbered(1, .gather(.friday, .participantAssigned(cem))),
      .numbered(2, .goal(.friday, .opener, .added(.teamA))),
      .numbered(3, .gather(.friday, .gameStarted(.fixed(1), Pairing(.teamA, .teamC) ?? .first))),
      .numbered(4, .goal(.friday, .equaliser, .added(.teamC, in: .fixed(1)))),
    ]
  }

  @Test func `a gather of three teams has its games in place of a score`() async throws {
    try await withServer { server in
      // Given
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      try await ann.deliver(try Self.changes() + [.numbered(5, .gather(.friday, .ended))])
      // When
      let gathers = try await ann.get("/api/gathers").body
      // Then
      #expect(gathers.contains(#"Z","games":[{"home":"Team A","away":"Team B","startedAt":""#))
      #expect(
        gathers.contains(#""score":"1-0","winnerTeam":"Team A"},{"home":"Team A","away":"Team C","#)
      )
      #expect(gathers.hasSuffix(#""score":"0-1","winnerTeam":"Team C"}]}]"#))
    }
  }

  @Test func `a result of two teams does not end a gather of three`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      try await ann.deliver(try Self.changes())

      let response = try await ann.end(
        "/api/gathers/\(Gather.ID.friday.uuidString)", "2-1", winner: "Team A")

      #expect(response.status == 409 && response.body.contains("several games"))
    }
  }

  @Test func `clubs get the game that is on and those before it`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      try await ann.deliver(try Self.changes())

      let data = try await server.get(Route.link(.follow, Link.toFollow.secret, .data).path).body

      #expect(data.contains(#""score":"0-1","games":[{"home":"Team A","away":"Team B""#))
      // Also one in which nothing has happened yet is the last.
      try await ann.deliver([
        .numbered(5, .gather(.friday, .gameStarted(.fixed(2), Pairing(.teamB, .teamC) ?? .first)))
      ])
      let later = try await server.get(Route.link(.follow, Link.toFollow.secret, .data).path).body
      #expect(later.contains(#""score":"0-0","games":["#))
      #expect(
        later.contains(#""away":"Team C","startedAt":"2026-11-20T18:40:00.000Z","score":"0-0"}]"#))
      #expect(data.contains(#""team":"Team B","#) && data.contains(#""team":"Team C","#))
    }
  }

  @Test func `a page that follows goes on with the next game`() async throws {
    try await withLiveServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.shareFriday()
      var stream = try await server.follow()
      _ = try await stream.next("page")

      try await ann.deliver(try Self.changes())

      #expect(try await stream.next("page")?.contains("Team A 0–1 Team C") == true)
    }
  }
}
