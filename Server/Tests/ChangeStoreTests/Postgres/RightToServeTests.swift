import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing

/// Servers share a database, and a program that needs it for itself excludes them.
@Suite(.timeLimit(.minutes(5)), .enabled(if: TestPostgres.isThere))
struct RightToServeTests {
  let database: PostgresDatabase

  init() async throws { database = try await PostgresDatabase() }

  @Test func `each connection of a server has the right to serve`() async throws {
    try database.endConnections()
    #expect(try database.store.claim() == nil)

    try await withThrowingTaskGroup { group in
      for _ in 0..<50 { group.addTask { _ = try await database.store.squads() } }
      try await group.waitForAll()
    }

    // Divides by zero when a connection has none.
    try database.run(
      """
      SELECT 1 / (count(*) = 0)::int FROM pg_stat_activity AS one
      WHERE application_name = '\(database.folder.id)' AND pid <> pg_backend_pid()
        AND NOT EXISTS (
          SELECT 1 FROM pg_locks WHERE pg_locks.pid = one.pid AND locktype = 'advisory')
      """)
  }

  @Test func `a server whose connections ended takes its right again`() async throws {
    #expect(try database.store.claim() == nil)
    try database.endConnections()

    try await database.store.checkAccess()

    #expect(try database.anotherStore().claim(.alone) != nil)
  }

  @Test func `after a break a server writes nothing while a program has the database for itself`()
    async throws
  {
    #expect(try database.store.claim() == nil)
    try database.endConnections()
    let copier = database.anotherStore()
    #expect(try copier.claim(.alone) == nil)

    await #expect(throws: AppendError.storage(.unreachable)) {
      try await database.store.append([.at(1)], to: .ann)
    }

    copier.close()
    try database.endConnections()
    try await database.store.append([.at(1)], to: .ann)
  }

  @Test func `a program that has the database for itself uses it from many tasks`() async throws {
    let copier = database.anotherStore()
    #expect(try copier.claim(.alone) == nil)

    try await withThrowingTaskGroup(of: [Squad.ID].self) { group in
      for _ in 0..<50 { group.addTask { try await copier.squads() } }
      for try await squads in group { #expect(squads == [.ann]) }
    }
  }

  @Test func `several servers serve, and no program has the database for itself meanwhile`()
    async throws
  {
    let (other, copier) = (database.anotherStore(), database.anotherStore())
    #expect(try database.store.claim() == nil)
    #expect(try other.claim() == nil)

    let holder = try #require(try copier.claim(.alone))

    #expect(holder.hasPrefix("a process at this machine since 20"))
    database.store.close()
    other.close()
    #expect(try copier.claim(.alone) == nil)
    #expect(try database.anotherStore().claim() != nil)
  }
}
