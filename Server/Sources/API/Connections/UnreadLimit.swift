import NIOCore
import NIOHTTPTypes

/// Counts the large parts of responses that a connection's client has not read yet.
///
/// Each is sent in pieces, so that a client that reads slowly differs from one that does not read.
final class UnreadLimit: ChannelOutboundHandler, RemovableChannelHandler {
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  /// What is not larger is not counted: connections take as much in any case.
  static let piece = 65_536

  private let unread: UnreadBytes

  init(_ unread: UnreadBytes) {
    self.unread = unread
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard case .body(var rest) = unwrapOutboundIn(data), rest.readableBytes > Self.piece else {
      return context.write(data, promise: promise)
    }
    let (unread, channel, bytes) = (unread, context.channel, rest.readableBytes)
    unread.add(bytes, to: channel, at: .now())
    while rest.readableBytes > Self.piece, let piece = rest.readSlice(length: Self.piece) {
      let sent = context.eventLoop.makePromise(of: Void.self)
      sent.futureResult.whenSuccess { unread.progress(of: channel, at: .now()) }
      context.write(wrapOutboundOut(.body(piece)), promise: sent)
    }
    let sent = promise ?? context.eventLoop.makePromise(of: Void.self)
    // The pieces share their bytes, so all are in memory until the last one is sent.
    sent.futureResult.whenComplete { _ in unread.remove(bytes, of: channel) }
    context.write(wrapOutboundOut(.body(rest)), promise: sent)
  }
}
