package import ChangeStore
import Foundation

/// The PostgreSQL server for tests, whose address a variable of the environment has.
package enum TestPostgres {
  private static let address = ProcessInfo.processInfo.environment["GATHER_TEST_POSTGRES"]

  package static var isThere: Bool { address != nil }

  /// The address of the tables that belong to a test's folder, and are dropped with it.
  package static func database(for folder: TemporaryFolder) throws -> String {
    guard let address else { throw NoServer() }
    let schema = "test_" + folder.id.uuidString.lowercased().replacing("-", with: "_")
    try PostgresConnection(to: address).runScript("CREATE SCHEMA IF NOT EXISTS \(schema)")
    folder.atRemoval {
      try? PostgresConnection(to: address).runScript("DROP SCHEMA IF EXISTS \(schema) CASCADE")
    }
    return "\(address)&options=-csearch_path%3D\(schema)"
  }

  static func makeStore(
    in folder: TemporaryFolder, squadByteLimit: Int
  ) throws -> PostgresStore {
    let store = PostgresStore(
      address: try database(for: folder), squadByteLimit: squadByteLimit, connections: 2)
    try store.prepare()
    return store
  }
}

private struct NoServer: Error {}
