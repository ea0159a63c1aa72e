import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct AccountContractTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: StoreKind.allCases)
  func `an account is found by its id and by its name's key`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann, .ben)

    #expect(try await store.account(id: .ann) == .ann)
    #expect(try await store.account(usernameKey: "ben") == .ben)
  }

  @Test(arguments: StoreKind.allCases)
  func `all accounts are read`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ben, .ann)

    #expect(try await store.allAccounts() == [.ann, .ben])
  }

  @Test(arguments: StoreKind.allCases)
  func `an unknown account is not found`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)

    #expect(try await store.account(id: .ben) == nil)
    #expect(try await store.account(usernameKey: "ben") == nil)
    #expect(try await store.account(usernameKey: "Ann") == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `a taken name is refused, and the squad is not stored`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)
    let second = try StoredAccount(id: .ben, name: "ANN", squad: .ben)

    await #expect(throws: RegistrationError.usernameTaken) { try await store.create(second) }

    #expect(try await store.account(usernameKey: "ann") == .ann)
    #expect(try await store.account(id: .ben) == nil)
    #expect(try await store.squads() == [.ann])
  }

  @Test(arguments: StoreKind.allCases)
  func `keys differ when their bytes do`(_ kind: StoreKind) async throws {
    let composed = try StoredAccount(id: .ann, name: "Zoë", key: "zo\u{EB}", squad: .ann)
    let decomposed = try StoredAccount(id: .ben, name: "Zoe", key: "zoe\u{308}", squad: .ben)

    let store = try await kind.makeStore(in: folder, accounts: composed, decomposed)

    #expect(try await store.account(usernameKey: "zo\u{EB}", likeness: "") == composed)
    #expect(try await store.account(usernameKey: "zoe\u{308}", likeness: "") == decomposed)
  }

  @Test(arguments: StoreKind.allCases)
  func `a name that looks like another's is taken, and finds that account`(
    _ kind: StoreKind
  ) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)
    let lookalike = try StoredAccount(id: .ben, name: "\u{430}nn", squad: .ben)

    await #expect(throws: RegistrationError.usernameTaken) { try await store.create(lookalike) }

    #expect(try await store.account(usernameKey: "\u{430}nn", likeness: "ann") == .ann)
    #expect(try await store.account(usernameKey: "\u{430}nn", likeness: "bnn") == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `a name that goes on after a NUL is another name`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)

    #expect(try await store.account(usernameKey: "ann\0", likeness: "ann\0") == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `a taken id or squad is refused`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)
    let takenKey = RegistrationError.storage(.contradiction)

    await #expect(throws: takenKey) {
      try await store.create(StoredAccount(id: .ann, name: "Ben", squad: .ben))
    }
    await #expect(throws: takenKey) {
      try await store.create(StoredAccount(id: .ben, name: "Ben", squad: .ann))
    }

    #expect(try await store.account(usernameKey: "ben") == nil)
    #expect(try await store.squads() == [.ann])
  }

  @Test(arguments: StoreKind.allCases)
  func `one of many registrations of a name at once succeeds`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder)

    let results = await withTaskGroup { group in
      for number in UInt64(1)...20 {
        group.addTask {
          await Result {
            try await store.create(
              StoredAccount(id: .fixed(number), name: "Ann", squad: .fixed(number)))
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }

    let failures = results.compactMap(\.failure)
    #expect(failures.count == 19)
    #expect(failures.allSatisfy { $0 as? RegistrationError == .usernameTaken })
    #expect(try await store.squads().count == 1)
  }
}
