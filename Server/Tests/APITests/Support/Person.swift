import Domain
import Foundation
import HTTPTypes
import ServerTestSupport
import Testing
import Wire

/// A user who has logged in.
struct Person: RequestSender {
  let server: TestServer
  let login: LoginResponse

  var token: String { login.token }
  var author: Author { .account(login.userID) }
  var userID: String { login.userID.uuidString }
  var squadID: String { login.squadID.uuidString }
  var squadPath: String { "/api/squads/\(squadID)" }

  func send(
    _ method: HTTPRequest.Method, _ path: String, _ body: [UInt8]?, _ headers: HTTPFields
  ) async throws -> TestResponse {
    var headers = headers
    headers[.authorization] = "Bearer \(login.token)"
    return try await server.send(method, path, body, headers)
  }
}

extension TestServer {
  @discardableResult
  func register(
    _ name: String, password: String = "a long secret", headers: HTTPFields = [:]
  ) async throws -> TestResponse {
    let body = JSON.object([
      JSON.Member("username", .string(name)), JSON.Member("password", .string(password)),
    ])
    return try await send(
      .post, "/api/users", JSONWriter.write { $0.value(body) }, headers)
  }

  @discardableResult
  func logIn(
    _ name: String, password: String = "a long secret", headers: HTTPFields = [:]
  ) async throws -> TestResponse {
    try await post("/api/users/login", headers: .basic(name, password, headers))
  }

  @discardableResult
  func deleteAccount(
    _ name: String, password: String = "a long secret", headers: HTTPFields = [:]
  ) async throws -> TestResponse {
    try await delete("/api/users", headers: .basic(name, password, headers))
  }

  /// Logs in, and fails the test unless that succeeds.
  func enter(_ name: String, password: String = "a long secret") async throws -> Person {
    let response = try await logIn(name, password: password)
    return Person(server: self, login: try LoginResponse(json: response.bytes))
  }

  /// Registers and logs in, and fails the test unless that succeeds.
  func welcome(_ name: String) async throws -> Person {
    try await register(name)
    return try await enter(name)
  }
}

extension HTTPFields {
  /// Adds a user name and a password to other headers.
  fileprivate static func basic(_ name: String, _ password: String, _ others: Self) -> Self {
    var headers = others
    headers[.authorization] = "Basic \(Data("\(name):\(password)".utf8).base64EncodedString())"
    return headers
  }
}

extension Person {
  /// Adds a player with only a name.
  /// - Returns: The player's path.
  @discardableResult
  func addPlayer(_ name: String) async throws -> String {
    let response = try await post("/api/players", "{\"name\":\"\(name)\"}")
    return "/api/players/" + (try response.createdID)
  }

  /// Starts a gather.
  /// - Returns: The gather's path.
  func startGather() async throws -> String {
    "/api/gathers/" + (try await post("/api/gathers", "{}").createdID)
  }

  @discardableResult
  func put(player number: Int, into gather: String, team: String) async throws -> TestResponse {
    try await post("\(gather)/players/\(number)", "{\"team\":\"\(team)\"}")
  }

  @discardableResult
  func end(_ gather: String, _ score: String, winner: String) async throws -> TestResponse {
    try await put(gather, "{\"score\":\"\(score)\",\"winnerTeam\":\"\(winner)\"}")
  }

  /// Reads the squad's snapshot as bytes.
  func snapshotBytes() async throws -> [UInt8] {
    try await get("\(squadPath)/snapshot").bytes
  }

  /// Reads the squad's snapshot.
  func snapshot() async throws -> Snapshot {
    try Snapshot(json: try await snapshotBytes())
  }

  /// Delivers changes, which may be refused.
  func tryToDeliver(_ changes: [StampedChange], since: Int64 = 0) async throws -> TestResponse {
    let request = SyncRequest(epoch: nil, since: since, changes: changes)
    return try await send(.post, "\(squadPath)/changes", request.json, [:])
  }

  /// Delivers changes, and fails the test unless the status is 200.
  @discardableResult
  func deliver(
    _ changes: [StampedChange], since: Int64 = 0, epoch: Epoch.ID? = nil
  ) async throws -> SyncResponse {
    let request = SyncRequest(epoch: epoch, since: since, changes: changes)
    let response = try await send(.post, "\(squadPath)/changes", request.json, [:])
    try #require(response.status == 200, "\(response)")
    return try SyncResponse(json: response.bytes)
  }

  /// Reads the changes after a sequence number.
  func changes(since: Int64) async throws -> SyncResponse {
    try SyncResponse(json: try await get("\(squadPath)/changes?since=\(since)").bytes)
  }
}
