import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing

/// The recovery keys of devices in every `KeyStore`.
@Suite(.timeLimit(.minutes(5)))
struct KeyContractTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Makes a store in which the group has session 1 with token 1 and key 11, and session 2 with token 2
  /// and key 12.
  private func makeStore(
    _ kind: StoreKind
  ) async throws -> any ChangeLog & AccountStore {
    let store = try await kind.makeStore(in: folder, accounts: .ann)
    try await store.createGroup()
    try await store.save(.ofGroup(2))
    try await store.add(.ofGroup(12, session: 2))
    return store
  }

  @Test(arguments: StoreKind.allCases)
  func `a key gives its session another token, and the former one ends`(
    _ kind: StoreKind
  ) async throws {
    let store = try await makeStore(kind)
    var healed = StoredToken.ofGroup(3, session: 1)
    healed.lastUsedAt = .kickOff(plusMinutes: 30)

    try await store.heal(healed, by: .hash(11))

    #expect(try await Set(store.tokens(of: .group)) == [healed, .ofGroup(2)])
    #expect(try await store.key(hash: .hash(11))?.lastUsedAt == .kickOff(plusMinutes: 30))
  }

  @Test(arguments: StoreKind.allCases)
  func `a key heals also when all tokens have expired`(_ kind: StoreKind) async throws {
    let store = try await makeStore(kind)
    try await store.deleteTokens(expiredBefore: .latest)

    try await store.heal(.ofGroup(3, session: 1), by: .hash(11))

    #expect(try await store.tokens(of: .group) == [.ofGroup(3, session: 1)])
  }

  @Test(arguments: StoreKind.allCases)
  func `the key of a session that ended heals nothing, and stays known as ended`(
    _ kind: StoreKind
  ) async throws {
    let store = try await makeStore(kind)

    try await store.end(.fixed(1), of: .group)

    await #expect(throws: EntryError.keyEnded) {
      try await store.heal(.ofGroup(3, session: 1), by: .hash(11))
    }
    #expect(try await store.key(hash: .hash(11))?.isEnded == true)
    #expect(try await store.tokens(of: .group) == [.ofGroup(2)])
    #expect(try await store.keys(of: .group) == [.ofGroup(12, session: 2)])
  }

  @Test(arguments: StoreKind.allCases)
  func `a key heals no other session, and no session of an account that it does not know`(
    _ kind: StoreKind
  ) async throws {
    let store = try await makeStore(kind)

    await #expect(throws: EntryError.keyEnded) {
      try await store.heal(.ofGroup(3, session: 2), by: .hash(11))
    }
    await #expect(throws: EntryError.keyEnded) {
      try await store.heal(.ofGroup(3, session: 1), by: .hash(99))
    }
    #expect(try await Set(store.tokens(of: .group)) == [.ofGroup(1), .ofGroup(2)])
  }

  @Test(arguments: StoreKind.allCases)
  func `ending all sessions but one ends their keys, and ending none of another account`(
    _ kind: StoreKind
  ) async throws {
    let store = try await makeStore(kind)

    try await store.endSessions(of: .ann, except: nil)
    #expect(try await store.keys(of: .group).count == 2)
    try await store.endSessions(of: .group, except: .fixed(2))

    #expect(try await store.keys(of: .group) == [.ofGroup(12, session: 2)])
    #expect(try await store.tokens(of: .group) == [.ofGroup(2)])
  }

  @Test(arguments: StoreKind.allCases)
  func `another password ends the keys of the other sessions`(_ kind: StoreKind) async throws {
    let store = try await makeStore(kind)
    try await store.name(.group, .named("Min"), endingEntrances: false)
    let named = try #require(try await store.account(id: .group))

    try await store.replacePasswordHash(of: named, by: "new", keeping: .fixed(1))
    #expect(try await store.keys(of: .group).map(\.hash) == [.hash(11)])
    let again = try #require(try await store.account(id: .group))
    try await store.replacePasswordHash(of: again, by: "newer", keeping: nil)
    #expect(try await store.keys(of: .group) == [])
  }

  @Test(arguments: StoreKind.allCases)
  func `a session has four keys, and the oldest ends for another`(_ kind: StoreKind) async throws {
    let store = try await makeStore(kind)
    for number in UInt8(13)...15 {
      try await store.add(.ofGroup(number, minutes: Int64(number)))
    }
    #expect(try await store.keys(of: .group).count == 5)

    // One that is made at the same time as another is not the one that ends.
    try await store.add(.ofGroup(16, minutes: 0))

    #expect(try await store.key(hash: .hash(11))?.isEnded == true)
    #expect(try await store.key(hash: .hash(16))?.isEnded == false)
    #expect(
      try await Set(store.keys(of: .group).map(\.hash))
        == [.hash(12), .hash(13), .hash(14), .hash(15), .hash(16)])
  }

  @Test(arguments: StoreKind.allCases)
  func `a key that is stored already stays as it is`(_ kind: StoreKind) async throws {
    let store = try await makeStore(kind)

    try await store.add(.ofGroup(11, session: 2))
    try await store.add(.ofGroup(11, session: 9, account: .ann))

    #expect(try await store.key(hash: .hash(11)) == .ofGroup(11))
  }

  @Test(arguments: StoreKind.allCases)
  func `the use of a token is the use of its session's keys, and outlives it`(
    _ kind: StoreKind
  ) async throws {
    let store = try await makeStore(kind)

    try await store.recordUses([.hash(1): .kickOff(plusMinutes: 90)])
    try await store.deleteTokens(expiredBefore: .latest)

    #expect(try await store.key(hash: .hash(11))?.lastUsedAt == .kickOff(plusMinutes: 90))
    #expect(try await store.key(hash: .hash(12))?.lastUsedAt == .kickOff)
  }

  @Test(arguments: StoreKind.allCases)
  func `a token is renewed, but never to an earlier end`(_ kind: StoreKind) async throws {
    let store = try await makeStore(kind)

    try await store.renewToken(hash: .hash(1), until: .kickOff(plusMinutes: 500))
    try await store.renewToken(hash: .hash(1), until: .kickOff(plusMinutes: 400))
    try await store.renewToken(hash: .hash(99), until: .kickOff(plusMinutes: 400))

    #expect(try await store.token(hash: .hash(1))?.expiresAt == .kickOff(plusMinutes: 500))
    #expect(try await store.token(hash: .hash(2))?.expiresAt == .kickOff(plusMinutes: 60))
  }

  @Test(arguments: StoreKind.allCases)
  func `the keys of a deleted account are ended, and forget their devices`(
    _ kind: StoreKind
  ) async throws {
    let store = try await makeStore(kind)

    try await store.delete(account: .group)

    let key = try #require(try await store.key(hash: .hash(11)))
    #expect(key.isEnded)
    #expect(key.device.isEmpty)
    #expect(try await store.keys(of: .group) == [])
    await #expect(throws: EntryError.keyTaken) { try await store.createGroup() }
  }
}
