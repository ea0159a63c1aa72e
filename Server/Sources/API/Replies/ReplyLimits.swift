import ChangeStore
import Domain
import Synchronization

/// Limits how many answers come in an hour by one link, from one browser and from one address.
///
/// One address may be a whole changing room, so it is the last that counts.
final class ReplyLimits: Sendable {
  private static let hour: Int64 = 60 * 60 * 1_000

  private let byLink: Mutex<Throttle<LinkSecret>>
  private let byBrowser: Mutex<Throttle<String>>
  private let byAddress: Mutex<Throttle<ClientAddress>>

  init(_ quotas: Quotas) {
    byLink = Mutex(
      Throttle(limit: quotas.answersPerLink, windowMilliseconds: Self.hour))
    byBrowser = Mutex(
      Throttle(limit: quotas.answersPerBrowser, windowMilliseconds: Self.hour))
    byAddress = Mutex(
      Throttle(limit: quotas.answersPerAddress, windowMilliseconds: Self.hour))
  }

  /// Counts an answer.
  /// - Parameters:
  ///   - holder: Who has the link.
  ///   - browser: The browser; `nil` for one that never answered.
  ///   - address: Where it comes from.
  ///   - now: The time.
  /// - Throws: `APIError.throttled` when there were too many; then it does not count.
  func count(
    by holder: LinkHolder, on browser: ReplyBrowser?, from address: ClientAddress, at now: Instant
  ) throws(APIError) {
    let waits = [
      byLink.withLock { $0.wait(for: holder.secret, at: now) },
      browser.flatMap { browser in byBrowser.withLock { $0.wait(for: browser.value, at: now) } },
      byAddress.withLock { $0.wait(for: address, at: now) },
    ]
    if let wait = waits.compactMap(\.self).max() { throw .throttled(retryAfterSeconds: wait) }
    byLink.withLock { $0.count(holder.secret, at: now) }
    if let browser { byBrowser.withLock { $0.count(browser.value, at: now) } }
    byAddress.withLock { $0.count(address, at: now) }
  }
}
