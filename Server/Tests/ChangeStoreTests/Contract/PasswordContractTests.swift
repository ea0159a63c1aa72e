import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing

/// Other passwords for accounts in every `AccountStore`.
@Suite(.timeLimit(.minutes(5)))
struct PasswordContractTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Makes a store in which Ann has the tokens 1 and 2, and Ben has the token 9.
  private func makeStore(_ kind: StoreKind) async throws -> any ChangeLog & AccountStore {
    let store = try await kind.makeStore(in: folder, accounts: .ann, .ben)
    for number in UInt8(1)...2 { try await store.save(.numbered(number)) }
    try await store.save(.numbered(9, account: .ben, squad: .ben))
    return store
  }

  @Test(arguments: StoreKind.allCases)
  func `another password leaves the account as it is, and one of its tokens`(
    _ kind: StoreKind
  ) async throws {
    let store = try await makeStore(kind)
    var changed = try StoredAccount.ann
    changed.login?.passwordHash = "another"

    try await store.replacePasswordHash(of: .ann, by: "another", keeping: .fixed(2))

    #expect(try await store.account(id: .ann) == changed)
    #expect(try await store.account(usernameKey: "ann") == changed)
    #expect(try await store.tokens(of: .ann) == [.numbered(2)])
    #expect(try await store.account(id: .ben) == .ben)
    #expect(try await store.tokens(of: .ben).count == 1)
  }

  @Test(arguments: StoreKind.allCases)
  func `a password that was changed meanwhile stays, with its tokens`(
    _ kind: StoreKind
  ) async throws {
    let store = try await makeStore(kind)
    let asRead = try StoredAccount.ann
    try await store.replacePasswordHash(of: asRead, by: "first", keeping: .fixed(1))

    await #expect(throws: PasswordUpdateError.changedMeanwhile) {
      try await store.replacePasswordHash(of: asRead, by: "second", keeping: nil)
    }

    #expect(try await store.account(id: .ann)?.login?.passwordHash == "first")
    #expect(try await store.tokens(of: .ann) == [.numbered(1)])
  }

  @Test(arguments: StoreKind.allCases)
  func `a deleted account gets no password`(_ kind: StoreKind) async throws {
    let store = try await makeStore(kind)
    try await store.delete(account: .ann)

    await #expect(throws: PasswordUpdateError.changedMeanwhile) {
      try await store.replacePasswordHash(of: .ann, by: "another", keeping: nil)
    }

    #expect(try await store.account(id: .ann) == nil)
  }
}
