import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing

/// Recovery codes and join codes in every `KeyStore`.
@Suite(.timeLimit(.minutes(5)))
struct CodeContractTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func makeStore(
    _ kind: StoreKind
  ) async throws -> any ChangeLog & AccountStore {
    let store = try await kind.makeStore(in: folder, accounts: .ann)
    try await store.createGroup()
    return store
  }

  private static let soon = Instant.kickOff(plusMinutes: 5)

  @Test(arguments: StoreKind.allCases)
  func `a recovery code lets devices in until there is another`(_ kind: StoreKind) async throws {
    let store = try await makeStore(kind)
    try await store.replaceRecoveryCode(of: .group, by: .hash(50), at: .kickOff)
    #expect(try await store.account(recoveryCode: .hash(50)) == .group)
    for number in UInt8(2)...3 {
      try await store.begin(
        .ofGroup(number), with: .ofGroup(10 + number, session: UInt64(number)),
        by: .recoveryCode(.hash(50)))
    }

    try await store.replaceRecoveryCode(of: .group, by: .hash(51), at: .kickOff)

    #expect(try await store.account(recoveryCode: .hash(50)) == nil)
    await #expect(throws: EntryError.wrongCode) {
      try await store.begin(
        .ofGroup(4), with: .ofGroup(14, session: 4), by: .recoveryCode(.hash(50)))
    }
    #expect(try await store.tokens(of: .group).count == 3)
    #expect(try await store.keys(of: .group).count == 3)
    #expect(try await store.account(recoveryCode: .hash(51)) == .group)
  }

  @Test(arguments: StoreKind.allCases)
  func `the recovery code of a deleted account leads nowhere`(_ kind: StoreKind) async throws {
    let store = try await makeStore(kind)
    try await store.replaceRecoveryCode(of: .group, by: .hash(50), at: .kickOff)

    try await store.delete(account: .group)

    #expect(try await store.account(recoveryCode: .hash(50)) == nil)
    await #expect(throws: StorageError.contradiction) {
      try await store.replaceRecoveryCode(of: .group, by: .hash(51), at: .kickOff)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `a join code lets one device in`(_ kind: StoreKind) async throws {
    let store = try await makeStore(kind)
    try await store.save(.ofGroup(60), endingOthersAt: .kickOff)
    let admission = StoredAdmission.joinCode(.hash(60), at: Self.soon)

    try await store.begin(.ofGroup(2), with: .ofGroup(12, session: 2), by: admission)

    await #expect(throws: EntryError.usedCode) {
      try await store.begin(.ofGroup(3), with: .ofGroup(13, session: 3), by: admission)
    }
    #expect(try await store.joinCode(hash: .hash(60))?.isUsed == true)
    #expect(try await store.token(hash: .hash(2)) == .ofGroup(2))
    #expect(try await store.keys(of: .group).count == 2)
  }

  @Test(arguments: StoreKind.allCases)
  func `of many devices that join at once with one code, one is let in`(
    _ kind: StoreKind
  ) async throws {
    let store = try await makeStore(kind)
    try await store.save(.ofGroup(60), endingOthersAt: .kickOff)

    let results = await withTaskGroup { group in
      for number in UInt8(2)...11 {
        group.addTask {
          await Result {
            try await store.begin(
              .ofGroup(number), with: .ofGroup(100 + number, session: UInt64(number)),
              by: .joinCode(.hash(60), at: Self.soon))
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }

    #expect(results.compactMap(\.failure).count == 9)
    #expect(try await store.tokens(of: .group).count == 2)
  }

  @Test(arguments: StoreKind.allCases)
  func `a device whose response was lost joins again, as another session`(
    _ kind: StoreKind
  ) async throws {
    let store = try await makeStore(kind)
    try await store.save(.ofGroup(60), endingOthersAt: .kickOff)
    let admission = StoredAdmission.joinCode(.hash(60), at: Self.soon)
    try await store.begin(.ofGroup(2), with: .ofGroup(12, session: 2), by: admission)

    try await store.begin(.ofGroup(3), with: .ofGroup(12, session: 3), by: admission)

    #expect(try await Set(store.tokens(of: .group)) == [.ofGroup(1), .ofGroup(3)])
    #expect(try await store.key(hash: .hash(12))?.session == .fixed(3))
  }

  @Test(arguments: StoreKind.allCases)
  func `a join code ends with its time, with another of its session, and with the session`(
    _ kind: StoreKind
  ) async throws {
    let store = try await makeStore(kind)
    for number in UInt8(60)...61 {
      try await store.save(.ofGroup(number), endingOthersAt: .kickOff)
    }
    try await store.save(.ofGroup(70, session: 2), endingOthersAt: .kickOff)

    for (number, minutes, error) in [
      (60, 5, EntryError.expiredCode), (61, 10, .expiredCode), (62, 5, .wrongCode),
    ] {
      await #expect(throws: error) {
        try await store.begin(
          .ofGroup(2), with: .ofGroup(12, session: 2),
          by: .joinCode(.hash(UInt8(number)), at: .kickOff(plusMinutes: Int64(minutes))))
      }
    }
    try await store.end(.fixed(1), of: .group)
    #expect(try await store.joinCode(hash: .hash(61)) == nil)
    #expect(try await store.joinCode(hash: .hash(70)) == .ofGroup(70, session: 2))
  }

  @Test(arguments: StoreKind.allCases)
  func `ended join codes are deleted, and those that work are not`(_ kind: StoreKind) async throws {
    let store = try await makeStore(kind)
    try await store.save(.ofGroup(60), endingOthersAt: .kickOff)

    try await store.deleteJoinCodes(endedBefore: .kickOff(plusMinutes: 10))
    #expect(try await store.joinCode(hash: .hash(60)) != nil)
    try await store.deleteJoinCodes(endedBefore: .kickOff(plusMinutes: 11))
    #expect(try await store.joinCode(hash: .hash(60)) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `a key of another account, or one that ended, opens no other account`(
    _ kind: StoreKind
  ) async throws {
    let store = try await makeStore(kind)
    try await store.replaceRecoveryCode(of: .group, by: .hash(50), at: .kickOff)
    try await store.add(.ofGroup(20, session: 20, account: .ann))
    try await store.end(.fixed(1), of: .group)

    for number in [UInt8(20), 11] {
      await #expect(throws: EntryError.keyTaken) {
        try await store.begin(
          .ofGroup(2), with: .ofGroup(number, session: 2), by: .recoveryCode(.hash(50)))
      }
    }
    #expect(try await store.tokens(of: .group) == [])
  }
}
