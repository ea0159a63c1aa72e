import ChangeStore
import Domain

/// Tokens that were looked up lately, so that most requests need no storage for them, and their uses
/// that are not stored yet.
struct TokenCache: Sendable {
  private static let limit = 10_000
  /// A use is stored only when the last one that was is so long ago.
  private static let useIntervalMilliseconds: Int64 = 60 * 60 * 1_000

  private var tokens: [[UInt8]: StoredToken] = [:]
  /// The uses to store, by the tokens' hashes.
  private(set) var uses: [[UInt8]: Instant] = [:]
  /// Counts removals, so that a token that was read before a removal is not inserted after it.
  private(set) var generation = 0

  /// Finds a token for a request; `nil` when it must be read from storage.
  mutating func use(_ hash: [UInt8], at now: Instant) -> StoredToken? {
    guard let token = tokens[hash] else { return nil }
    if token.lastUsedAt.milliseconds(until: now) >= Self.useIntervalMilliseconds {
      tokens[hash]?.lastUsedAt = now
      uses[hash] = now
    }
    return token
  }

  mutating func insert(_ token: StoredToken, readAt generation: Int) {
    guard generation == self.generation else { return }
    if tokens.count >= Self.limit { tokens.removeAll() }
    tokens[token.hash] = withLastUse(token)
  }

  mutating func remove(where isDead: (StoredToken) -> Bool) {
    generation += 1
    tokens = tokens.filter { !isDead($0.value) }
  }

  /// Takes the uses that are to be stored.
  mutating func takeUses() -> [[UInt8]: Instant] {
    defer { uses = [:] }
    return uses
  }

  /// Adds the use that is not stored yet to a token as it was read.
  func withLastUse(_ token: StoredToken) -> StoredToken {
    guard let use = uses[token.hash], token.lastUsedAt < use else { return token }
    var token = token
    token.lastUsedAt = use
    return token
  }
}
