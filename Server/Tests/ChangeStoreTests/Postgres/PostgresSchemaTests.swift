import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing

/// How the tables of a PostgreSQL database get from one version to the next.
@Suite(.timeLimit(.minutes(5)), .enabled(if: TestPostgres.isThere))
struct PostgresSchemaTests {
  let database: PostgresDatabase

  init() async throws { database = try await PostgresDatabase() }

  @Test func `tables are not changed while servers of an older version use them`() async throws {
    // Given a server, and tables as the version before had them
    try database.run(
      """
      DROP TABLE login, recovery_key, recovery_code, join_code, deleted_account, spent_secret, mark;
      DROP INDEX token_by_session;
      ALTER TABLE token DROP COLUMN manages_at;
      ALTER TABLE entry DROP COLUMN checksum;
      ALTER TABLE account ADD COLUMN username text, ADD COLUMN username_key text,
        ADD COLUMN likeness text, ADD COLUMN password_hash text;
      UPDATE account SET username = 'Ann', username_key = 'ann', likeness = 'ann',
        password_hash = 'scrypt';
      UPDATE version SET number = 4
      """)
    let older = database.anotherStore()
    #expect(try older.claim() == nil)

    // Then
    #expect(throws: StorageError.inUse) { try database.anotherStore().prepare() }
    try database.run("SELECT 1 / (number = 4)::int FROM version")
    #expect(throws: (any Error).self) { try database.run("SELECT username FROM login") }

    // When it has ended
    older.close()
    try database.anotherStore().prepare()
    try await database.store.append([.at(1)], to: .ann)
    #expect(try await database.store.account(usernameKey: "ann")?.id == .ann)
  }

  @Test func `changes of an earlier version get a checksum, many and refused ones, too`()
    async throws
  {
    // Given tables as the version before had them
    let changes = try (1...1_100).map { try SequencedChange.at($0) }
    try await database.store.append(
      changes.map(LogEntry.accepted) + [.refused(9_000)], to: .ann)
    try database.run(
      "ALTER TABLE entry DROP COLUMN checksum; UPDATE version SET number = 9")
    // When
    let store = database.anotherStore()
    try store.prepare()
    // Then
    #expect(try await store.log(of: .ann) == LogPage(changes: changes, upTo: 1_100))
    try database.run("UPDATE entry SET is_by_link = true WHERE sequence = 1000")
    #expect(try await store.log(of: .ann).damaged == [.altered(sequence: 1_000)])
    #expect(throws: (any Error).self) { try database.run("UPDATE entry SET checksum = NULL") }
    #expect(throws: (any Error).self) { try database.run("UPDATE entry SET checksum = 1") }
  }

  @Test func `a server that lost its connections writes nothing into tables of a newer version`()
    async throws
  {
    #expect(try database.store.claim() == nil)
    try database.endConnections()
    try database.run("UPDATE version SET number = 99")

    await #expect(throws: AppendError.storage(.newerVersion)) {
      try await database.store.append([.at(1)], to: .ann)
    }
    #expect(throws: StorageError.newerVersion) { try database.anotherStore().claim() }
  }

  @Test func `tables of a newer version are left alone`() throws {
    try database.run("UPDATE version SET number = 99")

    #expect(throws: StorageError.newerVersion) { try database.anotherStore().prepare() }
  }

  @Test func `many programs that open an empty database make its tables once`() async throws {
    let empty = try TemporaryFolder()
    let address = try TestPostgres.database(for: empty)

    try await withThrowingTaskGroup { group in
      for _ in 0..<8 { group.addTask { try PostgresStore(address: address).prepare() } }
      try await group.waitForAll()
    }

    #expect(try await PostgresStore(address: address).squads() == [])
  }
}
