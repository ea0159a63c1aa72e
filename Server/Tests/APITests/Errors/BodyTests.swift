import ServerTestSupport
import Testing

/// Malformed and invalid bodies; none of them changes anything.
@Suite(.timeLimit(.minutes(5)))
struct BodyTests {
  private static let optionalFields: [(String, String)] = [
    (#""age":0"#, "“age” is out of range."),
    (#""age":121"#, "“age” is out of range."),
    (#""age":-1"#, "“age” is out of range."),
    (#""age":9223372036854775807"#, "“age” is out of range."),
    (#""age":9223372036854775808"#, "“age” must be a whole number."),
    (#""age":30.5"#, "“age” must be a whole number."),
    (#""age":1e400"#, "“age” must be a whole number."),
    (#""age":"x""#, "“age” must be a whole number."),
    (#""age":"30""#, "“age” must be a whole number."),
    (#""age":[30]"#, "“age” must be a whole number."),
    (#""age":true"#, "“age” must be a whole number."),
    (#""skill":"Amateur""#, "“skill” must be one of: beginner, amateur, professional."),
    (#""skill":"""#, "“skill” must be one of: beginner, amateur, professional."),
    (#""skill":1"#, "“skill” must be text."),
    (#""preferredPosition":"GK""#, .positions),
    (#""preferredPosition":"libero""#, .positions),
    (#""preferredPosition":{}"#, "“preferredPosition” must be text."),
    (#""favouriteTeam":false"#, "“favouriteTeam” must be text."),
    (
      #""favouriteTeam":"a\tb""#,
      "“favouriteTeam” must be a single line without control characters."
    ),
  ]

  private static let bodies: [(String, String)] = [
    ("", "This is not valid JSON (byte 0)."),
    ("{", "This is not valid JSON (byte 1)."),
    (#"{"name":"A",}"#, "This is not valid JSON (byte 12)."),
    (#"{"name":"A"} x"#, "This is not valid JSON (byte 13)."),
    (#"{'name':"A"}"#, "This is not valid JSON (byte 1)."),
    (#"{"name":"\uD800"}"#, "This is not valid JSON (byte 9)."),
    (#"{"name":NaN}"#, "This is not valid JSON (byte 8)."),
    ("name=A", "This is not valid JSON (byte 1)."),
    ("[]", "A JSON object is expected."),
    ("null", "A JSON object is expected."),
    ("1", "A JSON object is expected."),
    (#""A""#, "A JSON object is expected."),
    ("{}", "“name” is missing."),
    (#"{"Name":"A"}"#, "“name” is missing."),
    (#"{"name":null}"#, "“name” is missing."),
    (#"{"name":1}"#, "“name” must be text."),
    (#"{"name":{"first":"A"}}"#, "“name” must be text."),
    (#"{"name":""}"#, "“name” must not be empty."),
    (#"{"name":" \u00a0 "}"#, "“name” must not be empty."),
    (#"{"name":"\u200b"}"#, "“name” must not be empty."),
    (#"{"name":"a\nb"}"#, "“name” must be a single line without control characters."),
    ("{\"name\":\"\(longName)\"}", "“name” must not be longer than 80 characters."),
    ("{\"name\":\"a\(manyMarks)\"}", "“name” must not be longer than 80 characters."),
  ]

  private static let longName = String(repeating: "n", count: 81)
  private static let manyMarks = String(repeating: "\u{301}", count: 100_000)

  @Test(arguments: bodies + optionalFields.map { ("{\"name\":\"A\",\($0.0)}", $0.1) })
  func `adding or replacing a player with a wrong body is refused`(
    body: String, reason: String
  ) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.addPlayer("John")
      let before = try await ann.snapshotBytes()

      #expect(try await ann.post("/api/players", body) == .error(400, reason))
      #expect(try await ann.put("/api/players/1", body) == .error(400, reason))

      #expect(try await ann.snapshotBytes() == before)
    }
  }

  @Test(arguments: [
    (#"{"winnerTeam":"None"}"#, "“score” is missing."),
    (#"{"score":21}"#, "“score” must be text."),
    (#"{"score":"2-1","winnerTeam":"team a"}"#, .winners),
    (#"{"score":"2-1","winnerTeam":""}"#, .winners),
    (#"{"score":"2-1","winnerTeam":"Bench"}"#, .winners),
    (#"{"score":"2-1","winnerTeam":1}"#, "“winnerTeam” must be text."),
    ("[]", "A JSON object is expected."),
    ("", "This is not valid JSON (byte 0)."),
  ])
  func `ending a gather with a wrong body is refused`(body: String, reason: String) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      let gather = try await ann.startGather()
      let before = try await ann.snapshotBytes()

      #expect(try await ann.put(gather, body) == .error(400, reason))

      #expect(try await ann.snapshotBytes() == before)
    }
  }

  @Test(arguments: [
    ("", "This is not valid JSON (byte 0)."), ("{}", "“team” is missing."),
    (#"{"team":1}"#, "“team” must be text."), ("[]", "A JSON object is expected."),
  ])
  func `assigning a player with a wrong body is refused`(body: String, reason: String) async throws
  {
    try await withServer { server in
      let ann = try await server.welcome("Ann")
      try await ann.addPlayer("John")
      let gather = try await ann.startGather()

      #expect(try await ann.post("\(gather)/players/1", body) == .error(400, reason))

      #expect(try await ann.get("\(gather)/players") == .json("[]"))
    }
  }

  @Test(arguments: [
    ("{", "This is not valid JSON (byte 1)."), ("[]", "A JSON object is expected."),
    ("x", "This is not valid JSON (byte 0)."),
  ])
  func `starting a gather with a wrong body is refused`(body: String, reason: String) async throws {
    try await withServer { server in
      let ann = try await server.welcome("Ann")

      #expect(try await ann.post("/api/gathers", body) == .error(400, reason))

      #expect(try await ann.get("/api/gathers") == .json("[]"))
    }
  }
}

extension String {
  fileprivate static let positions = """
    “preferredPosition” must be one of: goalkeeper, defender, midfielder, winger, striker.
    """
  fileprivate static let winners = "“winnerTeam” must be one of: Team A, Team B, None."
}
