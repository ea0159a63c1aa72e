import Domain
import ServerTestSupport
import TestSupport
import Testing

@testable import ChangeStore

/// What a commit depends on is the transaction's, whatever a session was left with.
@Suite(.timeLimit(.minutes(5)), .enabled(if: TestPostgres.isThere))
struct OwnSessionTests {
  let database: PostgresDatabase

  init() async throws { database = try await PostgresDatabase() }

  /// Lets each commit that inserts into a table fail unless it waits for the disk.
  private func requireDurability(of table: String) throws {
    try database.run(
      """
      CREATE FUNCTION insist() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF current_setting('synchronous_commit') <> 'on' THEN RAISE 'it does not wait'; END IF;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER insist AFTER INSERT ON \(table) DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION insist()
      """)
  }

  @Test(arguments: ["off", "local", "remote_write"])
  func `an append waits for the disk in a session that was left without`(_ setting: String)
    async throws
  {
    try requireDurability(of: "entry")
    try database.store.pool.useNow { try $0.runScript("SET synchronous_commit = \(setting)") }

    try await database.store.append([.at(1)], to: .ann)

    #expect(try await database.store.log(of: .ann).changes == [.at(1)])
  }

  @Test func `any other transaction waits for the disk, too`() async throws {
    try requireDurability(of: "account")
    try database.store.pool.useNow { try $0.runScript("SET synchronous_commit = off") }

    try await database.store.create(.ben)

    #expect(try await database.store.account(id: .ben) != nil)
  }

  @Test func `what the operator set beyond the disk stays`() async throws {
    let setting = try database.store.pool.useNow { connection in
      try connection.runScript("SET synchronous_commit = remote_apply")
      return try connection.transaction {
        try connection.run("SHOW synchronous_commit").text(0, 0)
      }
    }

    #expect(setting == "remote_apply")
  }

  @Test func `nothing is written in another session than the connection's own`() async throws {
    // As behind a pooler that has begun to share sessions.
    for _ in 1...2 {
      try database.store.pool.useNow { $0.session = .pooled(1, isProven: true) }
      await #expect(throws: AppendError.storage(.server(.sharedSessions))) {
        try await database.store.append([.at(1)], to: .ann)
      }
    }
    try database.store.pool.useNow { $0.session = .pooled(1, isProven: true) }
    await #expect(throws: RegistrationError.storage(.server(.sharedSessions))) {
      try await database.store.create(.ben)
    }

    // The next connection is its own again.
    #expect(try await database.store.log(of: .ann).changes == [])
    #expect(try await database.store.account(id: .ben) == nil)
    try await database.store.append([.at(1)], to: .ann)
  }

  @Test func `a statement has one name in all sessions, and no two have the same`() throws {
    let (first, second) = try (connection(), connection())

    let names = try [first.prepared("SELECT 1"), first.prepared("SELECT 2")]

    #expect(try second.prepared("SELECT 2") == names[1])
    #expect(names[0] != names[1])
  }

  private func connection() throws -> PostgresConnection {
    try PostgresConnection(to: database.address)
  }
}
