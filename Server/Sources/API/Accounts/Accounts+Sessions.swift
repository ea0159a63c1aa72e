import ChangeStore
import Domain
import Synchronization

extension Accounts {
  /// The sessions of an account that have not ended, the last used first.
  func sessions(of account: Account.ID) async throws(APIError) -> [StoredToken] {
    let stored = try await reading { () async throws(StorageError) in
      try await store.tokens(of: account)
    }
    let now = environment.now()
    return cache.withLock { cache in stored.map { cache.withLastUse($0) } }
      .filter { now < $0.expiresAt }
      .sorted { ($0.lastUsedAt, $0.createdAt) > ($1.lastUsedAt, $1.createdAt) }
  }

  /// Ends one session of an account.
  /// - Throws: `APIError.notFound` when the account has no such session.
  func end(_ session: Session.ID, of account: Account.ID) async throws(APIError) {
    let sessions = try await sessions(of: account)
    guard let token = sessions.first(where: { $0.session == session }) else {
      throw .notFound(.session)
    }
    try await endSession(hash: token.hash)
  }

  /// Ends all sessions of an account but the one of a token.
  func endSessions(of account: Account.ID, except token: String) async throws(APIError) {
    let kept = Self.digest(token)
    try await reading { () async throws(StorageError) in
      try await store.deleteTokens(of: account, except: kept)
    }
    forgetTokens { $0.account == account && $0.hash != kept }
  }

  func endSession(hash: [UInt8]) async throws(APIError) {
    try await reading { () async throws(StorageError) in
      try await store.deleteToken(hash: hash)
    }
    forgetTokens { $0.hash == hash }
  }

  /// Reads the tokens of an account again when they are used next.
  /// - Returns: The squads whose streams they may have opened.
  func forgetSessions(of account: Account.ID) -> Set<Squad.ID> {
    cache.withLock { $0.remove { $0.account == account } }
  }

  func forgetTokens(where isDead: (StoredToken) -> Bool) {
    cache.withLock { _ = $0.remove(where: isDead) }
  }

  /// Stores when tokens were used; a use that could not be stored is forgotten.
  func recordUses() async throws(StorageError) {
    let uses = cache.withLock { $0.uses }
    guard !uses.isEmpty else { return }
    // Only now, because meanwhile lists of sessions are read from storage.
    defer { cache.withLock { $0.forgetUses(uses) } }
    try await store.recordUses(uses)
  }
}
