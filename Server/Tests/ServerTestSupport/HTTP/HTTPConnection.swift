package import HTTPTypes
package import NIOCore
import NIOHTTP1
package import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOPosix
import Synchronization

/// A connection to a server on this machine.
///
/// ```swift
/// let connection = try await HTTPConnection.open(port: 8080)
/// let health = try await connection.send(.get, "/health")
/// await connection.close()
/// ```
package final class HTTPConnection: Sendable {
  /// The parts of a response, in the order of their arrival.
  package typealias Parts = AsyncThrowingStream<HTTPResponsePart, any Error>

  private let channel: any Channel
  private let reader: ResponseReader

  /// The time limit of a response, after which a silent server fails the test.
  private static let patience: TimeAmount = .minutes(2)

  private init(_ channel: any Channel, reader: ResponseReader) {
    self.channel = channel
    self.reader = reader
  }

  package static func open(port: Int) async throws -> HTTPConnection {
    try await opening(port: port).get()
  }

  private static func opening(port: Int) -> EventLoopFuture<HTTPConnection> {
    let reader = ResponseReader()
    return ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .channelOption(.tcpOption(.tcp_nodelay), value: 1)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHTTPClientHandlers()
          try channel.pipeline.syncOperations.addHandlers([HTTP1ToHTTPClientCodec(), reader])
        }
      }
      .connect(host: "127.0.0.1", port: port)
      .map { HTTPConnection($0, reader: reader) }
  }

  package func close() async {
    try? await channel.close()
  }

  /// Sends a request, whose response can be read while it arrives.
  ///
  /// Without a `Content-Length` the body is sent in chunks. The connection is closed when the result
  /// is released before the response has ended.
  package func stream(_ head: HTTPRequest, body: [ByteBuffer] = []) -> Parts {
    let (parts, continuation) = Parts.makeStream()
    channel.eventLoop.execute { [channel, reader] in
      reader.expect(continuation)
      channel.write(HTTPRequestPart.head(head), promise: nil)
      for piece in body { channel.write(HTTPRequestPart.body(piece), promise: nil) }
      channel.writeAndFlush(HTTPRequestPart.end(nil))
        .whenFailure { continuation.finish(throwing: $0) }
    }
    let timeout = channel.eventLoop.scheduleTask(in: Self.patience) { [channel] in
      channel.close(promise: nil)
    }
    continuation.onTermination = { [channel] termination in
      timeout.cancel()
      if case .cancelled = termination { channel.close(promise: nil) }
    }
    return parts
  }
}

extension HTTPConnection {
  /// Sends a request and waits for the whole response.
  package func send(
    _ method: HTTPRequest.Method, _ path: String, headers: HTTPFields = [:],
    body: ByteBuffer? = nil
  ) async throws -> TestResponse {
    try await TestResponse(stream(method, path, headers: headers, body: body))
  }

  private func stream(
    _ method: HTTPRequest.Method, _ path: String, headers: HTTPFields, body: ByteBuffer?
  ) -> Parts {
    var request = HTTPRequest(
      method: method, scheme: "http", authority: "localhost", path: path, headerFields: headers)
    if let body { request.headerFields[.contentLength] = "\(body.readableBytes)" }
    return stream(request, body: body.map { [$0] } ?? [])
  }

  /// Sends a request over a new connection.
  ///
  /// It leaves as soon as the connection is there. A task that had to be resumed first might wait behind tests that
  /// wait for programs, for longer than a server waits for a request.
  package static func send(
    _ method: HTTPRequest.Method, _ path: String, headers: HTTPFields = [:],
    body: ByteBuffer? = nil, to port: Int
  ) async throws -> TestResponse {
    let (connection, parts) = try await opening(port: port).map { connection in
      (connection, connection.stream(method, path, headers: headers, body: body))
    }.get()
    do {
      let response = try await TestResponse(parts)
      await connection.close()
      return response
    } catch {
      await connection.close()
      throw error
    }
  }
}

extension TestResponse {
  /// Waits for the end of the response.
  package init(_ parts: HTTPConnection.Parts) async throws {
    var head: HTTPResponse?
    var body = ByteBuffer()
    for try await part in parts {
      switch part {
      case .head(let received): head = received
      case .body(let piece): body.writeImmutableBuffer(piece)
      case .end: break
      }
    }
    guard let head else { throw ChannelError.eof }
    self.init(head, body: body)
  }
}

/// Gives each response to the request that has waited longest.
private final class ResponseReader: ChannelInboundHandler, Sendable {
  typealias InboundIn = HTTPResponsePart

  private let expected = Mutex([HTTPConnection.Parts.Continuation]())

  func expect(_ response: HTTPConnection.Parts.Continuation) {
    expected.withLock { $0.append(response) }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let part = unwrapInboundIn(data)
    if case .head(let head) = part, head.status.kind == .informational { return }
    let response = expected.withLock { expected -> HTTPConnection.Parts.Continuation? in
      if case .end = part, !expected.isEmpty { return expected.removeFirst() }
      return expected.first
    }
    response?.yield(part)
    if case .end = part { response?.finish() }
  }

  func channelInactive(context: ChannelHandlerContext) {
    fail(ChannelError.eof)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    fail(error)
    context.close(promise: nil)
  }

  private func fail(_ error: any Error) {
    let failed = expected.withLock { expected in
      defer { expected = [] }
      return expected
    }
    for response in failed { response.finish(throwing: error) }
  }
}
