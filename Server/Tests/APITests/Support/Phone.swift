import API
import Domain
import Foundation
import HTTPTypes
import ServerTestSupport
import Synchronization
import TestSupport
import Testing
import Wire

/// A browser of a phone: it keeps the cookies that it is given, and a recovery key of its own.
final class Phone: RequestSender {
  let server: TestServer
  let key: RecoveryKey
  private let cookies: Mutex<[String: String]>

  init(at server: TestServer, key seed: UInt64, cookies: [String: String] = [:]) {
    var random = SplitMix64(seed: seed)
    self.server = server
    key = .random(using: &random)
    self.cookies = Mutex(cookies)
  }

  private init(at server: TestServer, key: RecoveryKey, cookies: [String: String]) {
    self.server = server
    self.key = key
    self.cookies = Mutex(cookies)
  }

  /// The same browser, or a copy of its storage, whose requests go to another server or the same.
  func copy(at server: TestServer? = nil) -> Phone {
    Phone(at: server ?? self.server, key: key, cookies: jar)
  }

  var jar: [String: String] { cookies.withLock { $0 } }

  func forgetCookies() { cookies.withLock { $0 = [:] } }

  func send(
    _ method: HTTPRequest.Method, _ path: String, _ body: [UInt8]?, _ headers: HTTPFields
  ) async throws -> TestResponse {
    var headers = headers
    headers[.cookie] = jar.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: "; ")
    if body != nil, headers[.contentType] == nil { headers[.contentType] = "application/json" }
    let response = try await server.send(method, path, body, headers)
    for cookie in response.headers[values: .setCookie] { keep(cookie) }
    return response
  }

  private func keep(_ cookie: String) {
    let parts = cookie.split(separator: "; ")
    guard let pair = parts.first?.split(separator: "=", omittingEmptySubsequences: false) else {
      return
    }
    let isGone = parts.contains("Max-Age=0")
    cookies.withLock { $0[String(pair[0])] = isGone ? nil : String(pair[1]) }
  }
}

extension Phone {
  /// Makes the phone's account, or gets back into it.
  @discardableResult
  func enter(code: String? = nil, headers: HTTPFields = [:]) async throws -> TestResponse {
    try await send(
      .post, Route.unnamedAccount.path, UnnamedAccountRequest(key: key, code: code).json, headers)
  }

  /// Makes the phone's account, and fails the test unless that succeeds.
  @discardableResult
  func start() async throws -> AccountResponse {
    let response = try await enter()
    try #require(response.status == 201, "\(response)")
    return try AccountResponse(json: response.bytes)
  }

  func me() async throws -> AccountResponse {
    let response = try await get(Route.me.path)
    try #require(response.status == 200, "\(response)")
    return try AccountResponse(json: response.bytes)
  }

  @discardableResult
  func name(_ name: String, password: String = "a long secret") async throws -> TestResponse {
    try await put(Route.me.path, #"{"username":"\#(name)","password":"\#(password)"}"#)
  }

  func makeJoinCode() async throws -> JoinCode {
    let response = try await post(Route.joinCodes.path)
    try #require(response.status == 201, "\(response)")
    return try JoinCodeResponse(json: response.bytes).code
  }

  @discardableResult
  func join(_ code: JoinCode) async throws -> TestResponse {
    try await send(.post, Route.joins.path, JoinRequest(code: code, key: key).json, [:])
  }

  func preview(_ code: JoinCode) async throws -> TestResponse {
    try await send(.post, Route.joinPreview.path, JoinPreviewRequest(code: code).json, [:])
  }

  func makeRecoveryCode() async throws -> RecoveryCode {
    let response = try await post(Route.recoveryCodes.path)
    try #require(response.status == 201, "\(response)")
    return try RecoveryCodeResponse(json: response.bytes).code
  }

  @discardableResult
  func recover(_ code: RecoveryCode) async throws -> TestResponse {
    try await send(.post, Route.recovery.path, RecoveryRequest(code: code, key: key).json, [:])
  }

  /// Delivers changes, which may be refused.
  func tryToDeliver(_ changes: [StampedChange]) async throws -> TestResponse {
    let squad = try await me().squad
    return try await send(
      .post, Route.changes(squad).path, SyncRequest(since: 0, changes: changes).json, [:])
  }

  /// Delivers changes, and fails the test unless the status is 200.
  @discardableResult
  func deliver(_ changes: [StampedChange]) async throws -> SyncResponse {
    let response = try await tryToDeliver(changes)
    try #require(response.status == 200, "\(response)")
    return try SyncResponse(json: response.bytes)
  }

  /// The ids of the account's sessions, the caller's first.
  func sessions() async throws -> [Session.ID] {
    let list = try JSON(try await get(Route.sessions.path).bytes)
    guard case .array(let sessions) = list else { return [] }
    let ids = sessions.map { session -> (id: Session.ID?, isCurrent: Bool) in
      guard case .string(let id) = session["id"] else { return (nil, false) }
      return (Session.ID(uuidString: id), session["isCurrent"] == .bool(true))
    }
    return (ids.filter(\.isCurrent) + ids.filter { !$0.isCurrent }).compactMap(\.id)
  }

  /// Whether the phone has an account, by its cookie or by its key.
  func isOut() async throws -> Bool {
    let byCookie = try await get(Route.me.path).status
    let byKey = try await enter()
    return byCookie == 401 && byKey.status == 410 && byKey.kind == .removed
  }
}

extension TestResponse {
  var kind: ErrorKind? { ErrorResponse(json: bytes).kind }
}
