import Hummingbird
import Logging
import NIOCore

/// A request's logger, the address of its connection and the account that it belongs to.
struct Context: RequestContext {
  var coreContext: CoreRequestContextStorage
  // Kept, because a channel that is closed no longer knows it.
  private let socketAddress: SocketAddress?
  let account = RequestAccount()
  let channel: any Channel

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
    socketAddress = source.channel.remoteAddress
  }

  /// The connection's IP address: the client's, or a proxy's.
  var remoteAddress: String { socketAddress?.ipAddress ?? "unknown" }

  /// The id under which the request is logged; `nil` with a logger that keeps no metadata.
  ///
  /// NB: The library's `id` traps then.
  var requestID: String? { logger[metadataKey: "hb.request.id"]?.description }
}
