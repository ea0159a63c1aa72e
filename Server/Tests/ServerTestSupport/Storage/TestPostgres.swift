import ChangeStore
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

  /// The address of an empty database of its own, which ends with the server.
  package static func ownDatabase(named name: String) throws -> String {
    guard let address else { throw NoServer() }
    try PostgresConnection(to: address).runScript("DROP DATABASE IF EXISTS \(name)")
    try PostgresConnection(to: address).runScript("CREATE DATABASE \(name)")
    return address.replacing("/postgres?", with: "/\(name)?")
  }

  /// The path of the socket of a database's server.
  static func socket(of database: String) throws -> String {
    try host(of: database) + "/.s.PGSQL.5432"
  }

  /// The folder of the server's socket.
  package static func folder() throws -> String {
    guard let address else { throw NoServer() }
    return try host(of: address)
  }

  /// The address of a database by another way to its server.
  package static func address(of database: String, at place: String) throws -> String {
    database.replacing("host=\(try host(of: database))", with: "host=\(place)")
  }

  private static func host(of database: String) throws -> String {
    guard let end = database.split(separator: "host=").last else { throw NoServer() }
    return String(end.prefix { $0 != "&" })
  }

  static func makeStore(
    in folder: TemporaryFolder, squadByteLimits: SquadByteLimits
  ) throws -> PostgresStore {
    let store = PostgresStore(
      address: try database(for: folder), squadByteLimits: squadByteLimits, connections: 2)
    try store.prepare()
    return store
  }
}

private struct NoServer: Error {}
