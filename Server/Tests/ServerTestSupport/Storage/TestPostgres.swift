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

  /// Keeps all rows of a folder's tables beside them.
  static func keepRows(in folder: TemporaryFolder) throws {
    try forEachTable(in: folder, "CREATE TABLE kept_%1$s AS TABLE %1$s")
  }

  /// Puts the rows back that were kept, and nothing else.
  static func putRowsBack(in folder: TemporaryFolder) throws {
    try forEachTable(in: folder, "DELETE FROM %1$s; INSERT INTO %1$s SELECT * FROM kept_%1$s")
  }

  /// Runs a statement for each table, in which its name is put, without looking at references.
  private static func forEachTable(
    in folder: TemporaryFolder, _ statement: String
  ) throws {
    let connection = try PostgresConnection(to: try database(for: folder))
    try connection.runScript(
      """
      SET session_replication_role = replica;
      DO $$
      DECLARE name text;
      BEGIN
        FOR name IN
          SELECT tablename FROM pg_tables
          WHERE schemaname = current_schema() AND tablename NOT LIKE 'kept%'
        LOOP
          EXECUTE format('\(statement)', name);
        END LOOP;
      END $$
      """)
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
