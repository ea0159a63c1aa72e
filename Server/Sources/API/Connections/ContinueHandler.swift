import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Tells clients that wait for it to send their body (RFC 9110 §10.1.1).
///
/// A body that is announced as too large is not asked for; its response follows at once.
final class ContinueHandler: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// The requests whose responses have not ended.
  private var unanswered = 0

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head(let request) = unwrapInboundIn(data) {
      unanswered += 1
      // Within an earlier response it would be read as a part of that.
      if unanswered == 1, request.expectsContinue, !request.announcesTooLargeBody {
        context.writeAndFlush(wrapOutboundOut(.head(HTTPResponse(status: .continue))), promise: nil)
      }
    }
    context.fireChannelRead(data)
  }

  func write(
    context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?
  ) {
    if case .end = unwrapOutboundIn(data) { unanswered -= 1 }
    context.write(data, promise: promise)
  }
}

extension HTTPRequest {
  fileprivate var expectsContinue: Bool {
    headerFields[.expect]?.lowercased() == "100-continue"
  }
}
