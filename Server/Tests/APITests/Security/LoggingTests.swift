import API
import Foundation
import HTTPTypes
import Logging
import ServerTestSupport
import Testing

/// The content of the log, and the secrets that it must never contain.
@Suite(.timeLimit(.minutes(5)))
struct LoggingTests {
  @Test func `no secret is logged`() async throws {
    let log = RecordedLog()
    let password = "correct-horse-battery"
    let basic = Data("Ann:\(password)".utf8).base64EncodedString()
    var secrets = [password, basic, "name-of-a-player", "in-the-query", "forged-token"]

    try await withServer(logger: log.logger) { server in
      try await server.register("Ann", password: password)
      try await server.register("Ann", password: password)
      try await server.register("a:\(password)", password: password)
      try await server.logIn("Ann", password: password + "!")
      let ann = try await server.enter("Ann", password: password)
      log.remember(secret: ann.token)
      try await ann.addPlayer("name-of-a-player")
      try await ann.post("/api/players", #"{"name":"x","skill":"name-of-a-player"}"#)
      try await ann.post("/api/players", "{name-of-a-player")
      _ = try await ann.get("/api/players?token=in-the-query")
      _ = try await ann.get("\(ann.squadPath)/changes?since=in-the-query")
      _ = try await server.get(
        "/api/players", headers: [.cookie: "gather_token=\(ann.token)"])
      _ = try await server.get(
        "/api/players", headers: [.authorization: "Bearer forged-token"])
      try await server.deleteAccount("Ann", password: password)
    }

    secrets += log.secrets
    #expect(secrets.count == 6)
    #expect(log.lines.count >= 13)
    for secret in secrets { #expect(!log.text.contains(secret)) }
  }

  @Test func `each request is logged with method, path and status`() async throws {
    let log = RecordedLog()

    try await withServer(logger: log.logger) { server in
      let ann = try await server.welcome("Ann")
      _ = try await ann.get("/api/players?x=1")
      _ = try await ann.get("/api/players/9/gathers")
    }

    let players = try #require(log.lines.first { $0.contains("GET /api/players ") })
    let gathers = try #require(log.lines.first { $0.contains("GET /api/players/9/gathers ") })
    #expect(players.contains("status=200"))
    #expect(gathers.contains("status=404"))
    #expect(gathers.contains("error=notFound"))
  }
}
