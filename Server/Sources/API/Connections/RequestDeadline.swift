import NIOCore
import NIOHTTPTypes

/// Closes a connection whose request takes too long to arrive.
///
/// The limit of silence does not do so: a byte now and then would keep a connection for ever.
final class RequestDeadline: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart

  /// A phone that sends 1 MB, the most there can be, needs 18 KB a second.
  static let time = TimeAmount.seconds(60)

  private var isArriving = false
  private var deadline: Scheduled<Void>?

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head: isArriving = true
    case .body: break
    case .end:
      isArriving = false
      cancel()
    }
    context.fireChannelRead(data)
  }

  // NB: Most requests come whole in one read, and to schedule a deadline for each took 2 of the 27 µs
  // of processor time of the fastest route.
  func channelReadComplete(context: ChannelHandlerContext) {
    if isArriving, deadline == nil { schedule(context) }
    context.fireChannelReadComplete()
  }

  func channelInactive(context: ChannelHandlerContext) {
    cancel()
    context.fireChannelInactive()
  }

  private func schedule(_ context: ChannelHandlerContext) {
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    deadline = context.eventLoop.scheduleTask(in: Self.time) { bound.value.close(promise: nil) }
  }

  private func cancel() {
    deadline?.cancel()
    deadline = nil
  }
}
