import Domain
import ServerTestSupport
import TestSupport
import Testing
import Wire

/// The REST API and sync, which work on the same squad.
@Suite(.timeLimit(.minutes(5)))
struct FacadeTests {
  @Test(arguments: StoreKind.allCases)
  func `the log has the changes of REST requests`(_ kind: StoreKind) async throws {
    try await withServer(kind) { server in
      let ann = try await server.welcome("Ann")
      for number in 1...3 { try await ann.addPlayer("Player \(number)") }
      let gather = try await ann.startGather()
      try await ann.put(player: 1, into: gather, team: "Team A")
      try await ann.put(player: 2, into: gather, team: "Team B")
      try await ann.end(gather, "2-1", winner: "Team A")
      try await ann.put("/api/players/1", #"{"name":"Uno","age":30}"#)
      try await ann.delete("/api/players/3")

      var squad = Squad()
      let response = try await ann.changes(since: 0)
      for change in response.page.changes { try squad.apply(change) }

      let snapshot = try await ann.snapshot()
      #expect((snapshot.sequence, snapshot.squad) == (response.latest, squad))
      #expect(squad.players.map(\.details.name.text) == ["Uno", "Player 2"])
      #expect(squad.gathers.map(\.currentGame.score.text) == ["2-1"])
      #expect(response.page.changes.allSatisfy { $0.author == ann.author })
    }
  }

  @Test func `REST clients read what a device delivered`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let name = try ShortText("Player 1")
      let gather = Gather.ID.fixed(70)
      let players = [Participant(id: .fixed(1), name: name, team: .teamB)]

      try await ann.deliver([
        .numbered(1), .numbered(2, .gather(gather, .started(players))),
        .numbered(3, .goal(gather, .fixed(1), .added(.teamB))),
        .numbered(4, .gather(gather, .ended)),
      ])

      #expect(try await ann.get("/api/players") == .json(#"[{"id":1,"name":"Player 1"}]"#))
      let gathers = try await ann.get("/api/gathers").body
      #expect(gathers.hasSuffix(#""score":"0-1","winnerTeam":"Team B"}]"#))
      #expect(
        try await ann.get("/api/gathers/\(gather.uuidString)/players")
          == .json(#"[{"id":1,"name":"Player 1","team":"Team B"}]"#))
    }
  }

  @Test func `a result from REST adds to the goals that devices recorded`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let gather = try await ann.startGather()
      let id = try #require(Gather.ID(uuidString: String(gather.dropFirst("/api/gathers/".count))))
      try await ann.deliver(
        (1...3).map { .numbered($0, .goal(id, .fixed($0), .added(.teamA))) })

      #expect(try await ann.end(gather, "1-1", winner: "None") == .noContent)

      let goals = try await ann.snapshot().squad.gather(id)?.currentGame.goals
      #expect(goals?.map(\.side) == [.teamA, .teamB])
      #expect(goals?.first?.id == .fixed(1))
    }
  }

  @Test func `every change of the squad is in the next response`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      for number in 1...5 {
        try await ann.addPlayer("Player")
        let ids = (1...number).map { "{\"id\":\($0),\"name\":\"Player\"}" }
        #expect(try await ann.get("/api/players") == .json("[\(ids.joined(separator: ","))]"))
        #expect(try await ann.snapshot().sequence == Int64(number))
      }
    }
  }
}
