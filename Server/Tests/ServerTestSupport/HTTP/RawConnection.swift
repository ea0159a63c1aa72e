import NIOCore
import NIOPosix

/// A connection on which a test writes a request as text, part by part.
package final class RawConnection {
  private let channel: any Channel
  private var received: AsyncStream<String>.AsyncIterator

  /// Connects; a connection that `reads` nothing takes what arrives only when `readOn` is called.
  package init(port: Int, reads: Bool = true) async throws {
    let (stream, continuation) = AsyncStream<String>.makeStream()
    let bootstrap = ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
    channel = try await (reads ? bootstrap : bootstrap.keepingUnread)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Receiver(continuation))
        }
      }
      .connect(host: "127.0.0.1", port: port).get()
    received = stream.makeAsyncIterator()
  }

  package func send(_ text: String) async throws {
    try await channel.writeAndFlush(ByteBuffer(string: text))
  }

  /// Takes what arrives from now on.
  package func readOn() async throws {
    try await channel.setOption(.autoRead, value: true).get()
  }

  /// Takes what has arrived or arrives next, once.
  package func readPiece() async -> String? {
    channel.read()
    return await received.next()
  }

  /// Reads until a text has arrived, or the connection ends.
  package func read(until text: String) async -> String {
    var all = ""
    while !all.contains(text), let piece = await received.next() { all += piece }
    return all
  }

  package func close() async {
    try? await channel.close()
  }

  private final class Receiver: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let continuation: AsyncStream<String>.Continuation

    init(_ continuation: AsyncStream<String>.Continuation) {
      self.continuation = continuation
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      continuation.yield(String(buffer: unwrapInboundIn(data)))
    }

    func channelInactive(context: ChannelHandlerContext) {
      continuation.finish()
    }
  }
}

extension ClientBootstrap {
  /// Has the smallest buffer, so that what is not read stays with the server.
  fileprivate var keepingUnread: ClientBootstrap {
    channelOption(.autoRead, value: false).channelOption(.socketOption(.so_rcvbuf), value: 4_096)
  }
}
