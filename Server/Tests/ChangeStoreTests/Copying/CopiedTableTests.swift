import GRDB
import ServerTestSupport
import Testing

@testable import ChangeStore

/// A column that a migration adds would be lost in a copy, if these did not fail.
@Suite(.timeLimit(.minutes(5)))
struct CopiedTableTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `every column of every table of SQLite is copied`() throws {
    let store = try SQLiteStore(path: folder.file("test.db"))
    let sql = """
      SELECT m.name || '.' || c.name FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS c
      WHERE m.type = 'table' AND m.name NOT IN ('grdb_migrations', 'epoch', 'join_code')
      """

    let columns = try store.pool.read { try String.fetchSet($0, sql: sql) }

    #expect(columns == Self.copied { $0.rawValue })
  }

  /// A kind of secret that no `Entrance` names would outlive another password.
  @Test
  func
    `every table that refers to an account has its login, or something that ends with another password`()
    throws
  {
    let store = try SQLiteStore(path: folder.file("test.db"))
    let sql = """
      SELECT m.name FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS c
      WHERE m.type = 'table' AND (c.name IN ('account', 'session') OR EXISTS
        (SELECT 1 FROM pragma_foreign_key_list(m.name) AS f WHERE f."table" = 'account'))
      """

    let tables = try store.pool.read { try String.fetchSet($0, sql: sql) }

    #expect(tables == Set(Entrance.allCases.map(\.table)).union(["login"]))
  }

  @Test(.enabled(if: TestPostgres.isThere))
  func
    `every column of every table of PostgreSQL is copied, but for what servers tell one another and the ends of logs`()
    throws
  {
    let store = PostgresStore(address: try TestPostgres.database(for: folder))
    try store.prepare()
    let sql = """
      SELECT table_name || '.' || column_name FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name NOT IN ('version', 'epoch', 'attempt', 'mark', 'join_code')
        AND (table_name, column_name) <> ('squad', 'sequence')
      """

    let columns = try store.pool.useNow { connection in
      let rows = try connection.run(sql)
      return Set((0..<rows.count).compactMap { rows.text($0, 0) })
    }

    #expect(columns == Self.copied { [.change, .rejection].contains($0) ? "entry" : $0.rawValue })
  }

  private static func copied(_ place: (CopiedTable) -> String) -> Set<String> {
    Set(
      CopiedTable.allCases.flatMap { table in table.columns.map { "\(place(table)).\($0.name)" } })
  }
}
