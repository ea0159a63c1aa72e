import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import API

@Suite("Connections of refused clients")
struct RefusalCloserTests {
  let channel: EmbeddedChannel

  init() throws {
    channel = EmbeddedChannel(handler: RefusalCloser(), loop: EmbeddedEventLoop())
    channel.connect(to: try SocketAddress(ipAddress: "192.0.2.1", port: 1), promise: nil)
  }

  /// Responds with a status, and returns the header about what happens to the connection.
  private func respond(_ status: HTTPResponse.Status) throws -> String? {
    try channel.writeOutbound(HTTPResponsePart.head(HTTPResponse(status: status)))
    try channel.writeOutbound(HTTPResponsePart.body(ByteBuffer(string: "x")))
    try channel.writeOutbound(HTTPResponsePart.end(nil))
    guard case .head(let head) = try channel.readOutbound(as: HTTPResponsePart.self) else {
      return nil
    }
    return head.headerFields[.connection]
  }

  @Test(arguments: [429, 503])
  func `a client for which there is no room is told so and cut off`(status: Int) throws {
    #expect(try respond(HTTPResponse.Status(code: status)) == "close")
    #expect(!channel.isActive)
    #expect(try channel.readOutbound(as: HTTPResponsePart.self) == .body(ByteBuffer(string: "x")))
    #expect(try channel.readOutbound(as: HTTPResponsePart.self) == .end(nil))
  }

  @Test(arguments: [200, 204, 401, 404, 422, 500, 507])
  func `any other client keeps the connection`(status: Int) throws {
    #expect(try respond(HTTPResponse.Status(code: status)) == nil)
    #expect(channel.isActive)
  }
}
