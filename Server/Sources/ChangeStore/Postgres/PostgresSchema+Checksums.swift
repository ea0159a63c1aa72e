import Domain

extension PostgresSchema {
  /// What leads to the next version of the tables.
  enum Migration {
    case script(String)
    /// Gives each change its checksum, which PostgreSQL cannot compute.
    case checksums
  }
}

extension PostgresConnection {
  func run(_ migration: PostgresSchema.Migration) throws {
    switch migration {
    case .script(let sql): try runScript(sql)
    case .checksums:
      try runScript("ALTER TABLE entry ADD COLUMN checksum integer")
      try fillChecksums()
      try runScript("ALTER TABLE entry ADD CHECK ((sequence IS NULL) = (checksum IS NULL))")
    }
  }

  /// Some hundred rows at a time, so that memory does not grow with the database.
  private func fillChecksums() throws {
    var last: [PostgresValue] = [.bytes([]), .integer(.min)]
    while true {
      let rows = try run(
        """
        SELECT squad, sequence, id, author, is_by_link, content FROM entry
        WHERE sequence IS NOT NULL AND (squad, sequence) > ($1, $2)
        ORDER BY squad, sequence LIMIT 500
        """, last)
      guard rows.count > 0 else { return }
      let changes = try (0..<rows.count).map { try rows.columns($0) }
      try run(
        """
        UPDATE entry SET checksum = new.checksum
        FROM unnest($1::bytea[], $2::bigint[], $3::bigint[]) AS new (squad, sequence, checksum)
        WHERE entry.squad = new.squad AND entry.sequence = new.sequence
        """,
        [
          .list(changes.map(\.squad)), .integers(changes.map(\.sequence)),
          .integers(changes.map(\.checksum)),
        ])
      guard let end = changes.last else { return }
      last = [.bytes(end.squad), .integer(end.sequence)]
    }
  }
}

extension PostgresResult {
  fileprivate func columns(_ row: Int) throws -> ChangeColumns {
    guard let squad = bytes(row, 0), let sequence = integer(row, 1), let id = bytes(row, 2),
      let author = bytes(row, 3), let content = bytes(row, 5)
    else { throw StorageError.corrupt }
    return ChangeColumns(
      squad: squad, sequence: sequence, id: id, author: author, isByLink: truth(row, 4),
      content: content)
  }
}
