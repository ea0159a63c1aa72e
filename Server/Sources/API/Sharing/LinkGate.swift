import ChangeStore
import Domain
import Synchronization
import Wire

/// Lets the holders of links in: looks their secrets up, and limits how often an address asks for links
/// that do not work, so that secrets cannot be guessed.
final class LinkGate: Sendable {
  private let store: any ChangeLog
  private let cache = LinkCache()
  private let wrong: Mutex<Throttle<ClientAddress>>

  init(_ throttling: Throttling, store: any ChangeLog) {
    self.store = store
    wrong = Mutex(Throttle(limit: throttling.wrongLinksPerAddress))
  }

  /// Finds where a secret leads.
  ///
  /// Whether the link works for the purpose is decided by the squad: `Squad.check(_:at:)`.
  /// - Throws: `APIError`, also after too many links from the address that did not work.
  func admit(
    _ secret: LinkSecret, for purpose: Link.Purpose, from address: ClientAddress, at now: Instant
  ) async throws(APIError) -> LinkHolder {
    try checkTries(from: address, at: now)
    return LinkHolder(
      target: try await target(of: secret, at: now), purpose: purpose, secret: secret)
  }

  /// Counts an error that is due to a link that does not work.
  /// - Returns: The error to respond with; after too many, that there were too many.
  func count(_ error: APIError, from address: ClientAddress, at now: Instant) -> APIError {
    guard error == .notFound(.link) || error == .route(.malformedSecret) else { return error }
    do throws(APIError) {
      try checkTries(from: address, at: now)
    } catch let throttled {
      return throttled
    }
    wrong.withLock { $0.count(address, at: now) }
    return error
  }

  private func checkTries(from address: ClientAddress, at now: Instant) throws(APIError) {
    guard let wait = wrong.withLock({ $0.wait(for: address, at: now) }) else { return }
    throw .throttled(retryAfterSeconds: wait)
  }

  private func target(of secret: LinkSecret, at now: Instant) async throws(APIError) -> LinkTarget {
    if let known = cache.target(of: secret, at: now) { return known }
    let target: LinkTarget?
    do throws(StorageError) {
      target = try await store.linkTarget(of: secret)
    } catch {
      throw .storage(error)
    }
    guard let target else { throw .notFound(.link) }
    cache.insert(target, of: secret, at: now)
    return target
  }
}
