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

  @Test(arguments: StoreKind.allCases, Entrance.allCases)
  func `another password ends everything else that lets a device in, but the session that it keeps`(
    _ kind: StoreKind, _ entrance: Entrance
  ) async throws {
    // Given
    let store = try await kind.makeStore(in: folder)
    try await store.createGroup()
    try await store.name(.group, .named("Min"), endingEntrances: false)
    try await store.add(.ofGroup(12, session: 2))
    try await store.save(.ofGroup(2, session: 2))
    try await store.replaceRecoveryCode(of: .group, by: .hash(50), at: .kickOff)
    try await store.save(.ofGroup(60), endingOthersAt: .kickOff)
    let group = try #require(try await store.account(id: .group))
    // When
    try await store.replacePasswordHash(of: group, by: "another", keeping: .fixed(1))
    // Then
    switch entrance {
    case .token: #expect(try await store.tokens(of: .group).map(\.session) == [.fixed(1)])
    case .key: #expect(try await store.keys(of: .group).map(\.session) == [.fixed(1)])
    case .recoveryCode:
      #expect(try await store.account(recoveryCode: .hash(50)) == nil)
      #expect(try await store.recoveryCodes(of: .group) == [])
    case .joinCode:
      #expect(try await store.joinCode(hash: .hash(60)) == nil)
      #expect(try await store.joinCodes(of: .group) == [])
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `a name for a group whose phone is lost ends all that let devices in`(
    _ kind: StoreKind
  ) async throws {
    let store = try await kind.makeStore(in: folder)
    try await store.createGroup()
    try await store.replaceRecoveryCode(of: .group, by: .hash(50), at: .kickOff)
    try await store.save(.ofGroup(60), endingOthersAt: .kickOff)
    #expect(
      try await store.recoveryCodes(of: .group)
        == [StoredRecoveryCode(hash: .hash(50), account: .group, createdAt: .kickOff)])
    #expect(try await store.joinCodes(of: .group) == [.ofGroup(60)])

    try await store.name(.group, .named("Min"), endingEntrances: true)

    #expect(try await store.tokens(of: .group) == [])
    #expect(try await store.keys(of: .group) == [])
    #expect(try await store.recoveryCodes(of: .group) == [])
    #expect(try await store.joinCodes(of: .group) == [])
    #expect(try await store.account(id: .group)?.login != nil)
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
