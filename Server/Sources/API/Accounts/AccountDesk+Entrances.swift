import ChangeStore
package import Domain

extension AccountDesk {
  /// What lets devices into an account beside its password.
  package struct Entrances: Hashable, Sendable {
    /// The sessions that have a token or a key.
    package fileprivate(set) var sessions: Set<Session.ID> = []
    /// When each recovery code was made; `nil` for one that an earlier version of this program made.
    package fileprivate(set) var recoveryCodes: [Instant?] = []
    /// How many codes let another device join now.
    package fileprivate(set) var joinCodeCount = 0
    fileprivate(set) var lastUsedAt: Instant?
  }

  func entrances(of account: StoredAccount) async throws(StorageError) -> Entrances {
    let now = environment.now()
    var found = Entrances()
    for entrance in Entrance.allCases {
      switch entrance {
      case .token: found.note(try await store.tokens(of: account.id), at: now)
      case .key: found.note(try await store.keys(of: account.id))
      case .recoveryCode:
        found.recoveryCodes = try await store.recoveryCodes(of: account.id).map(\.createdAt)
      case .joinCode:
        let codes = try await store.joinCodes(of: account.id)
        found.joinCodeCount = codes.count { !$0.isUsed && now < $0.expiresAt }
      }
    }
    return found
  }
}

extension AccountDesk.Entrances {
  fileprivate mutating func note(_ tokens: [StoredToken], at now: Instant) {
    sessions.formUnion(tokens.filter { now < $0.expiresAt }.map(\.session))
    lastUsedAt = ([lastUsedAt].compactMap(\.self) + tokens.map(\.lastUsedAt)).max()
  }

  fileprivate mutating func note(_ keys: [StoredKey]) {
    sessions.formUnion(keys.map(\.session))
    lastUsedAt = ([lastUsedAt].compactMap(\.self) + keys.map(\.lastUsedAt)).max()
  }
}
