package import ChangeStore
import Foundation

/// The PostgreSQL server for tests, whose address a variable of the environment has.
package enum TestPostgres {
  private static let address = ProcessInfo.processInfo.environment["GATHER_TEST_POSTGRES"]

  package static var isThere: Bool { address != nil }

  /// The address of the tables that belong to a test's folder, which are empty at first.
  package static func database(for folder: TemporaryFolder) throws -> String {
    let schema = "test_" + folder.id.uuidString.lowercased().replacing("-", with: "_")
    guard let address else { throw NoServer() }
    try PostgresConnection(to: address).runScript("CREATE SCHEMA IF NOT EXISTS \(schema)")
    return "\(address)&options=-csearch_path%3D\(schema)"
  }
}

private struct NoServer: Error {}
