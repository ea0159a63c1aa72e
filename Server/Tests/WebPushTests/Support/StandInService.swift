import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import ServerTestSupport
import Synchronization
import Testing

@testable import WebPush

/// A push service on this machine, which responds as a test says and keeps what it was sent.
final class StandInService: Sendable {
  struct Received: Sendable {
    let path: String
    let headers: HTTPFields
    let body: [UInt8]
  }

  private let respond: @Sendable () async throws -> Response
  private let state = Mutex([Received]())

  fileprivate init(_ respond: @escaping @Sendable () async throws -> Response) {
    self.respond = respond
  }

  var received: [Received] { state.withLock { $0 } }

  fileprivate func response(to request: Request) async throws -> Response {
    let body = Array(buffer: try await request.body.collect(upTo: 10_000))
    state.withLock {
      $0.append(Received(path: request.uri.string, headers: request.headers, body: body))
    }
    return try await respond()
  }
}

/// Runs a push service, and a client with an endpoint there.
func withService(
  _ respond: @escaping @Sendable () async throws -> Response,
  // Longer than a busy computer needs.
  limits: PushTimeLimits = PushTimeLimits(connecting: .seconds(60), total: .seconds(60)),
  _ test: (StandInService, PushClient, PushEndpoint) async throws -> Void
) async throws {
  let service = StandInService(respond)
  let responder = CallbackResponder<BasicRequestContext> { request, _ in
    try await service.response(to: request)
  }
  let quiet = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
  try await withApplication(over: .socket) { onServerRunning in
    Application(
      responder: responder, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: onServerRunning, logger: quiet)
  } _: { application in
    let port = try #require(application.port)
    let client = PushClient(timeLimits: limits)
    defer { client.close() }
    let endpoint = try PushEndpoint(
      "http://127.0.0.1:\(port)/push/a?b=c", allowed: PushHosts(and: [PushHosts.loopback]))
    try await test(service, client, endpoint)
  }
}

extension Response {
  /// A response with a text.
  static func answer(
    _ status: HTTPResponse.Status, _ text: String = "", _ headers: HTTPFields = [:]
  ) -> Response {
    Response(
      status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }
}
