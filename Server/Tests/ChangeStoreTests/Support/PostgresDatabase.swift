import ChangeStore
import ServerTestSupport
import TestSupport

/// The tables of a test in PostgreSQL, and a store with Ann's account.
struct PostgresDatabase {
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

  /// A store of the same tables, as another process has it.
  func anotherStore() -> PostgresStore { PostgresStore(address: address) }

  func run(_ script: String) throws {
    try PostgresConnection(to: address).runScript(script)
  }

  /// Ends all connections to the tables, as a server does that is restarted, and waits for that.
  func endConnections() throws {
    try run(
      """
      SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
      WHERE application_name = '\(folder.id)' AND pid <> pg_backend_pid()
      """)
  }
}
