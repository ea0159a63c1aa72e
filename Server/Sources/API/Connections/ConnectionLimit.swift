import NIOCore
import Synchronization

/// Limits the connections from one address, so that one device cannot take all that there are.
final class ConnectionCounts: Sendable {
  /// Enough for a club whose phones share one address: a phone has one stream and one request.
  static let limit = 512

  private let counts = Mutex<[ClientAddress: Int]>([:])
  private let proxies: TrustedProxies

  init(behind proxies: TrustedProxies) {
    self.proxies = proxies
  }

  /// Counts a new connection; a proxy's are not limited, because they are those of many clients.
  /// - Returns: Whether the address may have one more.
  func add(_ address: String) -> Bool {
    guard !proxies.contains(address) else { return true }
    return counts.withLock { counts in
      let key = ClientAddress(address)
      guard counts[key, default: 0] < Self.limit else { return false }
      counts[key, default: 0] += 1
      return true
    }
  }

  /// Forgets a connection that was counted.
  func remove(_ address: String) {
    counts.withLock { counts in
      let key = ClientAddress(address)
      guard let count = counts[key] else { return }
      counts[key] = count > 1 ? count - 1 : nil
    }
  }

  /// How many addresses have connections.
  var addressCount: Int { counts.withLock(\.count) }
}

/// Closes a new connection when its address has as many as it may have.
final class ConnectionLimit: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = Any

  private let counts: ConnectionCounts
  /// The address under which this connection is counted.
  private var counted: String?

  init(_ counts: ConnectionCounts) {
    self.counts = counts
  }

  func channelActive(context: ChannelHandlerContext) {
    admit(context)
    context.fireChannelActive()
  }

  func handlerAdded(context: ChannelHandlerContext) {
    // Handlers may be added after the connection became active.
    if context.channel.isActive { admit(context) }
  }

  func channelInactive(context: ChannelHandlerContext) {
    counted.map(counts.remove)
    counted = nil
    context.fireChannelInactive()
  }

  private func admit(_ context: ChannelHandlerContext) {
    guard counted == nil, let address = context.remoteAddress?.ipAddress else { return }
    guard counts.add(address) else { return context.close(promise: nil) }
    counted = address
  }
}
