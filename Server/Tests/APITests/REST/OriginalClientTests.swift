import Foundation
import HTTPTypes
import Hashing
import ServerTestSupport
import Testing

/// The original iOS client's requests, in its order and format.
@Suite(.timeLimit(.minutes(5)))
struct OriginalClientTests {
  @Test(arguments: StoreKind.allCases)
  func `the original client plays a gather from registration to the result`(
    _ kind: StoreKind
  ) async throws {
    try await withServer(kind) { server in
      let device = try await OriginalClient(registeringOn: server, name: "ann", password: "12345")

      try await device.fillTheList(20)
      let gather = try await device.createGather()
      #expect(gather == gather.uppercased())
      try await device.pick(1...20, for: gather)

      let result = #"{"score":"3-2","winnerTeam":"Team A"}"#
      #expect(try await device.send(.put, "api/gathers/\(gather)", result).status == 204)
      #expect(try await device.send(.get, "api/gathers").body.contains(#""score":"3-2""#))
      let players = try await device.send(.get, "api/gathers/\(gather)/players").body
      #expect(players.components(separatedBy: #""team":"Team A""#).count - 1 == 10)
      #expect(players.components(separatedBy: #""team":"Team B""#).count - 1 == 10)
    }
  }
}

/// Sends requests like the original client.
private struct OriginalClient {
  let server: TestServer
  private var token: String?

  init(registeringOn server: TestServer, name: String, password: String) async throws {
    self.server = server
    let hashed = sha256(Array(password.utf8)).hex
    let body = "{\"username\":\"\(name)\",\"password\":\"\(hashed)\"}"
    let registered = try await send(.post, "api/users", body)
    #expect(registered.status == 201)
    #expect(UUID(uuidString: try registered.createdID) != nil)

    let basic = "Basic " + Data("\(name):\(hashed)".utf8).base64EncodedString()
    let loggedIn = try await send(.post, "api/users/login", authorization: basic)
    #expect(loggedIn.status == 200)
    token = try JSONDecoder().decode([String: String].self, from: Data(loggedIn.bytes))["token"]
    #expect(token != nil)
  }

  /// Sends a request with `Content-Type`, even without a body.
  func send(
    _ method: HTTPRequest.Method, _ path: String, _ body: String? = nil,
    authorization: String? = nil
  ) async throws -> TestResponse {
    var headers: HTTPFields = [.contentType: "application/json"]
    headers[.authorization] = authorization ?? token.map { "Bearer \($0)" }
    return try await server.send(method, "/" + path, body.map { Array($0.utf8) }, headers)
  }

  func fillTheList(_ count: Int) async throws {
    #expect(try await send(.get, "api/players").body == "[]")
    for number in 1...count + 1 {
      let added = try await send(.post, "api/players", "{\"name\":\"Player \(number)\"}")
      #expect(added == .created("/api/players/\(number)"))
    }
    let edited = #"{"name":"John","age":30,"skill":"rookie","preferredPosition":"forward"}"#
    #expect(try await send(.put, "api/players/1", edited) == .noContent)
    #expect(try await send(.delete, "api/players/\(count + 1)") == .noContent)
    let listed =
      #"{"id":1,"name":"John","age":30,"skill":"beginner","preferredPosition":"striker"}"#
    #expect(try await send(.get, "api/players").body.hasPrefix("[\(listed),"))
  }

  func createGather() async throws -> String {
    let created = try await send(.post, "api/gathers", "{}")
    #expect(created.status == 201)
    #expect(created.body == "")
    return try created.createdID
  }

  /// Assigns all players at once, as the original client does.
  func pick(_ players: ClosedRange<Int>, for gather: String) async throws {
    let responses = try await withThrowingTaskGroup { group in
      for player in players {
        group.addTask {
          let team = player.isMultiple(of: 2) ? "Team A" : "Team B"
          let path = "api/gathers/\(gather)/players/\(player)"
          return try await send(.post, path, "{\"team\":\"\(team)\"}")
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(responses.count == players.count)
    #expect(responses.allSatisfy { $0 == .ok })
  }
}
