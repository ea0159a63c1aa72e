import Domain
import Foundation

extension PostgresStore: CopyableStore {
  package func rows(
    of table: CopiedTable, after key: [CopiedValue]?, limit: PageLimit
  ) async throws(StorageError) -> [CopiedRow] {
    let count = key?.count ?? 0
    let marks = (1...table.keyLength).map { "$\($0)" }.joined(separator: ", ")
    let texts = table.columns.filter(\.isText).map { "octet_length(\($0.name))" }
    let size = texts.isEmpty ? "0" : texts.joined(separator: " + ")
    let sql = """
      SELECT \(table.columnNames) FROM (
        SELECT *, sum(size) OVER (ORDER BY \(table.keyNames)) - size AS before FROM (
          SELECT \(table.columnNames), \(size) AS size FROM \(table.place)
          WHERE \(table.condition) \(key == nil ? "" : "AND (\(table.keyNames)) > (\(marks))")
          ORDER BY \(table.keyNames) LIMIT $\(count + 1)
        ) AS page
      ) AS counted
      WHERE before < $\(count + 2) ORDER BY \(table.keyNames)
      """
    let limits: [PostgresValue] = [
      .integer(Int64(limit.entries)), .integer(Int64(limit.bytes)),
    ]
    return try await read(sql, try (key ?? []).map(PostgresValue.init) + limits) { result in
      try (0..<result.count).map { try result.copied($0, of: table) }
    }
  }

  package func insert(
    _ rows: [CopiedRow], into table: CopiedTable
  ) async throws(StorageError) {
    let marks = (1...table.columns.count).map { "$\($0)" }.joined(separator: ", ")
    let sql = "INSERT INTO \(table.place) (\(table.columnNames)) VALUES (\(marks))"
    try await write(throwing: StorageError.self) { connection in
      try connection.runAll(rows.map { (sql, try $0.values.map(PostgresValue.init)) })
    }
  }

  /// PostgreSQL stores no text that is damaged.
  package func canStore(_ row: CopiedRow) -> Bool { row.isPlainText }

  package func copyState() async throws(StorageError) -> CopyState {
    // In a transaction, although it only reads, because it reads several times.
    try await write(throwing: StorageError.self) { connection in
      let epoch = try connection.run("SELECT id, home FROM epoch")
      // `epoch(orBegin:)` begins another one where the data was restored or a standby took over.
      let isAtHome = try epoch.count > 0 && epoch.text(0, 1) == connection.findHome().name
      return CopyState(
        epoch: isAtHome ? Epoch.ID(blob: epoch.bytes(0, 0)) : nil,
        hasSquads: try connection.run(
          "SELECT 1 FROM squad UNION ALL SELECT 1 FROM deleted_account LIMIT 1"
        ).count
          > 0,
        unfinished: try connection.unfinishedCopy(), copiedAway: try connection.copiedAway())
    }
  }

  package func begin(_ copy: UnfinishedCopy) async throws(StorageError) {
    try await write(throwing: StorageError.self) { connection in
      try connection.runScript("CREATE TABLE unfinished_copy (id bytea NOT NULL, epoch bytea)")
      // An empty byte string is no epoch.
      try connection.run(
        "INSERT INTO unfinished_copy (id, epoch) VALUES ($1, $2)",
        [copy.id.value, copy.epoch?.value ?? .bytes([])])
    }
  }

  package func handOver(to receiver: CopiedAway) async throws(StorageError) {
    try await write(throwing: StorageError.self) { connection in
      try connection.waitLong()
      try connection.runScript(
        """
        DELETE FROM epoch;
        DELETE FROM token;
        DELETE FROM join_code;
        DROP TABLE IF EXISTS handed_over;
        CREATE TABLE handed_over (copy bytea NOT NULL, place text)
        """)
      // An empty text is no place.
      try connection.run(
        "INSERT INTO handed_over (copy, place) VALUES ($1, $2)",
        [receiver.copy.value, .text(receiver.place ?? "")])
    }
  }

  package func finish(_ copy: UnfinishedCopy) async throws(StorageError) {
    try await write(throwing: StorageError.self) { connection in
      try connection.waitLong()
      try connection.runScript(
        """
        UPDATE squad SET sequence =
          (SELECT coalesce(max(sequence), 0) FROM entry WHERE entry.squad = squad.id);
        DELETE FROM epoch;
        DROP TABLE unfinished_copy;
        DROP TABLE IF EXISTS handed_over
        """)
      guard let epoch = copy.epoch else { return }
      try connection.run(
        "INSERT INTO epoch (one, id, home) VALUES (true, $1, $2)",
        [epoch.value, .text(try connection.findHome().name)])
    }
  }
}

extension PostgresConnection {
  func unfinishedCopy() throws -> UnfinishedCopy? {
    guard try hasTable("unfinished_copy") else { return nil }
    let rows = try run("SELECT id, epoch FROM unfinished_copy")
    guard rows.count == 1, let id = UnfinishedCopy.ID(blob: rows.bytes(0, 0)) else {
      throw StorageError.corrupt
    }
    return UnfinishedCopy(id: id, epoch: Epoch.ID(blob: rows.bytes(0, 1)))
  }

  func copiedAway() throws -> CopiedAway? {
    guard try hasTable("handed_over") else { return nil }
    // Programs before this one kept no place.
    let rows = try run("SELECT copy, to_jsonb(handed_over) ->> 'place' FROM handed_over")
    guard rows.count > 0 else { return nil }
    guard let copy = UnfinishedCopy.ID(blob: rows.bytes(0, 0)) else { throw StorageError.corrupt }
    let place = rows.text(0, 1) ?? ""
    return CopiedAway(copy: copy, place: place.isEmpty ? nil : place)
  }

  private func hasTable(_ name: String) throws -> Bool {
    try run("SELECT to_regclass($1) IS NOT NULL", [.text(name)]).truth(0, 0)
  }
}
