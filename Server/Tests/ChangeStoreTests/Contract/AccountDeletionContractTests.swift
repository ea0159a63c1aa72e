import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing

/// The deletion of accounts in every `AccountStore`.
@Suite(.timeLimit(.minutes(5)))
struct AccountDeletionContractTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Makes a store in which both accounts have data of every kind.
  private func makeStore(_ kind: StoreKind) async throws -> any ChangeLog & AccountStore {
    let store = try await kind.makeStore(in: folder, accounts: .ann, .ben)
    for (number, squad) in [(UInt8(1), Squad.ID.ann), (2, .ben)] {
      try await store.append([.at(1), .at(2), .refused(3)], to: squad)
      try await store.save(.after(2), of: squad)
      let account = Account.ID.fixed(UInt64(number))
      try await store.save(.numbered(number, account: account, squad: squad))
    }
    return store
  }

  @Test(arguments: StoreKind.allCases)
  func `deleting an account deletes its tokens, its squad and the squad's log`(
    _ kind: StoreKind
  ) async throws {
    let store = try await makeStore(kind)

    try await store.delete(account: .ann)

    #expect(try await store.account(id: .ann) == nil)
    #expect(try await store.account(usernameKey: "ann") == nil)
    #expect(try await store.token(hash: .hash(1)) == nil)
    #expect(try await store.squads() == [.ben])
    #expect(try await store.log(of: .ann) == LogPage(changes: [], upTo: 0))
    #expect(try await store.outcomes(of: [.fixed(1), .fixed(3)], in: .ann) == [:])
    #expect(try await store.snapshot(of: .ann) == .none)
  }

  @Test(arguments: StoreKind.allCases)
  func `the data of other accounts stays`(_ kind: StoreKind) async throws {
    let store = try await makeStore(kind)

    try await store.delete(account: .ann)

    #expect(try await store.account(id: .ben) == .ben)
    #expect(try await store.token(hash: .hash(2))?.account == .ben)
    #expect(try await store.log(of: .ben).changes == [.at(1), .at(2)])
    #expect(try await store.outcomes(of: [.fixed(3)], in: .ben).count == 1)
    #expect(try await store.snapshot(of: .ben) == .intact(.after(2)))
  }

  @Test(arguments: StoreKind.allCases)
  func `nothing can be stored for a deleted account`(_ kind: StoreKind) async throws {
    let store = try await makeStore(kind)

    try await store.delete(account: .ann)

    await #expect(throws: AppendError.unknownSquad) { try await store.append([.at(3)], to: .ann) }
    await #expect(throws: AppendError.unknownSquad) { try await store.save(.after(3), of: .ann) }
    await #expect(throws: StorageError.self) {
      try await store.save(.numbered(3, account: .ann, squad: .ann))
    }
    #expect(try await store.token(hash: .hash(3)) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `the name is free again, and a new account with it is empty`(
    _ kind: StoreKind
  ) async throws {
    let store = try await makeStore(kind)

    try await store.delete(account: .ann)
    try await store.create(.ann)

    #expect(try await store.account(usernameKey: "ann") == .ann)
    #expect(try await store.log(of: .ann) == LogPage(changes: [], upTo: 0))
  }

  @Test(arguments: StoreKind.allCases)
  func `deleting an unknown account changes nothing`(_ kind: StoreKind) async throws {
    let store = try await makeStore(kind)

    try await store.delete(account: .fixed(99))

    #expect(try await Set(store.squads()) == [.ann, .ben])
  }
}
