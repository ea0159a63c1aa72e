import GRDB

@testable import ChangeStore

extension SQLiteStore {
  /// All rows of all tables, each value with its type and bytes, but what copies note about themselves.
  func dump() throws -> [String: [String]] {
    try pool.read { db in
      let notes = ["grdb_migrations", "handed_over", "unfinished_copy"]
      let names = try String.fetchAll(
        db, sql: "SELECT name FROM sqlite_master WHERE type = 'table'"
      )
      .filter { !notes.contains($0) }
      var tables: [String: [String]] = [:]
      for name in names { tables[name] = try db.dump(name) }
      return tables
    }
  }
}

extension Database {
  fileprivate func dump(_ table: String) throws -> [String] {
    let columns = try columns(in: table).map { #"typeof("\#($0.name)") || hex("\#($0.name)")"# }
    let row = columns.joined(separator: " || ' ' || ")
    return try String.fetchAll(self, sql: "SELECT \(row) FROM \(table)").sorted()
  }
}
