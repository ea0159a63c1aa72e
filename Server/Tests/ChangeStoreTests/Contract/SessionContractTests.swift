import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing

/// The sessions of an account in every `AccountStore`, which are its tokens.
@Suite(.timeLimit(.minutes(5)))
struct SessionContractTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Makes a store in which Ann has the tokens 1 to 3, and Ben has the token 9.
  private func makeStore(_ kind: StoreKind) async throws -> any ChangeLog & AccountStore {
    let store = try await kind.makeStore(in: folder, accounts: .ann, .ben)
    for number in UInt8(1)...3 { try await store.save(.numbered(number)) }
    try await store.save(.numbered(9, account: .ben, squad: .ben))
    return store
  }

  @Test(arguments: StoreKind.allCases)
  func `the tokens of an account are read, and no other's`(_ kind: StoreKind) async throws {
    let store = try await makeStore(kind)

    #expect(
      try await Set(store.tokens(of: .ann)) == [.numbered(1), .numbered(2), .numbered(3)])
    #expect(try await store.tokens(of: .fixed(77)) == [])
  }

  @Test(arguments: StoreKind.allCases)
  func `all sessions of an account but one end`(_ kind: StoreKind) async throws {
    let store = try await makeStore(kind)

    try await store.endSessions(of: .ann, except: .fixed(2))

    #expect(try await store.tokens(of: .ann) == [.numbered(2)])
    #expect(try await store.tokens(of: .ben).count == 1)
  }

  @Test(arguments: StoreKind.allCases)
  func `another account's session is not the one that stays`(_ kind: StoreKind) async throws {
    let store = try await makeStore(kind)

    try await store.endSessions(of: .ann, except: .fixed(9))

    #expect(try await store.tokens(of: .ann) == [])
    #expect(try await store.tokens(of: .ben).count == 1)
  }

  @Test(arguments: StoreKind.allCases)
  func `a use is recorded, and an earlier one afterwards changes nothing`(
    _ kind: StoreKind
  ) async throws {
    let store = try await makeStore(kind)
    let later = Instant.kickOff(plusMinutes: 90)

    try await store.recordUses([.hash(1): later, .hash(2): later])
    try await store.recordUses([.hash(1): .kickOff(plusMinutes: 30)])

    #expect(try await store.token(hash: .hash(1))?.lastUsedAt == later)
    #expect(try await store.token(hash: .hash(2))?.lastUsedAt == later)
    #expect(try await store.token(hash: .hash(3))?.lastUsedAt == .kickOff)
  }

  @Test(arguments: StoreKind.allCases)
  func `the use of a token that ended does not bring it back`(_ kind: StoreKind) async throws {
    let store = try await makeStore(kind)
    try await store.end(.fixed(1), of: .ann)

    try await store.recordUses([.hash(1): .kickOff(plusMinutes: 90)])

    #expect(try await store.token(hash: .hash(1)) == nil)
  }
}
