import ChangeStore
import Domain
import Synchronization

/// Where the secrets of links lead that were looked up lately, so that most visitors need no storage.
///
/// Whether a link works is decided by the squad itself, so an old entry opens nothing.
final class LinkCache: Sendable {
  private static let limit = 10_000
  /// After this time a link is read again, because the operator may have deleted its account.
  private static let lifeMilliseconds: Int64 = 10_000

  private let entries = Mutex<[LinkSecret: (target: LinkTarget, readAt: Instant)]>([:])

  func target(of secret: LinkSecret, at now: Instant) -> LinkTarget? {
    guard let entry = entries.withLock({ $0[secret] }),
      (0..<Self.lifeMilliseconds).contains(entry.readAt.milliseconds(until: now))
    else { return nil }
    return entry.target
  }

  func insert(_ target: LinkTarget, of secret: LinkSecret, at now: Instant) {
    entries.withLock { entries in
      if entries.count >= Self.limit { entries.removeAll() }
      entries[secret] = (target, now)
    }
  }
}
