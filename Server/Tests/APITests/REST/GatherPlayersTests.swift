import ServerTestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct GatherPlayersTests {
  @Test(arguments: StoreKind.allCases)
  func `players join teams and move between them`(_ kind: StoreKind) async throws {
    try await withServer(kind) { server in
      let ann = try await server.welcome("Ann")
      try await ann.post("/api/players", #"{"name":"One","age":30}"#)
      try await ann.addPlayer("Two")
      let gather = try await ann.startGather()

      #expect(try await ann.put(player: 2, into: gather, team: "Team A") == .ok)
      #expect(try await ann.put(player: 1, into: gather, team: "Bench") == .ok)
      #expect(
        try await ann.get("\(gather)/players")
          == .json(
            """
            [{"id":2,"name":"Two","team":"Team A"},\
            {"id":1,"name":"One","age":30,"team":"Bench"}]
            """))

      #expect(try await ann.put(player: 2, into: gather, team: "Team B") == .ok)
      #expect(
        try await ann.get("\(gather)/players").body
          .hasPrefix(#"[{"id":2,"name":"Two","team":"Team B"},"#))
    }
  }

  @Test func `the same team again changes nothing, not even the log`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.addPlayer("One")
      let gather = try await ann.startGather()
      try await ann.put(player: 1, into: gather, team: "Team A")
      let before = try await ann.snapshotBytes()

      #expect(try await ann.put(player: 1, into: gather, team: "Team A") == .ok)

      #expect(try await ann.snapshotBytes() == before)
    }
  }

  @Test func `a gather keeps the names of its players at the time`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.addPlayer("One")
      try await ann.addPlayer("Two")
      let gather = try await ann.startGather()
      try await ann.put(player: 1, into: gather, team: "Team A")
      try await ann.put(player: 2, into: gather, team: "Team B")

      try await ann.put("/api/players/1", #"{"name":"Uno"}"#)
      try await ann.delete("/api/players/2")
      try await ann.put(player: 1, into: gather, team: "Team B")

      #expect(
        try await ann.get("\(gather)/players")
          == .json(
            """
            [{"id":1,"name":"One","team":"Team B"},{"id":2,"name":"Two","team":"Team B"}]
            """))
      #expect(try await ann.get("/api/players") == .json(#"[{"id":1,"name":"Uno"}]"#))
    }
  }

  @Test func `a player's gathers are those that they took part in`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.addPlayer("One")
      try await ann.addPlayer("Two")
      let first = try await ann.startGather()
      let second = try await ann.startGather()
      try await ann.put(player: 1, into: first, team: "Team A")
      try await ann.put(player: 1, into: second, team: "Bench")
      try await ann.put(player: 2, into: second, team: "Team B")
      try await ann.end(first, "1-1", winner: "None")

      let all = try await ann.get("/api/gathers")
      #expect(try await ann.get("/api/players/1/gathers") == all)
      let ofTwo = try await ann.get("/api/players/2/gathers").body
      #expect(ofTwo.contains(second.dropFirst("/api/gathers/".count)))
      #expect(!ofTwo.contains(first.dropFirst("/api/gathers/".count)))

      try await ann.delete(second)
      #expect(try await ann.get("/api/players/2/gathers") == .json("[]"))
    }
  }

  @Test func `an unknown player or gather is not found`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.addPlayer("One")
      let gather = try await ann.startGather()
      let nowhere = "/api/gathers/00000000-0000-4000-8000-000000000000"

      #expect(try await ann.put(player: 2, into: gather, team: "Team A") == .noPlayer)
      #expect(try await ann.put(player: 1, into: nowhere, team: "Team A") == .noGather)
      #expect(try await ann.get("\(nowhere)/players") == .noGather)
      #expect(try await ann.get("\(gather)/players") == .json("[]"))
    }
  }

  @Test(arguments: ["Team E", "team a", "TeamA", ""])
  func `an unknown team is refused`(_ team: String) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.addPlayer("One")
      let gather = try await ann.startGather()

      #expect(
        try await ann.put(player: 1, into: gather, team: team)
          == .error(400, "“team” must be one of: Bench, Team A, Team B, Team C, Team D."))
    }
  }
}
