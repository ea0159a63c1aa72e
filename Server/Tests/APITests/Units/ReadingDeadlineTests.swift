import NIOCore
import NIOEmbedded
import Testing

@testable import API

@Suite("A deadline for clients that read nothing")
struct ReadingDeadlineTests {
  let loop = EmbeddedEventLoop()
  let channel: EmbeddedChannel

  init() throws {
    channel = EmbeddedChannel(handler: ReadingDeadline(.seconds(60)), loop: loop)
    channel.connect(to: try SocketAddress(ipAddress: "192.0.2.1", port: 1), promise: nil)
  }

  /// Leaves so many bytes waiting for the client.
  private func leaveUnread(_ bytes: Int) {
    channel.flush()
    channel.write(ByteBuffer(repeating: 0, count: bytes), promise: nil)
  }

  private func become(writable isWritable: Bool) {
    channel.isWritable = isWritable
    channel.pipeline.fireChannelWritabilityChanged()
  }

  @Test func `a client that reads nothing is cut off`() {
    leaveUnread(100_000)
    become(writable: false)
    loop.advanceTime(by: .seconds(59))
    #expect(channel.isActive)

    loop.advanceTime(by: .seconds(1))

    #expect(!channel.isActive)
  }

  @Test func `a client that reads slowly is waited for, one that reads a few bytes is not`() {
    leaveUnread(100_000)
    become(writable: false)
    for round in 1...10 {
      leaveUnread(100_000 - round * ReadingDeadline.leastBytes)
      loop.advanceTime(by: .seconds(60))
      #expect(channel.isActive)
    }

    leaveUnread(100_001 - 11 * ReadingDeadline.leastBytes)
    loop.advanceTime(by: .seconds(60))

    #expect(!channel.isActive)
  }

  @Test func `a client that has read on may be silent`() {
    leaveUnread(100_000)
    become(writable: false)
    loop.advanceTime(by: .seconds(59))
    leaveUnread(1_000)
    become(writable: true)

    loop.advanceTime(by: .hours(1))

    #expect(channel.isActive)
  }
}
