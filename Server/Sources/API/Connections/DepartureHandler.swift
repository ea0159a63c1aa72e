import NIOCore

/// Tells when a client that is sent events goes away.
///
/// NB: A task that waits for the end of a connection's input takes 6 KB, and there are as many as
/// pages that follow.
final class DepartureHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = Any

  private var hasLeft = false
  private var notice: (@Sendable () -> Void)?

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case ChannelEvent.inputClosed = event { leave() }
    context.fireUserInboundEventTriggered(event)
  }

  func channelInactive(context: ChannelHandlerContext) {
    leave()
    context.fireChannelInactive()
  }

  fileprivate func tell(_ notice: @escaping @Sendable () -> Void) {
    guard !hasLeft else { return notice() }
    self.notice = notice
  }

  private func leave() {
    hasLeft = true
    notice?()
    notice = nil
  }
}

extension Channel {
  /// Calls a function once, when the client goes away or at once when it has.
  func whenClientLeaves(_ notice: @escaping @Sendable () -> Void) {
    eventLoop.execute {
      let handler = try? self.pipeline.syncOperations.handler(type: DepartureHandler.self)
      guard self.isActive, let handler else { return notice() }
      handler.tell(notice)
    }
  }
}
