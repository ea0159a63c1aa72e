import ChangeStore
import Domain
import Synchronization

/// Limits how often an address asks for links that do not work, so that secrets cannot be guessed.
final class LinkGate: Sendable {
  private let wrong: Mutex<Throttle<ClientAddress>>

  init(_ throttling: Throttling) {
    wrong = Mutex(Throttle(limit: throttling.wrongLinksPerAddress))
  }

  /// - Throws: `APIError.throttled` after too many links that did not work.
  func admit(_ address: ClientAddress, at now: Instant) throws(APIError) {
    guard let wait = wrong.withLock({ $0.wait(for: address, at: now) }) else { return }
    throw .throttled(retryAfterSeconds: wait)
  }

  func countWrong(_ address: ClientAddress, at now: Instant) {
    wrong.withLock { $0.count(address, at: now) }
  }
}
