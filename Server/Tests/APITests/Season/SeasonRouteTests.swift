import Domain
import ServerTestSupport
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct SeasonRouteTests {
  /// Bea and Cem play against each other on two days; of the second nothing is known, so it does not count.
  private func playTwoDays(_ ann: Person, on server: TestServer) async throws {
    for name in ["Bea", "Cem"] { _ = try await ann.addPlayer(name) }
    for result in [#"{"score":"3-1","winnerTeam":"Team A"}"#, "{}"] {
      let gather = try await ann.startGather()
      try await ann.put(player: 1, into: gather, team: "Team A")
      try await ann.put(player: 2, into: gather, team: "Team B")
      server.environment.advance(bySeconds: 600)
      #expect(try await ann.put(gather, result) == .noContent)
      server.environment.advance(bySeconds: 24 * 60 * 60)
    }
  }

  @Test(arguments: ["0-0", "2-1"])
  func `a gather without a clock that ends 0-0 is a draw, whenever the score is sent`(
    first: String
  ) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      for name in ["Bea", "Cem"] { _ = try await ann.addPlayer(name) }
      let gather = try await ann.startGather()
      try await ann.put(player: 1, into: gather, team: "Team A")
      try await ann.put(player: 2, into: gather, team: "Team B")
      for score in [first, "0-0"] {
        server.environment.advance(bySeconds: 600)
        #expect(try await ann.put(gather, "{\"score\":\"\(score)\"}") == .noContent)
      }
      let season = try await ann.get("/api/season").body
      #expect(season.contains(#""name":"Bea","played":1,"won":0,"drawn":1,"lost":0"#))
      #expect(season.contains(#""name":"Cem","played":1,"won":0,"drawn":1,"lost":0"#))
      #expect(season.contains(#""score":"0-0""#))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `a season tells places, and how the last matches ended`(_ kind: StoreKind) async throws {
    try await withServer(kind) { server in
      let ann = try await server.welcome("Ann")
      try await playTwoDays(ann, on: server)
      #expect(
        try await ann.get("/api/season")
          == .json(
            """
            {"season":{},"matches":1,"least":1,"points":{"won":3,"drawn":1,"lost":0},"rows":[\
            {"place":1,"name":"Bea","played":1,"won":1,"drawn":0,"lost":0,"difference":2,"points":3,"form":"W"},\
            {"place":2,"name":"Cem","played":1,"won":0,"drawn":0,"lost":1,"difference":-2,"points":0,"form":"L"}\
            ],"scorers":[],"assists":[],"results":[{"date":"2026-11-20","games":[\
            {"teams":["Team A","Team B"],"score":"3-1"}]}]}
            """))
    }
  }

  @Test(arguments: [
    ("from=2026-11-20", 1), ("from=2026-11-21", 0), ("until=2026-11-20", 1),
    ("until=2026-11-19", 0), ("from=2026-11-20&until=2026-11-20", 1),
    ("from=2026-11-20&until=9999-12-31", 1), ("until=9999-12-31", 1),
  ])
  func `both days are included`(query: String, matches: Int) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await playTwoDays(ann, on: server)
      let response = try await ann.get("/api/season?\(query)")
      #expect(response.status == 200)
      #expect(response.body.contains("\"matches\":\(matches),"))
    }
  }

  @Test(arguments: ["from=yesterday", "until=2026-02-30", "from=", "until=2026-1-1"])
  func `what is no day is refused`(query: String) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      #expect(
        try await ann.get("/api/season?\(query)")
          == .error(400, "A day is written as 2026-12-31."))
    }
  }

  @Test func `a season is for its own account alone`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await playTwoDays(ann, on: server)
      let ben = try await server.welcome("Ben")
      #expect(try await ben.get("/api/season").body.contains("\"matches\":0,"))
    }
  }

  @Test func `days in the wrong order are refused`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      #expect(
        try await ann.get("/api/season?from=2026-11-21&until=2026-11-20")
          == .error(400, "“until” must not be before “from”."))
    }
  }
}
