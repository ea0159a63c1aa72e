import Domain
import HTTPTypes
import NIOCore
import ServerTestSupport
import TestSupport
import Testing
import Wire

extension TestServer {
  /// Delivers a scorekeeper's changes by a link, which may be refused.
  func tryToScore(
    _ changes: [StampedChange], since: Int64 = 0,
    with secret: LinkSecret = Link.toScore.secret
  ) async throws -> TestResponse {
    let request = SyncRequest(since: since, changes: changes)
    return try await send(.post, Route.link(.score, secret, .changes).path, request.json, [:])
  }

  /// Delivers a scorekeeper's changes, and fails the test unless the status is 200.
  @discardableResult
  func score(_ changes: [StampedChange], since: Int64 = 0) async throws -> SyncResponse {
    let response = try await tryToScore(changes, since: since)
    try #require(response.status == 200, "\(response)")
    return try SyncResponse(json: response.bytes)
  }

  /// Opens the live stream of a scoring link.
  func watchScore(since: Int64) async throws -> EventStream {
    let port = try #require(application.port)
    let path = Route.link(.score, Link.toScore.secret, .changes).path
    let request = HTTPRequest(
      method: .get, scheme: "http", authority: "localhost", path: "\(path)?since=\(since)",
      headerFields: [.accept: "text/event-stream"])
    let connection = try await HTTPConnection.open(port: port)
    return try await EventStream(connection.stream(request), over: connection)
  }

  /// What a scoring link shows.
  func scoringSnapshot() async throws -> Snapshot {
    let path = Route.link(.score, Link.toScore.secret, .snapshot).path
    return try Snapshot(json: try await get(path).bytes)
  }
}

extension StampedChange {
  /// A change of Min, who keeps the score.
  static func min(_ number: UInt64, _ change: Change) -> Self {
    StampedChange(id: .fixed(5_000 + number), device: .fixed(7), madeAt: .kickOff, change: change)
  }

  /// Min says who they are.
  static var minArrives: Self {
    get throws { .min(0, .sharing(.friday, .scorekeeperNamed(try .min))) }
  }
}
