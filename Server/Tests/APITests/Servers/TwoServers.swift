import API
import ChangeStore
import Domain
import ServerTestSupport
import TestSupport

/// Two servers of one PostgreSQL database, each with connections and a memory of its own.
struct TwoServers {
  let first: TestServer
  let second: TestServer
  let database: String
}

func withTwoServers(
  settings: ServerSettings = .quick, _ test: (TwoServers) async throws -> Void
) async throws {
  let folder = try TemporaryFolder()
  let database = try TestPostgres.database(for: folder)
  let stores = [1, 2].map { _ in PostgresStore(address: database, connections: 4) }
  try stores[0].prepare()
  let environment = TestEnvironment()
  try await withServer(
    store: stores[0], settings: settings, environment: environment, over: .socket
  ) { first in
    // Other random bits, because two servers must not make the same ids.
    try await withServer(
      store: stores[1], settings: settings, environment: TestEnvironment(seed: 8), over: .socket
    ) { second in
      try await test(TwoServers(first: first, second: second, database: database))
    }
  }
  for store in stores { store.close() }
}

extension Person {
  /// The same user, whose requests go to another server.
  func at(_ server: TestServer) -> Person { Person(server: server, login: login) }
}
