import Domain
import Foundation
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

  @discardableResult
  private func restore(
    from backup: String, forgettingEnds: Bool = false
  ) throws -> EndKnowledge? {
    var knowledge: EndKnowledge?
    try SQLiteRestore(of: backup, to: path).run(
      keepingAs: folder.file("former.db"), forgettingEnds: forgettingEnds
    ) { step in
      if case .checked(let found) = step { knowledge = found }
    }
    return knowledge
  }

  /// Ends an account, a phone and a link since a backup, in a database that a newer version updates then.
  private func endAll(updating sql: String) async throws -> String {
    let store = try SQLiteStore(path: path)
    try await store.createGroup()
    try await store.add(.ofGroup(12, session: 2))
    try await store.append([.at(2, .sharing(.friday, .linkMade(.toFollow)))], to: .ann)
    let later = folder.file("later.db")
    try store.backup(to: later)
    try await store.end(.fixed(2), of: .group)
    try await store.append(
      [.at(3, .sharing(.friday, .linkTurnedOff(Link.toFollow.id)))], to: .ann)
    try await store.delete(account: .ben)
    try store.run("INSERT INTO grdb_migrations VALUES ('99 of the future'); \(sql)")
    try store.close()
    return later
  }

  @Test(arguments: [
    "", "CREATE TABLE future (id BLOB) STRICT",
    "ALTER TABLE recovery_key ADD COLUMN future TEXT; ALTER TABLE account ADD COLUMN future TEXT",
  ])
  func `what ended in a newer version since the backup stays ended, and is listed`(_ sql: String)
    async throws
  {
    let later = try await endAll(updating: sql)

    let knowledge = try restore(from: later)

    guard case .known(let since) = knowledge else {
      Issue.record("\(String(describing: knowledge))")
      return
    }
    #expect(since.accounts == ["Ben"])
    #expect(since.phones.count == 1)
    #expect(since.links == 1)
    let restored = try SQLiteStore(path: path)
    #expect(try await restored.account(usernameKey: "ben") == nil)
    #expect(try await restored.key(hash: .hash(12))?.isEnded == true)
    #expect(try await restored.key(hash: .hash(11)) == .ofGroup(11))
    #expect(try await restored.linkTarget(of: Link.toFollow.secret) == nil)
    #expect(try restored.integrityProblems() == [])
  }

  @Test(arguments: [
    "DROP TABLE deleted_account", "ALTER TABLE recovery_key RENAME TO future",
    "ALTER TABLE link RENAME COLUMN is_off TO state",
  ])
  func `where it cannot be read what ended, nothing is replaced unless that is meant`(
    _ sql: String
  ) async throws {
    let later = try await endAll(updating: sql)
    let before = try folder.bytes(of: "test.db")

    #expect(throws: RestoreError.endedUnknown) { try restore(from: later) }

    #expect(try folder.bytes(of: "test.db") == before)
    #expect(try restore(from: later, forgettingEnds: true) == .unknown)
    #expect(try await SQLiteStore(path: path).account(usernameKey: "ben") != nil)
  }

  @Test
  func `an earlier build noted no deletions, so accounts that are gone there are asked about`()
    async throws
  {
    try FileManager.default.removeItem(atPath: path)
    let older = try Fixture.copy("version-9.sqlite", into: folder)
    try FileManager.default.moveItem(atPath: older, toPath: path)
    let knownThere = folder.file("known.db")
    try FileManager.default.copyItem(atPath: path, toPath: knownThere)

    #expect(try restore(from: knownThere) == .known(EndedSince()))

    let store = try SQLiteStore(path: knownThere)
    try await store.createGroup()
    try store.close()
    try FileManager.default.removeItem(atPath: folder.file("former.db"))
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.moveItem(
      atPath: try FormerDatabase.version8.copy(into: folder), toPath: path)
    #expect(throws: RestoreError.endedUnknown) { try restore(from: knownThere) }
  }

  @Test func `a link that was made and turned off since the backup is never made again`()
    async throws
  {
    let store = try SQLiteStore(path: path)
    try await store.append([.at(2, .sharing(.friday, .linkMade(.toFollow)))], to: .ann)
    try await store.append(
      [.at(3, .sharing(.friday, .linkTurnedOff(Link.toFollow.id)))], to: .ann)
    try store.close()

    try restore(from: backup)

    let restored = try SQLiteStore(path: path)
    try await restored.append([.at(2, .sharing(.friday, .linkMade(.toFollow)))], to: .ann)
    #expect(try await restored.linkTarget(of: Link.toFollow.secret) == nil)
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
