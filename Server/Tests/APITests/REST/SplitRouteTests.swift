import Domain
import ServerTestSupport
import TestSupport
import Testing
import Wire

@Suite(.timeLimit(.minutes(5)))
struct SplitRouteTests {
  @Test func `players are split into the fairest teams`() async throws {
    let players = [("1", "5.4", true), ("2", "7", false), ("3", "3.0", true), ("4", "4.6", false)]
      .map { #"{"id":"\#($0.0)","level":\#($0.1),"goalkeeper":\#($0.2)}"# }
    let body = #"{"players":[\#(players.joined(separator: ","))],"teams":2,"seed":7}"#
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      #expect(
        try await ann.post("/api/splits", body)
          == .json(
            """
            {"teams":[["1","4"],["2","3"]],"strengths":[10.0,10.0],"gap":0.0,"isBest":true,\
            "bound":0.0,"equallyGood":1,"isComplete":true}
            """))
    }
  }

  @Test(arguments: [
    (#""together":[["1","2"]],"apart":[["2","1"]]"#, "“2”, “1” are both apart and together."),
    (
      #""together":[["1","2"],["2","3"]],"apart":[["1","3"]]"#,
      "“1”, “3” are both apart and together through “2”."
    ),
    (
      #""apart":[["1","2","3"]]"#,
      "There are fewer teams than players who are apart: “1”, “2”, “3”."
    ),
    (
      #""apart":[["1","2"],["2","3"],["3","1"]]"#,
      "The rules about these players contradict each other: “1”, “2”, “3”."
    ),
    (#""apart":[["1","5"]]"#, "A rule is about “5”, who is not among the players."),
    (#""apart":[["1","1"]]"#, "“1” is there twice."),
    (#""together":[["1","2","3","4"]]"#, "The rules leave a team without players."),
    (#""together":7"#, "“together” must be an array."),
    (#""together":[7]"#, "“together” must be an array."),
    (#""apart":[[1,2]]"#, "“apart” must be text."),
    (#""teams":1"#, "There can be 2 to 4 teams."),
    (#""teams":5"#, "There can be 2 to 4 teams."),
    (#""teams":9223372036854775807"#, "There can be 2 to 4 teams."),
    (#""teams":2.5"#, "“teams” must be a whole number."),
  ])
  func `rules that contradict each other are refused, by the ids`(
    rules: String, reason: String
  ) async throws {
    let players = (1...4).map { #"{"id":"\#($0)","level":5}"# }.joined(separator: ",")
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let response = try await ann.post("/api/splits", #"{"players":[\#(players)],\#(rules)}"#)
      #expect(response.status == 400)
      #expect(response.body == #"{"error":true,"reason":"\#(reason)"}"#)
    }
  }

  @Test(arguments: [
    (#"{"id":"1","level":0.9}"#, "“level” is out of range."),
    (#"{"id":"1","level":10.1}"#, "“level” is out of range."),
    (#"{"id":"1","level":5.45}"#, "“level” must be a number with at most one decimal."),
    (#"{"id":"1","level":-5}"#, "“level” must be a number with at most one decimal."),
    (#"{"id":"1","level":5e0}"#, "“level” must be a number with at most one decimal."),
    (#"{"id":"1","level":"5"}"#, "“level” must be a number with at most one decimal."),
    (#"{"id":"1"}"#, "“level” is missing."),
    (#"{"level":5}"#, "“id” is missing."),
    (#"{"id":"","level":5}"#, "“id” is out of range."),
    (#"{"id":"2","level":5}"#, "“2” is there twice."),
    (#"{"id":"1","level":5,"goalkeeper":1}"#, "“goalkeeper” must be true or false."),
  ])
  func `players who make no sense are refused`(player: String, reason: String) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let response = try await ann.post(
        "/api/splits", #"{"players":[\#(player),{"id":"2","level":5}]}"#)
      #expect(response.status == 400)
      #expect(response.body == #"{"error":true,"reason":"\#(reason)"}"#)
    }
  }

  @Test(arguments: [(0, 400), (1, 400), (2, 200), (200, 200), (201, 400)])
  func `two to 200 players are taken`(count: Int, status: Int) async throws {
    let players = (0..<count).map { #"{"id":"\#($0)","level":5.50}"# }.joined(separator: ",")
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let response = try await ann.post("/api/splits", #"{"players":[\#(players)]}"#)
      #expect(response.status == status)
    }
  }

  @Test func `only who is logged in is responded to`() async throws {
    try await withServer { server in
      let response = try await server.post("/api/splits", #"{"players":[]}"#)
      #expect(response.status == 401)
    }
  }
}
