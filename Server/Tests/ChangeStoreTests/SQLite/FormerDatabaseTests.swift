import Domain
import GRDB
import ServerTestSupport
import TestSupport
import Testing

@testable import ChangeStore

/// Files that earlier versions of this program wrote, read and written on by this one.
@Suite(.timeLimit(.minutes(5)))
struct FormerDatabaseTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: FormerDatabase.allCases)
  func `every kind of change is read`(_ file: FormerDatabase) async throws {
    let store = try SQLiteStore(path: file.copy(into: folder))

    let changes = try FormerDatabase.changes
    #expect(
      try await store.log(of: .ann) == LogPage(changes: changes, upTo: Int64(changes.count)))
    #expect(try store.integrityProblems() == [])
    #expect(try await LogCheck(reading: store).findings == [])
  }

  @Test(arguments: FormerDatabase.allCases)
  func `a change that is altered from now on is noticed`(_ file: FormerDatabase) async throws {
    let store = try SQLiteStore(path: file.copy(into: folder))
    try store.run("UPDATE change SET content = replace(content, 'Zoë', 'Zoe') WHERE sequence = 3")

    #expect(try await store.log(of: .ann).damaged == [.altered(sequence: 3)])
  }

  @Test(arguments: FormerDatabase.allCases)
  func `what its tables took is given back to the disk`(_ file: FormerDatabase) throws {
    let store = try SQLiteStore(path: file.copy(into: folder))

    let free = try #require(try store.number("PRAGMA freelist_count"))
    let pages = try #require(try store.number("PRAGMA page_count"))
    #expect(4 * free <= pages)
  }

  @Test(arguments: FormerDatabase.allCases)
  func `every change keeps its outcome`(_ file: FormerDatabase) async throws {
    let store = try SQLiteStore(path: file.copy(into: folder))

    var outcomes: [StampedChange.ID: ChangeOutcome] = [:]
    for change in try FormerDatabase.changes {
      outcomes[change.stamped.id] = .accepted(sequence: change.sequence)
    }
    for rejected in try FormerDatabase.rejected {
      outcomes[rejected.change.id] = .rejected(rejected.reason)
    }
    #expect(try await store.outcomes(of: Array(outcomes.keys), in: .ann) == outcomes)
  }

  @Test(arguments: FormerDatabase.allCases)
  func `accounts, tokens and the epoch are read`(_ file: FormerDatabase) async throws {
    let store = try SQLiteStore(path: file.copy(into: folder))

    #expect(try await store.account(usernameKey: "ann") == FormerDatabase.ann)
    let token = try #require(try await store.token(hash: .hash(3)))
    #expect(token == file.token(of: token.session))
    #expect(try await store.epoch(orBegin: .fixed(8)) == FormerDatabase.epoch)
    #expect(try await Set(store.squads()).isSuperset(of: [.ann, .ben]))
  }

  @Test(arguments: FormerDatabase.allCases)
  func `a snapshot that knew no periods or devices is left out`(
    _ file: FormerDatabase
  ) async throws {
    let store = try SQLiteStore(path: file.copy(into: folder))
    #expect(try await store.snapshot(of: .ann) == .none)
  }

  @Test func `a snapshot that knew no times of edits is left out`() async throws {
    // Given
    let path = try FormerDatabase.version11.copy(into: folder)
    let database = try DatabaseQueue(path: path)
    try await database.write { db in
      try db.execute(
        sql:
          "INSERT OR REPLACE INTO snapshot (squad, sequence, content) SELECT squad, 1, '{}' FROM account"
      )
    }
    try database.close()
    // When
    let store = try SQLiteStore(path: path)
    // Then
    #expect(try await store.snapshot(of: .ann) == .none)
  }

  @Test(arguments: FormerDatabase.allCases)
  func `its changes count for the size of the squad`(_ file: FormerDatabase) async throws {
    let store = try SQLiteStore(
      path: file.copy(into: folder), squadByteLimits: SquadByteLimits(named: 3_000))
    let next = Int64(try FormerDatabase.changes.count) + 1

    await #expect(throws: AppendError.squadFull) {
      try await store.append([.at(next, id: 999)], to: .ann)
    }
    try await store.append([.at(1, id: 999)], to: .ben)
  }

  @Test(arguments: FormerDatabase.allCases)
  func `accounts that looked alike before both stay, and no third one joins them`(
    _ file: FormerDatabase
  ) async throws {
    let path = try file.copy(into: folder)
    try Self.addLookalike(to: path)
    let store = try SQLiteStore(path: path)

    let (latin, cyrillic) = ("ann", "\u{430}nn")
    let ann = try await store.account(usernameKey: latin, likeness: latin)
    let other = try await store.account(usernameKey: cyrillic, likeness: latin)
    #expect(ann == (try FormerDatabase.ann))
    #expect(other?.id == .fixed(50))
    #expect(try await store.account(usernameKey: "an\u{578}", likeness: latin) == nil)
    await #expect(throws: RegistrationError.usernameTaken) {
      try await store.create(StoredAccount(id: .fixed(51), name: "ANN\u{200B}", squad: .fixed(51)))
    }
    #expect(try store.integrityProblems() == [])
  }

  /// Adds an account “аnn” with a Cyrillic letter, as an earlier version did.
  private static func addLookalike(to path: String) throws {
    let database = try DatabaseQueue(path: path)
    try database.write { db in
      let id = Account.ID.fixed(50).blob
      try db.execute(sql: "INSERT INTO squad (id) VALUES (?)", arguments: [id])
      guard try !db.tableExists("login") else {
        try db.execute(
          sql: """
            INSERT INTO account (id, squad, created_at) VALUES (?1, ?1, 1);
            INSERT INTO login (account, username, username_key, likeness, password_hash)
              VALUES (?1, '\u{430}nn', '\u{430}nn', 'ann', 'scrypt')
            """,
          arguments: [id, id])
        return
      }
      try db.execute(
        sql: """
          INSERT INTO account (id, username, username_key, password_hash, squad, created_at)
          VALUES (?, '\u{430}nn', '\u{430}nn', 'scrypt', ?, 1)
          """,
        arguments: [id, id])
      // As the migration to version 6 does.
      guard try db.columns(in: "account").contains(where: { $0.name == "likeness" }) else { return }
      try db.execute(sql: "UPDATE account SET likeness = 'ann' WHERE id = ?", arguments: [id])
    }
    try database.close()
  }

  @Test(arguments: FormerDatabase.allCases)
  func `the log is written on`(_ file: FormerDatabase) async throws {
    let store = try SQLiteStore(path: file.copy(into: folder))
    let changes = try FormerDatabase.changes
    let next = Int64(changes.count) + 1

    await #expect(throws: AppendError.conflict) {
      try await store.append([.at(next, id: 1)], to: .ann)
    }
    try await store.append([.at(next), .refused(200)], to: .ann)
    try await store.append([.at(1, id: 500)], to: .ben)

    #expect(try await store.log(of: .ann).changes == changes + [.at(next)])
    #expect(try store.integrityProblems() == [])
    #expect(try await LogCheck(reading: store).findings == [])
  }
}
