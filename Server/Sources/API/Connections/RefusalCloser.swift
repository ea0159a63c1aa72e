import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Closes a connection after a response that refuses a client for there being too many.
///
/// Refused clients would otherwise keep their connections, and the memory of these, until the limit
/// of silence.
final class RefusalCloser: ChannelOutboundHandler, RemovableChannelHandler {
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private var isRefusing = false

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head(var head):
      isRefusing = head.status == .tooManyRequests || head.status == .serviceUnavailable
      guard isRefusing else { break }
      head.headerFields[.connection] = "close"
      return context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .end where isRefusing:
      let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
      let written = promise ?? context.eventLoop.makePromise()
      written.futureResult.whenComplete { _ in bound.value.close(promise: nil) }
      return context.write(data, promise: written)
    case .body, .end: break
    }
    context.write(data, promise: promise)
  }
}
