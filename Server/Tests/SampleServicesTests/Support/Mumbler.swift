import NIOCore
import NIOPosix
import Testing

/// Runs a server on this machine that answers whatever it hears with the same bytes, and hangs up.
func withMumbler(_ bytes: String, _ story: (_ port: Int) async throws -> Void) async throws {
  let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
    .childChannelInitializer { $0.pipeline.addHandler(Mumbler(bytes: bytes)) }
    .bind(host: "127.0.0.1", port: 0).get()
  try await story(try #require(channel.localAddress?.port))
  try await channel.close()
}

private final class Mumbler: ChannelInboundHandler, Sendable {
  typealias InboundIn = ByteBuffer
  private let bytes: String

  init(bytes: String) { self.bytes = bytes }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    context.writeAndFlush(NIOAny(ByteBuffer(string: bytes)), promise: nil)
    context.close(promise: nil)
  }
}
