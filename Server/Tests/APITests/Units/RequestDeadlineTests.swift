import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import API

@Suite("A deadline for whole requests")
struct RequestDeadlineTests {
  let loop = EmbeddedEventLoop()
  let channel: EmbeddedChannel
  let head = HTTPRequest(method: .post, scheme: "http", authority: "localhost", path: "/api/users")

  init() throws {
    channel = EmbeddedChannel(handler: RequestDeadline(), loop: loop)
    channel.connect(to: try SocketAddress(ipAddress: "192.0.2.1", port: 1), promise: nil)
  }

  /// Receives parts of requests in one read.
  private func receive(_ parts: HTTPRequestPart...) throws {
    for part in parts { channel.pipeline.fireChannelRead(part) }
    channel.pipeline.fireChannelReadComplete()
    try channel.throwIfErrorCaught()
  }

  @Test func `a request of which a byte comes now and then is cut off`() throws {
    try receive(.head(head))
    for _ in 1..<60 {
      loop.advanceTime(by: .seconds(1))
      try receive(.body(ByteBuffer(string: "x")))
    }
    #expect(channel.isActive)

    loop.advanceTime(by: .seconds(1))

    #expect(!channel.isActive)
  }

  @Test func `a request that came whole may take as long as it likes`() throws {
    try receive(.head(head))
    loop.advanceTime(by: .seconds(59))
    try receive(.body(ByteBuffer(string: "x")))
    try receive(.end(nil))

    loop.advanceTime(by: .hours(1))

    #expect(channel.isActive)
  }

  @Test func `a request whose head comes with the end of another one has a deadline`() throws {
    try receive(.head(head))
    try receive(.end(nil), .head(head))

    loop.advanceTime(by: .seconds(60))

    #expect(!channel.isActive)
  }

  @Test func `each request on a connection has a deadline of its own`() throws {
    for _ in 1...3 {
      try receive(.head(head))
      loop.advanceTime(by: .seconds(59))
      try receive(.end(nil))
    }
    #expect(channel.isActive)

    try receive(.head(head))
    loop.advanceTime(by: .seconds(60))

    #expect(!channel.isActive)
  }
}
