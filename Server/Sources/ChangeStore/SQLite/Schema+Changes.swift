import Foundation
import GRDB

extension Schema {
  // With row ids, because what one has of some 1,000 bytes or more takes a page of its own in a table without them, and
  // pages stay half empty into whose middle rows come. Beside the index of a squad's changes, rows are in the order in
  // which they arrived.
  static let changesByArrival = """
    CREATE TABLE change_by_arrival (
      squad BLOB NOT NULL REFERENCES squad ON DELETE CASCADE,
      sequence INTEGER NOT NULL,
      id BLOB NOT NULL CHECK (length(id) = 16),
      author BLOB NOT NULL CHECK (length(author) = 16),
      is_by_link INTEGER NOT NULL DEFAULT 0 CHECK (is_by_link IN (0, 1)),
      checksum INTEGER NOT NULL,
      content TEXT NOT NULL,
      PRIMARY KEY (squad, sequence),
      UNIQUE (squad, id)
    ) STRICT;
    INSERT INTO change_by_arrival (squad, sequence, id, author, is_by_link, checksum, content)
      SELECT squad, sequence, id, author, is_by_link, checksum, content FROM change
      ORDER BY squad, sequence;
    DROP TABLE change;
    ALTER TABLE change_by_arrival RENAME TO change;
    """

  static let compressedSnapshots = """
    DROP TABLE snapshot;
    CREATE TABLE snapshot (
      squad BLOB NOT NULL PRIMARY KEY REFERENCES squad ON DELETE CASCADE,
      sequence INTEGER NOT NULL,
      content BLOB NOT NULL
    ) STRICT;
    """

  // The default is for the rows that are there, which get their checksums at once. In place they take no more room, and
  // less time than in another table.
  static let checksum = "ALTER TABLE change ADD COLUMN checksum INTEGER NOT NULL DEFAULT 0"
}

extension Database {
  /// Gives each change the checksum of what its row says, row by row.
  func fillChecksums() throws {
    let function = DatabaseFunction("checksum_of_change", argumentCount: 6, pure: true) { values in
      guard let squad = Data.fromDatabaseValue(values[0]),
        let sequence = Int64.fromDatabaseValue(values[1]),
        let id = Data.fromDatabaseValue(values[2]), let author = Data.fromDatabaseValue(values[3]),
        let content = Data.fromDatabaseValue(values[5])
      else { throw StorageError.corrupt }
      return ChangeColumns(
        squad: [UInt8](squad), sequence: sequence, id: [UInt8](id), author: [UInt8](author),
        isByLink: Int64.fromDatabaseValue(values[4]) == 1, content: [UInt8](content)
      ).checksum
    }
    add(function: function)
    defer { remove(function: function) }
    try execute(
      sql: """
        UPDATE change SET checksum =
          checksum_of_change(squad, sequence, id, author, is_by_link, CAST(content AS BLOB))
        """)
  }

  /// Reads all changes, of a file of any version.
  /// - Throws: `AlteredChange` for the first change that is not what was stored.
  func verifyChanges() throws {
    // Files of earlier builds have no checksums.
    guard try columns(in: CopiedTable.change.rawValue).contains(where: { $0.name == "checksum" })
    else { return }
    let sql = "SELECT \(CopiedTable.change.columnNames) FROM \(CopiedTable.change.rawValue)"
    let rows = try Row.fetchCursor(self, sql: sql)
    while let row = try rows.next() {
      try CopiedRow(row, of: .change).verify(as: .change)
    }
  }
}
