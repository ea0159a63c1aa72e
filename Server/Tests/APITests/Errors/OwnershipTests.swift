import API
import HTTPTypes
import ServerTestSupport
import Testing
import Wire

/// Two accounts on one server, which must not see each other's data.
@Suite(.timeLimit(.minutes(5)))
struct OwnershipTests {
  @Test(arguments: StoreKind.allCases)
  func `Ben finds nothing of Ann's`(_ kind: StoreKind) async throws {
    try await withServer(kind) { server in
      let (ann, gather) = try await server.annWithAGather()
      let ben = try await server.welcome("Ben")
      let before = try await ann.snapshotBytes()

      let responses: [(HTTPMethod, String, String?, TestResponse)] = [
        (.get, "/api/users/\(ann.userID)", nil, .noUser),
        (.put, "/api/players/1", #"{"name":"Ben's"}"#, .noPlayer),
        (.delete, "/api/players/1", nil, .noPlayer),
        (.get, "/api/players/1/gathers", nil, .noPlayer),
        (.put, gather, #"{"score":"9-9"}"#, .noGather),
        (.delete, gather, nil, .noGather),
        (.get, "\(gather)/players", nil, .noGather),
        (.post, "\(gather)/players/1", #"{"team":"Team B"}"#, .noGather),
        (.get, "\(ann.squadPath)/snapshot", nil, .noSquad),
        (.get, "\(ann.squadPath)/changes", nil, .noSquad),
        (.get, "\(ann.squadPath)/changes?since=1", nil, .noSquad),
        (.post, "\(ann.squadPath)/changes", #"{"changes":[]}"#, .noSquad),
        (.get, "/api/players", nil, .json("[]")),
        (.get, "/api/gathers", nil, .json("[]")),
      ]
      for (method, path, body, expected) in responses {
        #expect(try await ben.send(method.rawValue, path, body) == expected, "\(method) \(path)")
      }
      #expect(try await ann.snapshotBytes() == before)
    }
  }

  @Test func `an unknown id and another user's id get the same response`()
    async throws
  {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let ben = try await server.welcome("Ben")
      let unknown = "00000000-0000-4000-8000-000000000000"

      #expect(
        try await ben.get("/api/users/\(ann.userID)") == ben.get("/api/users/\(unknown)"))
      #expect(
        try await ben.get("\(ann.squadPath)/snapshot")
          == ben.get("/api/squads/\(unknown)/snapshot"))
    }
  }

  @Test func `Ben's players cannot join Ann's gather, nor Ann's players Ben's gather`()
    async throws
  {
    try await withServer { server in
      let (ann, annsGather) = try await server.annWithAGather()
      let ben = try await server.welcome("Ben")
      for name in ["One", "Two", "Three"] { try await ben.addPlayer(name) }
      let bensGather = try await ben.startGather()

      #expect(try await ben.put(player: 3, into: annsGather, team: "Team A") == .noGather)
      #expect(try await ann.put(player: 3, into: annsGather, team: "Team A") == .noPlayer)
      #expect(try await ann.put(player: 1, into: bensGather, team: "Team A") == .noGather)
      #expect(try await ben.get("\(bensGather)/players") == .json("[]"))
    }
  }

  @Test func `the list of users has only the caller`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await server.register("Ben")

      let list = "[{\"id\":\"\(ann.userID)\",\"username\":\"Ann\"}]"
      #expect(try await ann.get("/api/users") == .json(list))
    }
  }

  @Test func `deleting one account does not change the other`() async throws {
    try await withServer { server in
      let (ann, _) = try await server.annWithAGather()
      try await server.register("Ben")
      let before = try await ann.snapshotBytes()

      try await server.deleteAccount("Ben")

      #expect(try await ann.snapshotBytes() == before)
    }
  }

  @Test func `a live stream of another user's squad is not found`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let ben = try await server.welcome("Ben")

      let response = try await ben.get(
        "\(ann.squadPath)/changes", headers: [.accept: "text/event-stream"])

      #expect(response == .noSquad)
    }
  }
}

extension TestServer {
  /// Creates Ann with one player in one gather.
  fileprivate func annWithAGather() async throws -> (ann: Person, gather: String) {
    let ann = try await welcome("Ann")
    try await ann.addPlayer("John")
    let gather = try await ann.startGather()
    try await ann.put(player: 1, into: gather, team: "Team A")
    return (ann, gather)
  }
}
