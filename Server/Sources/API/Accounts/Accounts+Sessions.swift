import ChangeStore
import Domain
import Synchronization

/// A session of an account as its user sees it.
struct ListedSession: Hashable, Sendable {
  let id: Session.ID
  let device: String
  let createdAt: Instant
  let lastUsedAt: Instant
}

extension Accounts {
  /// The sessions of an account that have not ended, the last used first; those without a token too,
  /// to which their devices get back with their keys.
  func sessions(of account: Account.ID) async throws(APIError) -> [ListedSession] {
    // Before storage is read, because uses that are stored meanwhile are forgotten before it was read.
    let uses = cache.withLock { $0.uses }
    let (tokens, keys) = try await reading { () async throws(StorageError) in
      (try await store.tokens(of: account), try await store.keys(of: account))
    }
    let now = environment.now()
    let current = tokens.map { $0.used(at: uses[$0.hash]) }.filter { now < $0.expiresAt }
    let known = Set(current.map(\.session))
    let others = Dictionary(grouping: keys.filter { !known.contains($0.session) }, by: \.session)
    return (current.map(ListedSession.init) + others.values.compactMap(ListedSession.init))
      .sorted {
        ($0.lastUsedAt, $0.createdAt, $0.id.uuidString)
          > ($1.lastUsedAt, $1.createdAt, $1.id.uuidString)
      }
  }

  /// Ends another session of the caller's account.
  /// - Throws: `APIError.notFound` when the account has no such session.
  func end(_ session: Session.ID, by caller: Caller) async throws(APIError) {
    guard caller.manages(at: environment.now()) else { throw .tooNew }
    let sessions = try await sessions(of: caller.account)
    guard sessions.contains(where: { $0.id == session }) else { throw .notFound(.session) }
    try await end(session, of: caller.account)
  }

  /// Ends all sessions of the caller's account but the caller's own.
  func endOtherSessions(of caller: Caller) async throws(APIError) {
    guard caller.manages(at: environment.now()) else { throw .tooNew }
    try await reading { () async throws(StorageError) in
      try await store.endSessions(of: caller.account, except: caller.session)
    }
    forgetTokens { $0.account == caller.account && $0.session != caller.session }
  }

  func end(_ session: Session.ID, of account: Account.ID) async throws(APIError) {
    try await reading { () async throws(StorageError) in
      try await store.end(session, of: account)
    }
    forgetTokens { $0.session == session }
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
    // Only now, because a list of sessions may be read from storage before they are in it.
    defer { cache.withLock { $0.forgetUses(uses) } }
    try await store.recordUses(uses)
  }
}

extension StoredToken {
  /// The token with a use that may not have been stored yet.
  func used(at use: Instant?) -> Self {
    guard let use, lastUsedAt < use else { return self }
    var token = self
    token.lastUsedAt = use
    return token
  }
}

extension ListedSession {
  fileprivate init(_ token: StoredToken) {
    self.init(
      id: token.session, device: token.device, createdAt: token.createdAt,
      lastUsedAt: token.lastUsedAt)
  }

  /// `nil` when there are no keys.
  fileprivate init?(_ keys: [StoredKey]) {
    guard let first = keys.min(by: { $0.createdAt < $1.createdAt }),
      let last = keys.max(by: { $0.lastUsedAt < $1.lastUsedAt })
    else { return nil }
    self.init(
      id: first.session, device: last.device, createdAt: first.createdAt,
      lastUsedAt: last.lastUsedAt)
  }
}
