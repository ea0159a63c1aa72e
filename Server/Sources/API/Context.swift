import Hummingbird
import NIOCore

/// A request's logger and the address of its connection.
struct Context: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The connection's IP address: the client's, or a proxy's.
  let remoteAddress: String

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    remoteAddress = source.channel.remoteAddress?.ipAddress ?? "unknown"
  }
}
