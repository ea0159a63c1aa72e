import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import ServerTestSupport
import Synchronization
import Testing

@testable import SampleServices

/// A server in place of another service, which responds as a test says and records its requests.
final class FakeService: Sendable {
  typealias ResponseFunction = @Sendable (Request) async throws -> Response

  struct Received: Sendable {
    let address: String
    let headers: HTTPFields
  }

  private let respond: ResponseFunction
  private let state = Mutex([Received]())

  init(_ respond: @escaping ResponseFunction) { self.respond = respond }

  var received: [Received] { state.withLock { $0 } }

  fileprivate func response(to request: Request) async throws -> Response {
    state.withLock { $0.append(Received(address: request.uri.string, headers: request.headers)) }
    return try await respond(request)
  }
}

/// Runs a server whose films and time come from a fake service, over real connections.
func withForwarding(
  to fake: FakeService,
  timeout: Duration = .seconds(30),
  requestLimit: Int = 64,
  logger: Logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
  _ test: (SamplesServer) async throws -> Void
) async throws {
  let responder = CallbackResponder<BasicRequestContext> { request, _ in
    try await fake.response(to: request)
  }
  let quiet = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
  try await withApplication(over: .socket) { onServerRunning in
    Application(
      responder: responder, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: onServerRunning, logger: quiet)
  } _: { application in
    let port = try #require(application.port)
    let settings = try MovieDatabaseSettings.local(
      port: port, timeout: timeout, requestLimit: requestLimit)
    let clock = try WorldClockSettings.local(
      port: port, timeout: timeout, requestLimit: requestLimit)
    let samples = try SampleServices(
      environment: .standing(), worldClock: clock, movieDatabase: settings)
    try await withSamples(samples, logger: logger, test)
  }
}

extension MovieDatabaseSettings {
  static let secret = "key-that-nobody-may-see"

  /// A service on this machine, with its posters below `/pictures`.
  static func local(
    port: Int, timeout: Duration = .seconds(30), requestLimit: Int = 64
  ) throws -> MovieDatabaseSettings {
    MovieDatabaseSettings(
      address: try #require(ServiceAddress("http://127.0.0.1:\(port)/")),
      imageAddress: try #require(ServiceAddress("http://127.0.0.1:\(port)/pictures")),
      key: try #require(AccessKey(secret)), timeout: timeout, requestLimit: requestLimit)
  }
}

extension WorldClockSettings {
  /// A service on this machine, below `/time`.
  static func local(
    port: Int, timeout: Duration = .seconds(30), requestLimit: Int = 64
  ) throws -> WorldClockSettings {
    WorldClockSettings(
      address: try #require(ServiceAddress("http://127.0.0.1:\(port)/time/")), timeout: timeout,
      requestLimit: requestLimit)
  }
}

extension Response {
  static func text(
    _ text: String, status: HTTPResponse.Status = .ok, type: String = "application/json",
    headers: HTTPFields = [:]
  ) -> Response {
    var response = Response(
      status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    response.headers[.contentType] = type
    return response
  }
}
