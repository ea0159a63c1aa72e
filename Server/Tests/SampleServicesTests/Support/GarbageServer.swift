import NIOCore
import NIOPosix
import ServerTestSupport
import Testing

/// Runs a server on this machine that responds to every request with the same bytes.
///
/// It closes the connection after each of them.
func withGarbageServer(_ bytes: String, _ test: (_ port: Int) async throws -> Void) async throws {
  let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
    .childChannelInitializer { $0.pipeline.addHandler(GarbageResponder(bytes: bytes)) }
    .bind(host: "127.0.0.1", port: 0).get()
  try await test(try #require(channel.localAddress?.port))
  try await channel.close()
}

private final class GarbageResponder: ChannelInboundHandler, Sendable {
  typealias InboundIn = ByteBuffer
  private let bytes: String

  init(bytes: String) { self.bytes = bytes }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    context.writeAndFlush(NIOAny(ByteBuffer(string: bytes)), promise: nil)
    context.close(promise: nil)
  }
}
