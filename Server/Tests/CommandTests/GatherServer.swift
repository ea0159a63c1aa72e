import Domain
import Foundation
import HTTPTypes
import NIOCore
import ServerTestSupport
import Testing
import Wire

/// A server in its own process on a free port, reached over real connections.
struct GatherServer: Sendable {
  let process: GatherProcess
  let address: String
  let port: Int

  init(
    database: URL, arguments: [String] = [], variables: [String: String] = [:],
    program: URL = GatherProcess.gather
  ) throws {
    try self.init(
      database: database.path, arguments: arguments, variables: variables, program: program)
  }

  init(
    database: String, arguments: [String] = [], variables: [String: String] = [:],
    program: URL = GatherProcess.gather
  ) throws {
    let level = arguments.contains("--log-level") ? [] : ["--log-level", "error"]
    process = try GatherProcess(
      ["serve", "--port", "0", "--database", database] + level + arguments,
      variables: variables, program: program)
    let line = process.firstLine()
    address = try #require(line.split(separator: " ").last.map(String.init))
    port = try #require(address.split(separator: ":").last.flatMap { Int($0) })
  }

  func send(
    _ method: Wire.HTTPMethod, _ path: String, headers: HTTPFields = [:], body: [UInt8]? = nil
  ) async throws -> TestResponse {
    let method = try #require(HTTPRequest.Method(method.rawValue))
    return try await HTTPConnection.send(
      method, path, headers: headers, body: body.map { ByteBuffer(bytes: $0) }, to: port)
  }
}

struct User: Sendable {
  let login: LoginResponse

  static func registered(with server: GatherServer) async throws -> User {
    let credentials = Array(#"{"username":"Ann","password":"the pitch"}"#.utf8)
    let registration = try await server.send(.post, "/api/users", body: credentials)
    try #require(registration.status == 201)
    return try await loggedIn(to: server)
  }

  static func loggedIn(to server: GatherServer) async throws -> User {
    let basic = Data("Ann:the pitch".utf8).base64EncodedString()
    let response = try await server.send(
      .post, "/api/users/login", headers: [.authorization: "Basic \(basic)"])
    return User(login: try LoginResponse(json: response.bytes))
  }

  func send(
    _ method: Wire.HTTPMethod, _ route: Route, query: String = "", body: [UInt8]? = nil,
    to server: GatherServer
  ) async throws -> TestResponse {
    try await server.send(
      method, route.path + query, headers: [.authorization: "Bearer \(login.token)"], body: body)
  }

  /// Delivers one change.
  /// - Returns: Whether the server acknowledged it.
  func deliver(_ change: StampedChange, to server: GatherServer) async -> Bool {
    let request = SyncRequest(since: 0, changes: [change]).json
    let response = try? await send(.post, .changes(login.squadID), body: request, to: server)
    return response?.status == 200
  }

  /// Reads the user's whole log.
  func log(from server: GatherServer) async throws -> [SequencedChange] {
    var changes: [SequencedChange] = []
    var since: Int64 = 0
    while true {
      let response = try await send(
        .get, .changes(login.squadID), query: "?since=\(since)", to: server)
      let sync = try SyncResponse(json: response.bytes)
      changes += sync.page.changes
      guard sync.page.upTo < sync.latest else { return changes }
      since = sync.page.upTo
    }
  }
}
