import HTTPTypes
import Hummingbird
import Logging
import Synchronization

/// Warns once of a page that was opened without https although the public address has it.
///
/// Its browser sends no cookie that is for https alone, so each login there is lost. Only the page
/// knows how it was opened: behind a proxy that ends TLS, all requests arrive without it.
final class InsecurePageWarning: Sendable {
  private let isGiven = Atomic(false)

  /// Takes note of a request for the address, which only such pages send.
  func consider(_ request: Request, _ context: Context, _ settings: ServerSettings) {
    guard let address = settings.publicOrigin,
      !request.isCrossSite(publicAuthority: settings.publicAuthority),
      !isGiven.exchange(true, ordering: .relaxed)
    else { return }
    context.logger.warning(
      """
      A browser opened the app without https, where it cannot stay logged in. The page leads to \
      \(address). If that address is wrong, start the server with another \
      GATHER_PUBLIC_URL (--public-url).
      """,
      metadata: ["connection": "\(context.remoteAddress)"])
  }
}
