import Domain
import ServerTestSupport
import TestSupport
import Testing

@testable import ChangeStore

/// What a restored backup knows of keys, codes and accounts that ended after it was made.
@Suite(.timeLimit(.minutes(5)))
struct EndedSecretsTests {
  let folder: TemporaryFolder
  let path: String
  let backup: String

  /// Ann and Ben have names, and their database is backed up.
  init() async throws {
    folder = try TemporaryFolder()
    (path, backup) = (folder.file("test.db"), folder.file("backup.db"))
    let store = try SQLiteStore(path: path)
    try await store.create(.ann)
    try await store.create(.ben)
    try await store.append([.at(1)], to: .ann)
    try store.backup(to: backup)
    try store.close()
  }

  private func restore(from backup: String) throws {
    try SQLiteRestore(of: backup, to: path).run(keepingAs: folder.file("former.db")) { _ in }
  }

  @Test func `what ended since the backup stays ended, and what was made since is there`()
    async throws
  {
    // Given a backup with the group's keys 11 and 12 and the code 50
    let store = try SQLiteStore(path: path)
    try await store.createGroup()
    try await store.add(.ofGroup(12, session: 2))
    try await store.replaceRecoveryCode(of: .group, by: .hash(50), at: .kickOff)
    let later = folder.file("later.db")
    try store.backup(to: later)
    // When a phone is removed, and another one and another code come
    try await store.end(.fixed(2), of: .group)
    try await store.add(.ofGroup(13, session: 3))
    try await store.replaceRecoveryCode(of: .group, by: .hash(51), at: .kickOff)
    try store.close()
    try restore(from: later)
    // Then
    let restored = try SQLiteStore(path: path)
    #expect(try await restored.tokens(of: .group) == [])
    #expect(try await restored.key(hash: .hash(12))?.isEnded == true)
    #expect(try await restored.key(hash: .hash(11)) == .ofGroup(11))
    #expect(try await restored.key(hash: .hash(13)) == .ofGroup(13, session: 3))
    #expect(try await restored.account(recoveryCode: .hash(50)) == nil)
    #expect(try await restored.account(recoveryCode: .hash(51)) == .group)
    #expect(try restored.integrityProblems() == [])
  }

  @Test func `accounts that were deleted since the backup stay deleted, and their secrets taken`()
    async throws
  {
    let store = try SQLiteStore(path: path)
    try await store.append([.at(2, .sharing(.friday, .linkMade(.toFollow)))], to: .ann)
    let later = folder.file("later.db")
    try store.backup(to: later)
    try await store.delete(account: .ann)
    try store.close()

    try restore(from: later)

    let restored = try SQLiteStore(path: path)
    #expect(try await restored.allAccounts() == [.ben])
    #expect(try await restored.squads() == [.ben])
    try await restored.append([.at(1, .sharing(.friday, .linkMade(.toFollow)))], to: .ben)
    #expect(try await restored.linkTarget(of: Link.toFollow.secret) == nil)
  }

  @Test func `what ended in a database of an earlier version stays ended, too`() async throws {
    let former = try FormerDatabase.version11.copy(into: folder)
    let later = folder.file("later.db")
    let store = try SQLiteStore(path: later)
    try await store.createGroup()
    try await store.replaceRecoveryCode(of: .group, by: .hash(50), at: .kickOff)
    try store.close()

    try SQLiteRestore(of: later, to: former).run(keepingAs: folder.file("former.db")) { _ in }

    let restored = try SQLiteStore(path: former)
    #expect(try await restored.account(recoveryCode: .hash(50)) == nil)
    #expect(try await restored.account(recoveryCode: .hash(51)) == .group)
    #expect(try await restored.recoveryCodes(of: .group).map(\.createdAt) == [nil])
  }

  @Test func `keys of accounts that are not in the backup are not taken over`() async throws {
    let store = try SQLiteStore(path: path)
    try await store.createGroup()
    try await store.replaceRecoveryCode(of: .group, by: .hash(50), at: .kickOff)
    try store.close()

    try restore(from: backup)

    let restored = try SQLiteStore(path: path)
    #expect(try await restored.key(hash: .hash(11)) == nil)
    #expect(try await restored.account(recoveryCode: .hash(50)) == nil)
    try await restored.createGroup()
  }

  @Test func `a backup has keys and codes, and no join codes`() async throws {
    let store = try SQLiteStore(path: path)
    try await store.createGroup()
    try await store.replaceRecoveryCode(of: .group, by: .hash(50), at: .kickOff)
    try await store.save(.ofGroup(60), endingOthersAt: .kickOff)
    let later = folder.file("later.db")

    try store.backup(to: later)

    let copy = try SQLiteStore(path: later)
    #expect(try await copy.key(hash: .hash(11)) == .ofGroup(11))
    #expect(try await copy.account(recoveryCode: .hash(50)) == .group)
    #expect(try await copy.joinCode(hash: .hash(60)) == nil)
  }
}
