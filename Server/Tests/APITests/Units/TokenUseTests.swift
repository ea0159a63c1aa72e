import ChangeStore
import Domain
import ServerTestSupport
import Synchronization
import TestSupport
import Testing

@testable import API

/// When the uses of tokens are stored.
@Suite(.timeLimit(.minutes(5)))
struct TokenUseTests {
  @Test func `a use is in the list of sessions while it is being stored`() async throws {
    let (accounts, store) = try await usedToken()
    // When
    let seen = Mutex<[Instant]>([])
    store.fail { faults in
      faults.beforeRecordingUses = {
        let uses = try await accounts.sessions(of: .fixed(1)).map(\.lastUsedAt)
        seen.withLock { $0 = uses }
      }
    }
    try await accounts.recordUses()
    // Then
    #expect(seen.withLock { $0 } == [.kickOff(plusMinutes: 60)])
    #expect(
      try await accounts.sessions(of: .fixed(1)).map(\.lastUsedAt) == [.kickOff(plusMinutes: 60)])
  }

  @Test func `a use is in the list of sessions that was read just before it was stored`()
    async throws
  {
    let (accounts, store) = try await usedToken()
    // When
    store.fail { $0.afterReadingTokens = { try await accounts.recordUses() } }
    let sessions = try await accounts.sessions(of: .fixed(1))
    // Then
    #expect(sessions.map(\.lastUsedAt) == [.kickOff(plusMinutes: 60)])
  }

  /// A token that was used an hour after its login, which is not stored yet.
  private func usedToken() async throws -> (Accounts, FaultyStore) {
    let (store, environment) = (FaultyStore(), TestEnvironment())
    let accounts = Accounts(
      store: store, settings: .quick, environment: environment.environment)
    let account = StoredAccount(
      id: .fixed(1), username: try Username("Ann"), usernameKey: "ann", passwordHash: "",
      squad: .fixed(1), createdAt: .kickOff)
    try await store.create(account)
    try await store.save(
      StoredToken(
        hash: Accounts.digest("token"), session: .fixed(1), owner: TokenOwner(account),
        device: "", createdAt: .kickOff, expiresAt: .kickOff(plusMinutes: 600)))
    environment.advance(bySeconds: 60 * 60)
    _ = try await accounts.authenticate(token: "token")
    return (accounts, store)
  }
}
