import ServerTestSupport
import Testing

/// Paths: ids, slashes, queries and unknown addresses.
@Suite(.timeLimit(.minutes(5)))
struct AddressTests {
  @Test func `an id may be in lower case`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.addPlayer("One")
      let gather = try await ann.startGather().lowercased()

      #expect(try await ann.put(player: 1, into: gather, team: "Team A") == .ok)
      #expect(try await ann.get("\(gather)/players").status == 200)
      #expect(try await ann.end(gather, "1-0", winner: "Team A") == .noContent)
      #expect(try await ann.get("\(ann.squadPath.lowercased())/snapshot").status == 200)
      #expect(
        try await ann.get("/api/users/\(ann.userID.lowercased())").status == 200)
      #expect(try await ann.delete(gather) == .noContent)
    }
  }

  @Test func `a slash at the end changes nothing`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")

      #expect(try await ann.post("/api/players/", #"{"name":"A"}"#) == .created("/api/players/1"))
      #expect(try await ann.get("/api/players/") == .json(#"[{"id":1,"name":"A"}]"#))
      #expect(try await ann.delete("/api/players/1/") == .noContent)
      #expect(try await server.get("/health/").status == 200)
    }
  }

  @Test func `a query changes nothing where none is expected`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")

      #expect(try await ann.get("/api/players?sort=name&x=%FF") == .json("[]"))
    }
  }

  @Test(arguments: [
    "/", "", "/api", "/api/", "/api/player", "/API/players", "/api/players/1/gather",
    "/api//players", "//api/players", "/api/users/login/now", "/api/squads",
    "/api/%70layers", "/../api/players", "/health/live", "/favicon.ico",
  ])
  func `other addresses are not found`(_ path: String) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")

      #expect(try await ann.get(path) == .nothingHere)
      #expect(try await server.get(path) == .nothingHere)
    }
  }

  @Test(arguments: [
    "/api/players/x", "/api/players//", "/api/players/1x", "/api/players/+1", "/api/players/1.0",
    "/api/players/9223372036854775808", "/api/players/%31", "/api/players/١",
    "/api/players/x/gathers", "/api/gathers/1", "/api/gathers/1/players",
    "/api/gathers/00000000-0000-4000-8000-00000000000",
    "/api/gathers/00000000-0000-4000-8000-000000000000/players/x",
    "/api/gathers/{00000000-0000-4000-8000-000000000000}",
    "/api/users/you", "/api/squads/mine/changes", "/api/squads/mine/snapshot",
  ])
  func `a malformed id is refused`(_ path: String) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")

      #expect(try await ann.get(path) == .malformedID)
    }
  }

  @Test func `the server serves its health and its description`() async throws {
    try await withServer { server in
      #expect(try await server.get("/health") == .json(#"{"status":"ok"}"#))
      let description = try await server.get("/openapi.yaml")
      #expect(description.status == 200)
      #expect(description["Content-Type"] == "application/yaml")
    }
  }
}
