import AsyncHTTPClient
import Domain
import Foundation
import NIOCore
import NIOHTTP1
import Testing
import Wire

/// A real server process on a free port, and what one user sends it over a real socket.
struct GatherServer: Sendable {
  let process: GatherProcess
  let address: String

  /// A client that takes no for an answer when the server is gone.
  private static let client: HTTPClient = {
    var configuration = HTTPClient.Configuration()
    configuration.connectionPool.retryConnectionEstablishment = false
    return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
  }()

  init(
    database: URL, arguments: [String] = [], variables: [String: String] = [:],
    program: URL = GatherProcess.executable
  ) throws {
    process = try GatherProcess(
      ["serve", "--port", "0", "--database", database.path, "--log-level", "error"] + arguments,
      variables: variables, program: program)
    let line = process.firstLine()
    address = try #require(line.split(separator: " ").last.map(String.init))
  }

  func send(
    _ method: Wire.HTTPMethod, _ path: String, headers: [(String, String)] = [],
    body: [UInt8]? = nil
  ) async throws -> Answer {
    var request = HTTPClientRequest(url: address + path)
    request.method = NIOHTTP1.HTTPMethod(rawValue: method.rawValue)
    for (name, value) in headers { request.headers.add(name: name, value: value) }
    if let body { request.body = .bytes(ByteBuffer(bytes: body)) }
    let response = try await Self.client.execute(request, timeout: .seconds(30))
    let bytes = try await response.body.collect(upTo: 1 << 24)
    return Answer(status: response.status.code, body: Array(buffer: bytes))
  }

  struct Answer: Equatable {
    let status: UInt
    let body: [UInt8]
  }
}

/// Somebody who is logged in.
struct User: Sendable {
  let login: LoginAnswer

  static func registered(with server: GatherServer) async throws -> User {
    let credentials = Array(#"{"username":"Ann","password":"pitch"}"#.utf8)
    let registration = try await server.send(.post, "/api/users", body: credentials)
    try #require(registration.status == 201)
    let basic = Data("Ann:pitch".utf8).base64EncodedString()
    let answer = try await server.send(
      .post, "/api/users/login", headers: [("Authorization", "Basic \(basic)")])
    return User(login: try LoginAnswer(json: answer.body))
  }

  func send(
    _ method: Wire.HTTPMethod, _ route: Route, query: String = "", body: [UInt8]? = nil,
    to server: GatherServer
  ) async throws -> GatherServer.Answer {
    try await server.send(
      method, route.path + query, headers: [("Authorization", "Bearer \(login.token)")], body: body)
  }

  /// Delivers one change.
  /// - Returns: Whether the server acknowledged it.
  func deliver(_ change: StampedChange, to server: GatherServer) async -> Bool {
    let request = SyncRequest(since: 0, changes: [change]).json
    let answer = try? await send(.post, .changes(login.squadID), body: request, to: server)
    return answer?.status == 200
  }

  /// The whole log.
  func log(from server: GatherServer) async throws -> [SequencedChange] {
    var changes: [SequencedChange] = []
    var since: Int64 = 0
    while true {
      let answer = try await send(
        .get, .changes(login.squadID), query: "?since=\(since)", to: server)
      let sync = try SyncResponse(json: answer.body)
      changes += sync.page.changes
      guard sync.page.upTo < sync.latest else { return changes }
      since = sync.page.upTo
    }
  }
}
