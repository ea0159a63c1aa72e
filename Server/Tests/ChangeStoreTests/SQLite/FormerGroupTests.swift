import Domain
import ServerTestSupport
import TestSupport
import Testing

@testable import ChangeStore

/// Accounts without a name, keys and codes in a file that an earlier version of this program wrote.
@Suite(.timeLimit(.minutes(5)))
struct FormerGroupTests {
  let folder: TemporaryFolder
  let store: SQLiteStore

  init() throws {
    folder = try TemporaryFolder()
    store = try SQLiteStore(path: FormerDatabase.version11.copy(into: folder))
  }

  @Test func `a group is read with its session, its key and its log`() async throws {
    #expect(try await store.account(id: .group) == .group)
    #expect(try await store.token(hash: .hash(1)) == .ofGroup(1))
    #expect(try await store.keys(of: .group) == [.ofGroup(11)])
    #expect(try await store.log(of: .group).changes == [.at(1)])
  }

  @Test func `what ended stays ended, and what works goes on working`() async throws {
    #expect(try await store.key(hash: .hash(12))?.isEnded == true)
    #expect(try await store.account(recoveryCode: .hash(50)) == nil)
    #expect(try await store.account(recoveryCode: .hash(51)) == .group)
    #expect(try await store.joinCode(hash: .hash(60)) == .ofGroup(60))
    try await store.heal(.ofGroup(5, session: 1), by: .hash(11))
  }

  @Test func `when a recovery code was made is known from the version on that stores it`()
    async throws
  {
    #expect(try await store.recoveryCodes(of: .group).map(\.createdAt) == [nil])

    let later = try SQLiteStore(path: FormerDatabase.version14.copy(into: folder))

    #expect(
      try await later.recoveryCodes(of: .group)
        == [StoredRecoveryCode(hash: .hash(52), account: .group, createdAt: .kickOff)])
  }

  @Test func `the secret of a deleted account's link stays taken`() async throws {
    try await store.append([.at(2, .sharing(.sunday, .linkMade(.toScore)))], to: .group)

    #expect(try await store.linkTarget(of: Link.toScore.secret) == nil)
  }
}
