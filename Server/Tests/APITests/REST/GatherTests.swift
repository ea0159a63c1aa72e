import ServerTestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct GatherTests {
  @Test(arguments: StoreKind.allCases)
  func `a gather is started, ended, listed and deleted`(_ kind: StoreKind) async throws {
    try await withServer(kind) { server in
      let ann = try await server.welcome("Ann")
      let gather = try await ann.startGather()
      let id = gather.dropFirst("/api/gathers/".count)
      let user = ann.userID
      let start = """
        "id":"\(id)","userId":"\(user)","startedAt":"2026-11-20T18:40:00.000Z"
        """
      #expect(String(id) == id.uppercased())
      #expect(try await ann.get("/api/gathers") == .json("[{\(start)}]"))

      server.environment.advance(bySeconds: 61)
      #expect(try await ann.end(gather, "2-1", winner: "Team A") == .noContent)
      let end = """
        "endedAt":"2026-11-20T18:41:01.000Z","score":"2-1","winnerTeam":"Team A"
        """
      #expect(try await ann.get("/api/gathers") == .json("[{\(start),\(end)}]"))

      #expect(try await ann.delete(gather) == .noContent)
      #expect(try await ann.get("/api/gathers") == .json("[]"))
    }
  }

  @Test(arguments: [
    ("2-1", "Team A"), ("0-99", "Team B"), ("99-0", "Team A"), ("0-0", "None"), ("99-99", "None"),
    ("7-7", "None"),
  ])
  func `a result is stored`(score: String, winner: String) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let gather = try await ann.startGather()

      #expect(try await ann.end(gather, score, winner: winner) == .noContent)

      let result = "\"score\":\"\(score)\",\"winnerTeam\":\"\(winner)\"}]"
      #expect(try await ann.get("/api/gathers").body.hasSuffix(result))
    }
  }

  @Test func `without a score a gather ends without a result, and may get one later`() async throws
  {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let gather = try await ann.startGather()
      server.environment.advance(bySeconds: 60)
      #expect(try await ann.put(gather, "{}") == .noContent)
      let end = #""endedAt":"2026-11-20T18:41:00.000Z""#
      #expect(try await ann.get("/api/gathers").body.hasSuffix(end + "}]"))
      #expect(
        try await ann.put(gather, #"{"winnerTeam":"Team A"}"#)
          == .error(400, "“score” is missing."))

      server.environment.advance(bySeconds: 60)
      #expect(try await ann.put(gather, #"{"score":"0-0"}"#) == .noContent)
      let draw = end + #","score":"0-0","winnerTeam":"None"}]"#
      #expect(try await ann.get("/api/gathers").body.hasSuffix(draw))
    }
  }

  @Test func `the winner may be left out`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let gather = try await ann.startGather()

      #expect(try await ann.put(gather, #"{"score":"1-2"}"#) == .noContent)

      let result = #""score":"1-2","winnerTeam":"Team B"}]"#
      #expect(try await ann.get("/api/gathers").body.hasSuffix(result))
    }
  }

  @Test(arguments: ["5-0", "0-5", "2-1", "0-0", "1-2"])
  func `another result replaces the score, but not the end`(_ score: String) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let gather = try await ann.startGather()
      try await ann.end(gather, "2-1", winner: "Team A")
      server.environment.advance(bySeconds: 60)

      #expect(try await ann.put(gather, "{\"score\":\"\(score)\"}") == .noContent)

      let gathers = try await ann.get("/api/gathers").body
      #expect(gathers.contains("\"endedAt\":\"2026-11-20T18:40:00.000Z\""))
      #expect(gathers.contains("\"score\":\"\(score)\""))
    }
  }

  @Test(arguments: [
    "3-x", "x-3", "3", "-", "3-", "-3", "3--1", "100-0", "0-100", "1:2", " 1-2", "1-2 ", "١-٢", "",
    "3-1-2", "+1-2", "0x1-2",
  ])
  func `a malformed score is refused`(_ score: String) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let gather = try await ann.startGather()
      let before = try await ann.snapshotBytes()

      #expect(
        try await ann.put(gather, "{\"score\":\"\(score)\",\"winnerTeam\":\"Team A\"}")
          == .error(400, "“score” must be like 2-1, with 0 to 99 goals a side."))

      #expect(try await ann.snapshotBytes() == before)
    }
  }

  @Test(arguments: [("2-1", "Team B"), ("2-1", "None"), ("1-2", "Team A"), ("1-1", "Team A")])
  func `a winner that contradicts the score is refused`(
    score: String, winner: String
  ) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let gather = try await ann.startGather()
      let before = try await ann.snapshotBytes()

      #expect(
        try await ann.end(gather, score, winner: winner)
          == .error(400, "“winnerTeam” contradicts the score."))

      #expect(try await ann.snapshotBytes() == before)
    }
  }

  @Test func `a gather may be started without a body`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")

      #expect(try await ann.post("/api/gathers").status == 201)
      #expect(try await ann.post("/api/gathers", "{\"anything\":1}").status == 201)
    }
  }

  @Test func `a deleted gather is not found`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.addPlayer("A")
      let gather = try await ann.startGather()
      try await ann.delete(gather)

      #expect(try await ann.delete(gather) == .noGather)
      #expect(try await ann.end(gather, "1-0", winner: "Team A") == .noGather)
      #expect(try await ann.put(player: 1, into: gather, team: "Team A") == .noGather)
      #expect(try await ann.get("\(gather)/players") == .noGather)
    }
  }
}
