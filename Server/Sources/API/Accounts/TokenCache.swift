import ChangeStore
import Domain

/// Tokens that were looked up lately, so that most requests need no storage for them, and their uses
/// that are not stored yet.
struct TokenCache: Sendable {
  private static let limit = 10_000
  /// A use is stored only when the last one that was is so long ago.
  private static let useIntervalMilliseconds: Int64 = 60 * 60 * 1_000

  /// After this time a token is read again, because the operator may have deleted it meanwhile.
  private static let lifeMilliseconds: Int64 = 60_000

  private struct Entry {
    var token: StoredToken
    let readAt: Instant
  }

  enum Lookup {
    case fresh(StoredToken)
    /// A token that must be read again, unless storage cannot be read.
    case old(StoredToken)
    case unknown
  }

  private var entries: [[UInt8]: Entry] = [:]
  /// The uses to store, by the tokens' hashes.
  private(set) var uses: [[UInt8]: Instant] = [:]
  /// Counts removals, so that a token that was read before a removal is not inserted after it.
  private(set) var generation = 0

  /// Finds a token for a request.
  mutating func use(_ hash: [UInt8], at now: Instant) -> Lookup {
    guard let entry = entries[hash] else { return .unknown }
    if entry.token.lastUsedAt.milliseconds(until: now) >= Self.useIntervalMilliseconds {
      entries[hash]?.token.lastUsedAt = now
      uses[hash] = now
    }
    // A clock that was set back must not make an entry live for ever.
    let isFresh = (0..<Self.lifeMilliseconds).contains(entry.readAt.milliseconds(until: now))
    return isFresh ? .fresh(entry.token) : .old(entry.token)
  }

  /// Adds a token that was read, unless others were removed since the read began.
  mutating func insert(_ token: StoredToken, at now: Instant, generation: Int) {
    guard generation == self.generation else { return }
    if entries.count >= Self.limit { entries.removeAll() }
    entries[token.hash] = Entry(token: token.used(at: uses[token.hash]), readAt: now)
  }

  /// Lets a token expire later.
  mutating func renew(_ hash: [UInt8], until instant: Instant) {
    entries[hash]?.token.expiresAt = instant
  }

  /// - Returns: The squads of the tokens that were removed.
  @discardableResult
  mutating func remove(where isDead: (StoredToken) -> Bool) -> Set<Squad.ID> {
    generation += 1
    let dead = entries.filter { isDead($0.value.token) }
    for hash in dead.keys { entries[hash] = nil }
    return Set(dead.values.map(\.token.squad))
  }

  /// Forgets uses that were stored, but not those that came later.
  mutating func forgetUses(_ stored: [[UInt8]: Instant]) {
    uses = uses.filter { stored[$0.key] != $0.value }
  }
}
