import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing

/// What a store does when its server ends, does not answer, or is another one.
@Suite(.timeLimit(.minutes(5)), .enabled(if: TestPostgres.isThere))
struct LostConnectionTests {
  let database: PostgresDatabase

  init() async throws { database = try await PostgresDatabase() }

  @Test func `a store goes on when the server has ended its connections`() async throws {
    try await database.store.append([.at(1)], to: .ann)

    try database.endConnections()

    #expect(try await database.store.squads() == [.ann])
    try await database.store.append([.at(2)], to: .ann)
  }

  @Test func `a server that does not answer counts as unreachable, until it answers again`()
    async throws
  {
    let proxy = try await DatabaseProxy.open(to: database.address)
    let far = PostgresStore(
      address: try proxy.address(of: database.address), connections: 1, patience: .milliseconds(300)
    )
    #expect(try await far.squads() == [.ann])

    await proxy.freeze()

    #expect(try await far.reached() == nil)
    await proxy.restore()
    // Attempts to connect are some time apart.
    while try await far.reached() == nil { await Task.yield() }
    try await far.append([.at(1)], to: .ann)
    await proxy.close()
  }

  @Test
  func `a server that cannot be reached is said, with the reason, also until the next attempt`() {
    let store = PostgresStore(address: "postgresql:///gather?host=\(database.folder.path)")

    for _ in 1...2 {
      #expect {
        try store.prepare()
      } throws: { error in
        guard case StorageError.server(.notConnected(let reason)) = error else { return false }
        return reason.contains("No such file or directory")
      }
    }
  }

  @Test func `a database that was copied to another place begins an epoch without tokens`()
    async throws
  {
    let first = try await database.store.epoch(orBegin: .fixed(1))
    try await database.store.save(.numbered(1))
    #expect(try await database.store.epoch(orBegin: .fixed(2)) == first)
    #expect(try await database.store.tokens(of: .ann).count == 1)

    try database.run("UPDATE epoch SET home = 'elsewhere'")

    #expect(try await database.store.epoch(orBegin: .fixed(3)) == .fixed(3))
    #expect(try await database.store.epoch(orBegin: .fixed(4)) == .fixed(3))
    #expect(try await database.store.tokens(of: .ann) == [])
  }

  @Test func `a server whose database moved while it served stores nothing more`() async throws {
    _ = try await database.store.epoch(orBegin: .fixed(1))
    database.store.close()

    // As when a dump is restored: the tables are others.
    try database.run(
      "ALTER TABLE epoch RENAME TO former; CREATE TABLE epoch (LIKE former INCLUDING ALL)")

    await #expect(throws: AppendError.storage(.moved)) {
      try await database.store.append([.at(1)], to: .ann)
    }
    await #expect(throws: StorageError.moved) { try await database.store.checkAccess() }
  }
}

extension PostgresStore {
  /// The squads; `nil` while the server cannot be reached.
  fileprivate func reached() async throws(StorageError) -> [Squad.ID]? {
    do throws(StorageError) {
      return try await squads()
    } catch {
      switch error {
      case .unreachable, .server(.notConnected), .server(.noAnswer): return nil
      default: throw error
      }
    }
  }
}
