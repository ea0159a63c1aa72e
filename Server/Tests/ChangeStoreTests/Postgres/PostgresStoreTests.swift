import ChangeStore
import Domain
import ServerTestSupport
import TestSupport
import Testing

/// What `PostgresStore` does beside the contract that all stores pass.
@Suite(.timeLimit(.minutes(5)), .enabled(if: TestPostgres.isThere))
struct PostgresStoreTests {
  let folder: TemporaryFolder
  let address: String
  let store: PostgresStore

  init() async throws {
    folder = try TemporaryFolder()
    // A name of its own, by which a test finds its connections.
    address = try TestPostgres.database(for: folder) + "&application_name=\(folder.id)"
    store = PostgresStore(address: address)
    try store.prepare()
    try await store.create(.ann)
  }

  @Test func `of two servers that append the same number, one is told of the conflict`()
    async throws
  {
    let other = PostgresStore(address: address)

    let outcomes = await withTaskGroup { group in
      for (writer, id) in [(store, UInt64(11)), (other, 12)] {
        group.addTask {
          do {
            try await writer.append([.at(1, id: id)], to: .ann)
            return AppendError?.none
          } catch {
            return error as? AppendError
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }

    #expect(Set(outcomes) == [nil, .conflict])
    #expect(try await store.log(of: .ann).changes.count == 1)
  }

  @Test func `more entries than are sent at once are appended, or none of them`() async throws {
    let many = try (1...1_000).map { try LogEntry.at(Int64($0)) }
    try await store.append(many, to: .ann)
    let clash = try (1_001...2_000).map { try LogEntry.at(Int64($0)) } + [.at(1, id: 5_000)]

    await #expect(throws: AppendError.conflict) { try await store.append(clash, to: .ann) }

    #expect(try await store.log(of: .ann).upTo == 1_000)
    try await store.append([.at(1_001)], to: .ann)
  }

  @Test func `a store goes on when the server has ended its connections`() async throws {
    try await store.append([.at(1)], to: .ann)

    try PostgresConnection(to: address).runScript(
      """
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = '\(folder.id)' AND pid <> pg_backend_pid()
      """)

    #expect(try await store.squads() == [.ann])
    try await store.append([.at(2)], to: .ann)
  }

  @Test func `a server that does not answer counts as unreachable, until it answers again`()
    async throws
  {
    let proxy = try await DatabaseProxy.open()
    let far = PostgresStore(
      address: try proxy.address(of: address), connections: 1, patience: .milliseconds(300))
    #expect(try await far.squads() == [.ann])

    await proxy.freeze()

    await #expect(throws: StorageError.unreachable) { try await far.squads() }
    await proxy.restore()
    // Attempts to connect are some time apart.
    while try await far.reached() == nil { await Task.yield() }
    try await far.append([.at(1)], to: .ann)
    await proxy.close()
  }

  @Test func `text that looks like a statement is text`() async throws {
    let name = "'); DROP TABLE account; -- \\x00"
    try await store.create(StoredAccount(id: .ben, name: name, squad: .ben))

    let found = try await store.account(id: .ben)

    #expect(found?.username.text == name)
    #expect(try await store.allAccounts().count == 2)
  }

  @Test func `of two registrations of names that look alike at once, one is refused`() async throws
  {
    let other = PostgresStore(address: address)
    let names: [(PostgresStore, StoredAccount)] = [
      (store, try StoredAccount(id: .ben, name: "Ben", squad: .ben)),
      (other, try StoredAccount(id: .fixed(9), name: "B\u{435}n", squad: .fixed(9))),
    ]

    let refusals = await withTaskGroup { group in
      for (store, account) in names {
        group.addTask {
          do throws(RegistrationError) {
            try await store.create(account)
            return 0
          } catch {
            return error == .usernameTaken ? 1 : 10
          }
        }
      }
      return await group.reduce(0, +)
    }

    #expect(refusals == 1)
  }

  @Test func `a server that cannot be reached is said`() {
    #expect(throws: StorageError.unreachable) {
      try PostgresStore(address: "postgresql:///gather?host=\(folder.path)").prepare()
    }
  }

  @Test func `tables of a newer version are left alone`() throws {
    try PostgresConnection(to: address).runScript("UPDATE version SET number = 99")

    #expect(throws: StorageError.newerVersion) { try PostgresStore(address: address).prepare() }
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

  @Test func `a database that was copied to another place begins an epoch without tokens`()
    async throws
  {
    let first = try await store.epoch(orBegin: .fixed(1))
    try await store.save(.numbered(1))
    #expect(try await store.epoch(orBegin: .fixed(2)) == first)
    #expect(try await store.tokens(of: .ann).count == 1)

    try PostgresConnection(to: address).runScript("UPDATE epoch SET home = 'elsewhere'")

    #expect(try await store.epoch(orBegin: .fixed(3)) == .fixed(3))
    #expect(try await store.epoch(orBegin: .fixed(4)) == .fixed(3))
    #expect(try await store.tokens(of: .ann) == [])
  }

  @Test func `a server whose database moved while it served stores nothing more`() async throws {
    _ = try await store.epoch(orBegin: .fixed(1))
    store.close()

    // As when a dump is restored: the tables are others.
    try PostgresConnection(to: address).runScript(
      "ALTER TABLE epoch RENAME TO former; CREATE TABLE epoch (LIKE former INCLUDING ALL)")

    await #expect(throws: AppendError.storage(.moved)) {
      try await store.append([.at(1)], to: .ann)
    }
    await #expect(throws: StorageError.moved) { try await store.checkAccess() }
  }

  @Test func `a server that lost its right to serve takes it again`() async throws {
    #expect(try store.claim() == nil)
    // Only the connection that has the lock ends.
    try PostgresConnection(to: address).runScript(
      """
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity JOIN pg_locks USING (pid)
      WHERE application_name = '\(folder.id)' AND locktype = 'advisory'
      """)

    try await store.checkAccess()

    #expect(try PostgresStore(address: address).claim(.alone) != nil)
  }

  @Test func `after a break a server writes nothing while a program has the database for itself`()
    async throws
  {
    #expect(try store.claim() == nil)
    try PostgresConnection(to: address).runScript(
      """
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = '\(folder.id)' AND pid <> pg_backend_pid()
      """)
    let copier = PostgresStore(address: address)
    #expect(try copier.claim(.alone) == nil)

    await #expect(throws: AppendError.storage(.unreachable)) {
      try await store.append([.at(1)], to: .ann)
    }

    copier.close()
    try await store.append([.at(1)], to: .ann)
  }

  @Test func `of rows that are sent at once, one that is refused undoes all`() async throws {
    try await store.create(.ben)
    let squads = try await store.rows(of: .squad, after: nil, limit: .usual)
    try await store.delete(account: .ben)

    await #expect(throws: StorageError.contradiction) {
      try await store.insert(squads.reversed(), into: .squad)
    }

    #expect(try await store.squads() == [.ann])
  }

  @Test func `several servers serve, and no program has the database for itself meanwhile`()
    async throws
  {
    let (other, copier) = (PostgresStore(address: address), PostgresStore(address: address))
    #expect(try store.claim() == nil)
    #expect(try other.claim() == nil)

    let holder = try #require(try copier.claim(.alone))

    #expect(holder.hasPrefix("a process at this machine since 20"))
    store.close()
    other.close()
    #expect(try copier.claim(.alone) == nil)
    #expect(try PostgresStore(address: address).claim() != nil)
  }
}

extension PostgresStore {
  /// The squads; `nil` while the server cannot be reached.
  fileprivate func reached() async throws(StorageError) -> [Squad.ID]? {
    do throws(StorageError) {
      return try await squads()
    } catch {
      guard error == .unreachable else { throw error }
      return nil
    }
  }
}
