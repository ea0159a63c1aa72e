package import HTTPTypes
package import Hummingbird
import Logging
package import NIOCore
import NIOEmbedded
import ServiceLifecycle
import Synchronization

/// The transport between a test and its server.
package enum Transport: Sendable {
  case inProcess
  /// The server listens on a port of this machine, and the test uses one connection.
  case socket
}

/// An application that runs for a test.
package struct RunningApplication: RequestSender {
  /// The port that the server listens on; `nil` in process.
  package let port: Int?
  private let respond: Responding

  private typealias Responding =
    @Sendable (HTTPRequest.Method, String, HTTPFields, ByteBuffer?) async throws -> TestResponse

  package func send(
    _ method: HTTPRequest.Method, _ path: String, _ body: [UInt8]?, _ headers: HTTPFields
  ) async throws -> TestResponse {
    try await respond(method, path, headers, body.map { ByteBuffer(bytes: $0) })
  }
}

/// Runs an application and its services for one test.
///
/// The application must call the function that `makeApplication` gets when it listens.
package func withApplication<App: ApplicationProtocol>(
  over transport: Transport,
  _ makeApplication: (@escaping @Sendable (any Channel) async -> Void) async throws -> App,
  _ test: (RunningApplication) async throws -> Void
) async throws {
  let (ports, listening) = AsyncStream<Int?>.makeStream()
  let app = try await makeApplication { channel in listening.yield(channel.localAddress?.port) }
  let services: [any Service] =
    switch transport {
    case .inProcess: app.services + [StartMarker { listening.yield(nil) }]
    case .socket: [app]
    }
  let group = ServiceGroup(configuration: .init(services: services, logger: app.logger))
  async let running: Void = {
    defer { listening.finish() }
    try await group.run()
  }()
  guard let port = await ports.first(where: { _ in true }) else { return try await running }
  do {
    let connection = port.map { KeptConnection(port: $0) }
    try await test(try await RunningApplication(app, connection: connection, port: port))
    await connection?.close()
  } catch {
    await group.triggerGracefulShutdown()
    try? await running
    throw error
  }
  await group.triggerGracefulShutdown()
  try await running
}

extension RunningApplication {
  fileprivate init(
    _ app: some ApplicationProtocol, connection: KeptConnection?, port: Int?
  ) async throws {
    self.port = port
    if let connection {
      respond = { try await connection.send($0, $1, headers: $2, body: $3) }
    } else {
      respond = try await Self.inProcess(app)
    }
  }

  private static func inProcess<App: ApplicationProtocol>(
    _ app: App
  ) async throws -> Responding {
    let (responder, logger) = (try await app.responder, app.logger)
    return { method, path, headers, body in
      // The first `Host` becomes the authority, as over a connection.
      let host = headers.first { $0.name.canonicalName == "host" }?.value
      let others = HTTPFields(headers.filter { $0.name.canonicalName != "host" })
      var head = HTTPRequest(
        method: method, scheme: "http", authority: host ?? "localhost", path: path,
        headerFields: others)
      if let body { head.headerFields[.contentLength] = "\(body.readableBytes)" }
      let request = Request(head: head, body: RequestBody(buffer: body ?? ByteBuffer()))
      let channel = NIOAsyncTestingChannel()
      channel.remoteAddress = try SocketAddress(ipAddress: "127.0.0.1", port: 1)
      let source = ApplicationRequestContextSource(channel: channel, logger: logger)
      let response = try await responder.respond(
        to: request, context: App.Responder.Context(source: source))
      let writer = CollectingWriter()
      try await response.body.write(writer)
      return TestResponse(response.head, body: writer.bytes)
    }
  }
}

/// A service that reports that the services before it have started.
private struct StartMarker: Service {
  let onStart: @Sendable () -> Void

  func run() async throws {
    onStart()
    try? await gracefulShutdown()
  }
}

/// Collects the bytes of a response's body.
private final class CollectingWriter: ResponseBodyWriter {
  private let written = Mutex(ByteBuffer())

  var bytes: ByteBuffer { written.withLock { $0 } }

  func write(_ buffer: ByteBuffer) async throws {
    written.withLock { _ = $0.writeImmutableBuffer(buffer) }
  }

  func finish(_ trailingHeaders: HTTPFields?) async throws {}
}
