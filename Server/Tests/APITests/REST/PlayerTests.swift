import Domain
import ServerTestSupport
import TestSupport
import Testing
import Wire

@Suite(.timeLimit(.minutes(5)))
struct PlayerTests {
  @Test(arguments: StoreKind.allCases)
  func `a player is added, listed, replaced and removed`(_ kind: StoreKind) async throws {
    try await withServer(kind) { server in
      let ann = try await server.welcome("Ann")
      let john = """
        "name":"John","age":30,"skill":"amateur","preferredPosition":"winger",\
        "favouriteTeam":"FC Example"
        """

      #expect(try await ann.post("/api/players", "{\(john)}") == .created("/api/players/1"))
      #expect(try await ann.get("/api/players") == .json("[{\"id\":1,\(john)}]"))

      #expect(try await ann.put("/api/players/1", #"{"name":"Jon","age":31}"#) == .noContent)
      #expect(try await ann.get("/api/players") == .json(#"[{"id":1,"name":"Jon","age":31}]"#))

      #expect(try await ann.delete("/api/players/1") == .noContent)
      #expect(try await ann.get("/api/players") == .json("[]"))
    }
  }

  @Test func `numbers are given in order of creation and never reused`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      #expect(try await ann.addPlayer("One") == "/api/players/1")
      #expect(try await ann.addPlayer("Two") == "/api/players/2")

      try await ann.delete("/api/players/2")

      #expect(try await ann.addPlayer("Two") == "/api/players/3")
      #expect(
        try await ann.get("/api/players")
          == .json(#"[{"id":1,"name":"One"},{"id":3,"name":"Two"}]"#))
    }
  }

  @Test func `an archived player is not listed, and is replaced and removed like others`()
    async throws
  {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.deliver([.numbered(1), .numbered(2)])
      try await ann.deliver([.numbered(3, .player(.fixed(1), .set(.archived, true)))])

      #expect(try await ann.get("/api/players") == .json(#"[{"id":2,"name":"Player 2"}]"#))
      #expect(try await ann.get("/api/players/1/gathers") == .json("[]"))
      #expect(try await ann.put("/api/players/1", #"{"name":"Uno"}"#) == .noContent)
      let archived = try await ann.snapshot().squad.player(.fixed(1))
      #expect(archived?.isArchived == true && archived?.details.name.text == "Uno")

      try await ann.deliver([.numbered(4, .player(.fixed(1), .set(.archived, false)))])
      #expect(
        try await ann.get("/api/players")
          == .json(#"[{"id":1,"name":"Uno"},{"id":2,"name":"Player 2"}]"#))

      try await ann.deliver([.numbered(5, .player(.fixed(1), .set(.archived, true)))])
      #expect(try await ann.delete("/api/players/1") == .noContent)
      #expect(try await ann.put("/api/players/1", #"{"name":"Uno"}"#).status == 404)
    }
  }

  @Test func `a replacement clears every optional field that it leaves out`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.post(
        "/api/players",
        #"{"name":"A","age":30,"skill":"amateur","preferredPosition":"winger","favouriteTeam":"B"}"#
      )

      try await ann.put("/api/players/1", #"{"name":"A","age":null,"favouriteTeam":" "}"#)

      #expect(try await ann.get("/api/players") == .json(#"[{"id":1,"name":"A"}]"#))
    }
  }

  @Test func `replacing a player with the same details changes nothing, not even the log`()
    async throws
  {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.post("/api/players", #"{"name":"A","age":30}"#)

      #expect(try await ann.put("/api/players/1", #"{"name":" A ","age":30}"#) == .noContent)

      #expect(try await ann.changes(since: 0).latest == 1)
    }
  }

  @Test(arguments: [
    ("\"skill\":\"rookie\"", "\"skill\":\"beginner\""),
    ("\"preferredPosition\":\"forward\"", "\"preferredPosition\":\"striker\""),
    ("\"age\":1", "\"age\":1"), ("\"age\":120", "\"age\":120"), ("\"age\":null", ""),
    ("\"isCaptain\":true", ""), ("\"favouriteTeam\":\"  김 ⚽️ \"", "\"favouriteTeam\":\"김 ⚽️\""),
  ])
  func `a field is stored in its normal form`(sent: String, kept: String) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")

      #expect(try await ann.post("/api/players", "{\"name\":\"A\",\(sent)}").status == 201)

      let fields = ["\"id\":1,\"name\":\"A\"", kept].filter { !$0.isEmpty }
      #expect(try await ann.get("/api/players") == .json("[{\(fields.joined(separator: ","))}]"))
    }
  }

  @Test func `two players may share a name`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")

      try await ann.addPlayer("Kim")
      try await ann.addPlayer("Kim")

      #expect(
        try await ann.get("/api/players")
          == .json(#"[{"id":1,"name":"Kim"},{"id":2,"name":"Kim"}]"#))
    }
  }

  @Test func `a removed player can be neither replaced nor removed again`() async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.addPlayer("A")
      try await ann.delete("/api/players/1")

      #expect(try await ann.put("/api/players/1", #"{"name":"B"}"#) == .noPlayer)
      #expect(try await ann.delete("/api/players/1") == .noPlayer)
      #expect(try await ann.get("/api/players/1/gathers") == .noPlayer)
    }
  }

  @Test(arguments: ["0", "-1", "2", "9223372036854775807"])
  func `a number that no player has is not found`(_ number: String) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.addPlayer("A")

      #expect(try await ann.put("/api/players/\(number)", #"{"name":"B"}"#) == .noPlayer)
      #expect(try await ann.delete("/api/players/\(number)") == .noPlayer)
      #expect(try await ann.get("/api/players/\(number)/gathers") == .noPlayer)
    }
  }
}
