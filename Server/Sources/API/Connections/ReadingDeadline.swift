import NIOCore

/// Closes a connection whose client does not read what waits for it.
///
/// A live stream would otherwise keep its place for ever, because a write to it never ends.
final class ReadingDeadline: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = Any

  /// In this time a client reads so many bytes at least, while more wait than a connection takes.
  static let leastBytes = 1_024

  private let time: TimeAmount
  private var deadline: Scheduled<Void>?
  private var waitingBytes = 0

  init(_ time: TimeAmount) {
    self.time = time
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    cancel()
    if !context.channel.isWritable { watch(context) }
    context.fireChannelWritabilityChanged()
  }

  func channelInactive(context: ChannelHandlerContext) {
    cancel()
    context.fireChannelInactive()
  }

  private func watch(_ context: ChannelHandlerContext) {
    waitingBytes = context.waitingBytes
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    deadline = context.eventLoop.scheduleTask(in: time) {
      let (handler, context) = bound.value
      handler.check(context)
    }
  }

  private func check(_ context: ChannelHandlerContext) {
    guard waitingBytes - context.waitingBytes >= Self.leastBytes else {
      return context.close(promise: nil)
    }
    watch(context)
  }

  private func cancel() {
    deadline?.cancel()
    deadline = nil
  }
}

extension ChannelHandlerContext {
  /// The bytes that the system has not taken yet.
  fileprivate var waitingBytes: Int {
    (try? channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
  }
}
