import Hummingbird
import Logging
import Synchronization

/// Warns once of a request that a proxy got by https, where the server's public address has none.
///
/// Until that is set, cookies are without `Secure`, and chats show no picture beside links.
final class PublicAddressWarning: Sendable {
  private let isSecure: Bool
  private let isGiven = Atomic(false)

  init(_ settings: ServerSettings) {
    isSecure = settings.isPublicURLSecure
  }

  func consider(_ request: Request, _ context: Context) {
    guard !isSecure, !isGiven.load(ordering: .relaxed), request.cameByHTTPS,
      !isGiven.exchange(true, ordering: .relaxed)
    else { return }
    context.logger.warning(
      """
      A proxy says that a browser reached this server by https, and the server does not know. Set \
      GATHER_PUBLIC_URL (--public-url) to the address that browsers use, such as \
      https://gather.example.org, because until then cookies may be sent without https.
      """,
      metadata: ["connection": "\(context.remoteAddress)"])
  }
}

extension Request {
  /// Whether the first proxy says that it got the request by https.
  fileprivate var cameByHTTPS: Bool {
    let named = headers[.xForwardedProto].map { $0.lowercased().hasPrefix("https") }
    return named ?? headers[.forwarded].map { $0.lowercased().contains("proto=https") } ?? false
  }
}
