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

  private let entries = Mutex<[LinkSecret: (link: SharedGather, readAt: Instant)]>([:])

  func link(behind secret: LinkSecret, at now: Instant) -> SharedGather? {
    guard let entry = entries.withLock({ $0[secret] }),
      (0..<Self.lifeMilliseconds).contains(entry.readAt.milliseconds(until: now))
    else { return nil }
    return entry.link
  }

  func insert(_ link: SharedGather, behind secret: LinkSecret, at now: Instant) {
    entries.withLock { entries in
      if entries.count >= Self.limit { entries.removeAll() }
      entries[secret] = (link, now)
    }
  }
}
