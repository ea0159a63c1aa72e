import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct TokenContractTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: StoreKind.allCases)
  func `a token is found by its hash, with its account and squad`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann, .ben)
    let token = StoredToken.numbered(1, account: .ben, squad: .ben)

    try await store.save(token)

    #expect(try await store.token(hash: .hash(1)) == token)
    #expect(try await store.token(hash: .hash(2)) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `an account can have many tokens`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)

    try await store.save(.numbered(1))
    try await store.save(.numbered(2))

    #expect(try await store.token(hash: .hash(1)) == .numbered(1))
    #expect(try await store.token(hash: .hash(2)) == .numbered(2))
  }

  @Test(arguments: StoreKind.allCases)
  func `a token without an account is refused`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)

    await #expect(throws: StorageError.contradiction) {
      try await store.save(.numbered(1, account: .ben, squad: .ann))
    }

    #expect(try await store.token(hash: .hash(1)) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `a hash that is stored already keeps its account`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann, .ben)
    try await store.save(.numbered(1))

    await #expect(throws: StorageError.contradiction) {
      try await store.save(.numbered(1, account: .ben, squad: .ben))
    }

    #expect(try await store.token(hash: .hash(1)) == .numbered(1))
  }

  @Test(arguments: StoreKind.allCases)
  func `the token of a session that ended is not found, and ending it again does nothing`(
    _ kind: StoreKind
  ) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)
    try await store.save(.numbered(1))
    try await store.save(.numbered(2))

    try await store.end(.fixed(1), of: .ben)
    #expect(try await store.token(hash: .hash(1)) != nil)
    for _ in 1...2 { try await store.end(.fixed(1), of: .ann) }

    #expect(try await store.token(hash: .hash(1)) == nil)
    #expect(try await store.token(hash: .hash(2)) == .numbered(2))
  }

  @Test(arguments: StoreKind.allCases)
  func `only tokens that expired before an instant are deleted`(
    _ kind: StoreKind
  ) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)
    for number in UInt8(1)...3 {
      let instant = Instant.kickOff.advanced(byMilliseconds: Int64(number))
      try await store.save(.numbered(number, expiresAt: instant))
    }

    try await store.deleteTokens(expiredBefore: .kickOff.advanced(byMilliseconds: 2))

    #expect(try await store.token(hash: .hash(1)) == nil)
    #expect(try await store.token(hash: .hash(2)) != nil)
    #expect(try await store.token(hash: .hash(3)) != nil)
  }
}
