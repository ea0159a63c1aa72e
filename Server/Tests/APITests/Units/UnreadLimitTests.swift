import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import API

/// Connections whose clients ask for much and read nothing.
@Suite(.timeLimit(.minutes(5)))
struct UnreadLimitTests {
  private let unread = UnreadBytes(limit: 1_000_000)

  @Test func `of clients that do not read, the one that has not read for the longest is cut off`()
    throws
  {
    let channels = try connect(3)
    for (channel, second) in zip(channels, [Int64(2), 1, 3]) {
      unread.add(400_000, to: channel, at: .uptimeNanoseconds(UInt64(second)))
    }

    #expect(channels.map(\.isActive) == [true, false, true])
    #expect(unread.bytes == 800_000)
  }

  @Test func `a client that reads slowly outlives those that do not read`() throws {
    let channels = try connect(3)
    unread.add(400_000, to: channels[0], at: .uptimeNanoseconds(1))
    unread.add(400_000, to: channels[1], at: .uptimeNanoseconds(2))
    unread.progress(of: channels[0], at: .uptimeNanoseconds(3))

    unread.add(400_000, to: channels[2], at: .uptimeNanoseconds(4))

    #expect(channels.map(\.isActive) == [true, false, true])
  }

  @Test func `a client alone may read more than the limit`() throws {
    let channel = try connect(1)[0]

    unread.add(2_000_000, to: channel, at: .uptimeNanoseconds(1))

    #expect(channel.isActive)
  }

  @Test func `a large body arrives whole and in order, and then counts no more`() throws {
    // Given
    let channel = try connect(1)[0]
    let body = ByteBuffer(bytes: (0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 7) })
    // When
    let sent = channel.write(HTTPResponsePart.body(body))
    #expect(unread.bytes == 200_000)
    channel.flush()
    // Then
    var arrived = ByteBuffer()
    while case .body(var piece)? = try channel.readOutbound(as: HTTPResponsePart.self) {
      #expect(piece.readableBytes <= UnreadLimit.piece)
      arrived.writeBuffer(&piece)
    }
    #expect(arrived == body)
    #expect(unread.bytes == 0)
    try sent.wait()
  }

  @Test func `a small body is not counted`() throws {
    let channel = try connect(1)[0]

    channel.write(HTTPResponsePart.body(ByteBuffer(repeating: 0, count: 65_536)), promise: nil)

    #expect(unread.bytes == 0)
  }

  @Test func `what cannot be sent any more counts no more`() throws {
    let channel = EmbeddedChannel(handlers: [Refusing(), UnreadLimit(unread)])

    channel.write(HTTPResponsePart.body(ByteBuffer(repeating: 0, count: 200_000)), promise: nil)

    #expect(unread.bytes == 0)
  }

  private func connect(_ count: Int) throws -> [EmbeddedChannel] {
    try (0..<count).map { _ in
      let channel = EmbeddedChannel(handler: UnreadLimit(unread))
      try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
      return channel
    }
  }
}

/// Fails all writes, as a connection does that has ended.
private final class Refusing: ChannelOutboundHandler {
  typealias OutboundIn = HTTPResponsePart

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    promise?.fail(ChannelError.ioOnClosedChannel)
  }
}
