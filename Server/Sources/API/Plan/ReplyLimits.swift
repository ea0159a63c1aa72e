import ChangeStore
import Domain
import Synchronization

/// Limits how many answers come in an hour by one link, from one browser and from one address.
///
/// One address may be a whole changing room, so it is the last that counts.
final class ReplyLimits: Sendable {
  private static let hour: Int64 = 60 * 60 * 1_000

  private struct Counts {
    var byLink: Throttle<LinkSecret>
    var byBrowser: Throttle<String>
    var byAddress: Throttle<ClientAddress>
  }

  private let counts: Mutex<Counts>

  init(_ quotas: Quotas) {
    counts = Mutex(
      Counts(
        byLink: Throttle(limit: quotas.answersPerLink, windowMilliseconds: Self.hour),
        byBrowser: Throttle(limit: quotas.answersPerBrowser, windowMilliseconds: Self.hour),
        byAddress: Throttle(limit: quotas.answersPerAddress, windowMilliseconds: Self.hour)))
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
    let wait: Int64? = counts.withLock { counts in
      let waits = [
        counts.byLink.wait(for: holder.secret, at: now),
        browser.flatMap { counts.byBrowser.wait(for: $0.value, at: now) },
        counts.byAddress.wait(for: address, at: now),
      ]
      if let wait = waits.compactMap(\.self).max() { return wait }
      counts.byLink.count(holder.secret, at: now)
      if let browser { counts.byBrowser.count(browser.value, at: now) }
      counts.byAddress.count(address, at: now)
      return nil
    }
    if let wait { throw .throttled(retryAfterSeconds: wait) }
  }
}
