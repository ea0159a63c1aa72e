package import Domain

extension PostgresStore: ChangeLog {
  package func outcomes(
    of ids: [StampedChange.ID], in squad: Squad.ID
  ) async throws(StorageError) -> [StampedChange.ID: ChangeOutcome] {
    let sql = "SELECT id, sequence, content, reason FROM entry WHERE squad = $1 AND id = ANY($2)"
    let list = PostgresValue.list(ids.map { [UInt8]($0.blob) })
    return try await read(sql, [squad.value, list]) { rows in
      var outcomes: [StampedChange.ID: ChangeOutcome] = [:]
      for row in 0..<rows.count {
        guard let id = StampedChange.ID(blob: rows.bytes(row, 0)) else { continue }
        outcomes[id] = rows.outcome(row)
      }
      return outcomes
    }
  }

  /// `true`, because several servers may serve one database.
  package var isShared: Bool { true }

  package func ends(of squads: [Squad.ID]) async throws(StorageError) -> [Squad.ID: Int64] {
    let list = PostgresValue.list(squads.map { [UInt8]($0.blob) })
    return try await read("SELECT id, sequence FROM squad WHERE id = ANY($1)", [list]) { rows in
      var ends: [Squad.ID: Int64] = [:]
      for row in 0..<rows.count {
        guard let id = Squad.ID(blob: rows.bytes(row, 0)) else { continue }
        ends[id] = rows.integer(row, 1)
      }
      return ends
    }
  }

  package func append(
    _ entries: [LogEntry], to squad: Squad.ID, after sequence: Int64
  ) async throws(AppendError) {
    let rows = EntryColumns(entries, of: squad)
    try await writeAtOnce(throwing: AppendError.self) { [squadByteLimits, pool] connection in
      do {
        try connection.append(rows, to: squad, after: sequence, limits: squadByteLimits)
      } catch let error as PostgresError where error == .takenKey {
        throw AppendError.conflict
      }
      try pool.note(rows.end, of: squad, by: connection)
    }
    if let end = rows.end { bulletin.announce(.appended(to: squad, upTo: end.sequence)) }
    await markWhenDue()
  }

  package func entries(
    of squad: Squad.ID, after sequence: Int64, limit: PageLimit
  ) async throws(StorageError) -> LogPage {
    let sql = """
      SELECT sequence, id, author, is_by_link, content, checksum FROM (
        SELECT *, sum(octet_length(content)) OVER (ORDER BY sequence) - octet_length(content) AS before
        FROM (
          SELECT * FROM entry WHERE squad = $1 AND sequence > $2 ORDER BY sequence LIMIT $3
        ) AS page
      ) AS counted
      WHERE before < $4 ORDER BY sequence
      """
    let values: [PostgresValue] = [
      squad.value, .integer(sequence), .integer(Int64(limit.entries)), .integer(Int64(limit.bytes)),
    ]
    let page = try await reading { [pool] connection in
      let rows = try connection.run(sql, values)
      let last = rows.count - 1
      if last >= 0, let sequence = rows.integer(last, 0) {
        try pool.note(
          Confirmed.LogEnd(sequence: sequence, id: rows.bytes(last, 1)), of: squad, by: connection)
      }
      let id = [UInt8](squad.blob)
      return LogPage((0..<rows.count).map { rows.change($0, of: id) }, after: sequence)
    }
    await markWhenDue()
    return page
  }

  package func byteCount(of squad: Squad.ID) async throws(StorageError) -> Int {
    try await read("SELECT bytes FROM squad WHERE id = $1", [squad.value]) { rows in
      rows.count == 0 ? 0 : Int(rows.integer(0, 0) ?? 0)
    }
  }

  package func squads() async throws(StorageError) -> [Squad.ID] {
    try await read("SELECT id FROM squad") { rows in
      (0..<rows.count).compactMap { Squad.ID(blob: rows.bytes($0, 0)) }
    }
  }
}

extension PostgresResult {
  /// Reads the columns sequence, id, author, is_by_link, content and checksum.
  fileprivate func change(_ row: Int, of squad: [UInt8]) -> ChangeRow {
    ChangeRow(
      squad: squad, sequence: integer(row, 0) ?? 0, id: bytes(row, 1), author: bytes(row, 2),
      isByLink: truth(row, 3), content: bytes(row, 4), checksum: integer(row, 5))
  }

  /// Reads the columns id, sequence, content and reason.
  fileprivate func outcome(_ row: Int) -> ChangeOutcome {
    if let sequence = integer(row, 1) { return .accepted(sequence: sequence) }
    return .rejected(RejectionRow(content: bytes(row, 2), reason: bytes(row, 3)).rejection)
  }
}
