import Hummingbird
import Logging
import Synchronization

/// Warns once of a header that names the client and is not believed.
///
/// Behind a proxy that the server does not know, all visitors are one address, so the mistakes of
/// one can lock out all.
final class ProxyWarning: Sendable {
  private let proxies: TrustedProxies
  private let isGiven = Atomic(false)

  init(_ proxies: TrustedProxies) {
    self.proxies = proxies
  }

  func consider(_ request: Request, _ context: Context) {
    guard !isGiven.load(ordering: .relaxed), request.isForwarded,
      !proxies.contains(context.remoteAddress),
      !isGiven.exchange(true, ordering: .relaxed)
    else { return }
    context.logger.warning(
      """
      A request names its client in a header, which is not believed. If your proxy sent it, start \
      the server with \(proxies.isEmpty ? "GATHER_BEHIND_PROXY=yes (--behind-proxy)" : "its address in GATHER_TRUSTED_PROXIES (--trusted-proxies)"), \
      because until then all its visitors share one limit of attempts.
      """,
      metadata: ["connection": "\(context.remoteAddress)"])
  }
}

extension Request {
  /// Whether a header says that a proxy sent the request.
  fileprivate var isForwarded: Bool {
    headers[.xForwardedFor] != nil || headers[.forwarded] != nil
  }
}
