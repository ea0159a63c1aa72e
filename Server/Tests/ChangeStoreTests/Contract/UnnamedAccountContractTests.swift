import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing

/// Accounts without a name in every `AccountStore`.
@Suite(.timeLimit(.minutes(5)))
struct UnnamedAccountContractTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: StoreKind.allCases)
  func `an account without a name begins with a session and a key`(
    _ kind: StoreKind
  ) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)

    try await store.createGroup()

    #expect(try await store.account(id: .group) == .group)
    #expect(try await store.token(hash: .hash(1)) == .ofGroup(1))
    #expect(try await store.key(hash: .hash(11)) == .ofGroup(11))
    #expect(try await Set(store.allAccounts()) == [.ann, .group])
    #expect(try await Set(store.squads()) == [.ann, .group])
    try await store.append([.at(1)], to: .group)
  }

  @Test(arguments: StoreKind.allCases)
  func `many accounts can have no name, and no name finds them`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(in: folder)
    try await store.createGroup()
    let other = StoredAccount(id: .fixed(4), login: nil, squad: .fixed(104), createdAt: .kickOff)

    try await store.create(other)

    #expect(try await Set(store.allAccounts()) == [.group, other])
    #expect(try await store.account(usernameKey: "", likeness: "") == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `of many requests with one key at once, one makes an account`(
    _ kind: StoreKind
  ) async throws {
    let store = try await kind.makeStore(in: folder)

    let results = await withTaskGroup { group in
      for number in UInt8(1)...20 {
        group.addTask {
          let account = StoredAccount(
            id: .fixed(UInt64(number)), login: nil, squad: .fixed(UInt64(number)),
            createdAt: .kickOff)
          let token = StoredToken(
            hash: .hash(number), session: .fixed(UInt64(number)), owner: TokenOwner(account),
            device: "", createdAt: .kickOff, expiresAt: .latest)
          return await Result {
            try await store.create(
              account, beginning: token,
              with: StoredKey(hash: .hash(99), of: token, createdAt: .kickOff))
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }

    let failures = results.compactMap(\.failure)
    #expect(failures.count == 19)
    #expect(failures.allSatisfy { $0 as? EntryError == .keyTaken })
    #expect(try await store.squads().count == 1)
  }

  @Test(arguments: StoreKind.allCases)
  func `a named account keeps its data and sessions, and is found by its name`(
    _ kind: StoreKind
  ) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)
    try await store.createGroup()
    try await store.append([.at(1)], to: .group)

    try await store.name(.group, .named("Min"), endingEntrances: false)

    var named = StoredAccount.group
    named.login = try .named("Min")
    #expect(try await store.account(id: .group) == named)
    #expect(try await store.account(usernameKey: "min") == named)
    #expect(try await store.token(hash: .hash(1))?.owner == TokenOwner(named))
    #expect(try await store.key(hash: .hash(11))?.isEnded == false)
    #expect(try await store.log(of: .group).upTo == 1)
  }

  @Test(arguments: StoreKind.allCases)
  func `a second name is refused with the first, and a taken one leaves the account as it is`(
    _ kind: StoreKind
  ) async throws {
    let store = try await kind.makeStore(in: folder, accounts: .ann)
    try await store.createGroup()

    for name in ["ANN", "\u{430}nn"] {
      await #expect(throws: NamingError.usernameTaken) {
        try await store.name(.group, .named(name), endingEntrances: false)
      }
    }
    #expect(try await store.account(id: .group) == .group)
    try await store.name(.group, .named("Min"), endingEntrances: false)
    let named = NamingError.named(try Username("Min"))
    await #expect(throws: named) {
      try await store.name(.group, .named("Max"), endingEntrances: false)
    }
    await #expect(throws: NamingError.unknownAccount) {
      try await store.name(.fixed(77), .named("Max"), endingEntrances: false)
    }
    await #expect(throws: RegistrationError.usernameTaken) {
      try await store.create(StoredAccount(id: .ben, name: "min", squad: .ben))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `of many that name an account at once one does, and the others hear the name`(
    _ kind: StoreKind
  ) async throws {
    let store = try await kind.makeStore(in: folder)
    try await store.createGroup()

    let results = await withTaskGroup { group in
      for number in 1...10 {
        group.addTask {
          await Result {
            try await store.name(.group, .named("Min \(number)"), endingEntrances: false)
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }

    let name = try #require(try await store.account(id: .group)?.login?.username)
    let failures = results.compactMap(\.failure)
    #expect(failures.count == 9)
    #expect(failures.allSatisfy { $0 as? NamingError == .named(name) })
  }

  @Test(arguments: StoreKind.allCases)
  func `less is kept of a squad without a name, until it is named`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStore(
      in: folder, squadByteLimit: 100_000, unnamedSquadByteLimit: 1_000, accounts: .ann)
    try await store.createGroup()
    let many = try (1...10).map { try LogEntry.at($0) }

    try await store.append(many, to: .ann)
    await #expect(throws: AppendError.squadFull) { try await store.append(many, to: .group) }
    #expect(try await store.unnamedByteCount() == 0)
    try await store.append([.at(1)], to: .group)
    #expect(try await store.unnamedByteCount() == store.byteCount(of: .group))

    try await store.name(.group, .named("Min"), endingEntrances: false)
    try await store.append((2...10).map { try LogEntry.at($0) }, to: .group)
    #expect(try await store.unnamedByteCount() == 0)
  }
}
