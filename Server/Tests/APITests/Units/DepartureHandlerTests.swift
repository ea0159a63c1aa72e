import NIOCore
import NIOEmbedded
import Synchronization
import Testing

@testable import API

@Suite("When a client leaves that is sent events")
struct DepartureHandlerTests {
  private func connection() throws -> EmbeddedChannel {
    let channel = EmbeddedChannel(handler: DepartureHandler())
    channel.connect(to: try SocketAddress(ipAddress: "192.0.2.1", port: 1), promise: nil)
    channel.embeddedEventLoop.run()
    return channel
  }

  /// How often a channel tells that its client left.
  private func notices(of channel: EmbeddedChannel) -> Notices {
    let notices = Notices()
    channel.whenClientLeaves { notices.add() }
    channel.embeddedEventLoop.run()
    return notices
  }

  @Test func `the end of its input is told, and the end of the connection not again`() throws {
    let channel = try connection()
    let notices = notices(of: channel)
    #expect(notices.count == 0)

    channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    #expect(notices.count == 1)

    channel.close(promise: nil)
    channel.embeddedEventLoop.run()
    #expect(notices.count == 1)
  }

  @Test func `the end of the connection is told`() throws {
    let channel = try connection()
    let notices = notices(of: channel)

    channel.close(promise: nil)
    channel.embeddedEventLoop.run()

    #expect(notices.count == 1)
  }

  @Test func `a client that has left already is told of at once`() throws {
    let half = try connection()
    half.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    #expect(notices(of: half).count == 1)

    let whole = try connection()
    whole.close(promise: nil)
    whole.embeddedEventLoop.run()
    #expect(notices(of: whole).count == 1)
  }
}

private final class Notices: Sendable {
  private let notices = Atomic(0)

  var count: Int { notices.load(ordering: .relaxed) }

  func add() { notices.add(1, ordering: .relaxed) }
}
