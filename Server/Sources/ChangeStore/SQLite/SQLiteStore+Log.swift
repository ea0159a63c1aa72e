package import Domain
import Foundation
import GRDB
import Wire

extension SQLiteStore: ChangeLog {
  package func epoch(orBegin new: Epoch.ID) async throws(StorageError) -> Epoch.ID {
    // On a full disk nothing can begin, but the epoch that there is can be read.
    if let epoch = try await epoch() { return epoch }
    try await write(throwing: StorageError.self) { db in
      let sql = "INSERT OR IGNORE INTO epoch (one, id) VALUES (1, ?)"
      try db.cachedStatement(sql: sql).execute(arguments: [new.blob])
    }
    guard let epoch = try await epoch() else { throw .corrupt }
    return epoch
  }

  private func epoch() async throws(StorageError) -> Epoch.ID? {
    try await read { db in
      try db.first("SELECT id FROM epoch", []) { row in
        guard let id = Epoch.ID(blob: row.bytes(0)) else { throw StorageError.corrupt }
        return id
      }
    }
  }

  package func outcomes(
    of ids: [StampedChange.ID], in squad: Squad.ID
  ) async throws(StorageError) -> [StampedChange.ID: ChangeOutcome] {
    try await read { db in
      var outcomes: [StampedChange.ID: ChangeOutcome] = [:]
      for id in ids { outcomes[id] = try db.outcome(of: id.blob, in: squad.blob) }
      return outcomes
    }
  }

  /// `false`, because one server locks the file.
  package var isShared: Bool { false }

  package func ends(of squads: [Squad.ID]) async throws(StorageError) -> [Squad.ID: Int64] {
    try await read { db in
      var ends: [Squad.ID: Int64] = [:]
      for squad in squads where try db.hasSquad(squad.blob) {
        ends[squad] = try db.end(of: squad.blob)
      }
      return ends
    }
  }

  package func append(
    _ entries: [LogEntry], to squad: Squad.ID, after sequence: Int64
  ) async throws(AppendError) {
    let rows = entries.map { EntryRow($0, of: squad) }
    let byteCount = rows.reduce(0) { $0 + $1.byteCount }
    try await write(throwing: AppendError.self, bytes: byteCount) { [squadByteLimits] db in
      try db.add(byteCount, to: squad.blob, limits: squadByteLimits, after: sequence)
      for row in rows { try db.insert(row, into: squad.blob) }
    }
  }

  package func entries(
    of squad: Squad.ID, after sequence: Int64, limit: PageLimit
  ) async throws(StorageError) -> LogPage {
    let rows = try await read { db in
      let sql = """
        SELECT sequence, id, author, content, is_by_link, checksum FROM change
        WHERE squad = ? AND sequence > ? ORDER BY sequence LIMIT ?
        """
      let cursor = try Row.fetchCursor(
        db.cachedStatement(sql: sql), arguments: [squad.blob, sequence, limit.entries])
      return try cursor.rows(of: [UInt8](squad.blob), upTo: limit.bytes)
    }
    return LogPage(rows, after: sequence)
  }

  /// Checks also that the file is still the one at its path.
  package func checkAccess() async throws(StorageError) {
    _ = try await read { try $0.exists("SELECT 1 FROM squad LIMIT 1", []) }
    try files.check()
    guard reserve?.hasRoomBeside != false else { throw .full }
  }

  /// A squad whose id is damaged is left out; `integrityProblems()` reports it.
  package func squads() async throws(StorageError) -> [Squad.ID] {
    try await read { db in
      let cursor = try Row.fetchCursor(db.cachedStatement(sql: "SELECT id FROM squad"))
      return try Array(cursor.compactMap { Squad.ID(blob: $0.bytes(0)) })
    }
  }
}

extension RowCursor {
  /// The rows of changes, up to the one with which they have so many bytes.
  fileprivate func rows(of squad: [UInt8], upTo byteCount: Int) throws -> [ChangeRow] {
    var rows: [ChangeRow] = []
    var read = 0
    while read < byteCount, let row = try next() {
      let change = ChangeRow(row, of: squad)
      rows.append(change)
      read += change.byteCount
    }
    return rows
  }
}

extension ChangeRow {
  /// Reads the columns sequence, id, author, content, is_by_link and checksum.
  fileprivate init(_ row: Row, of squad: [UInt8]) {
    self.init(
      squad: squad, sequence: row.integer(0) ?? 0, id: row.bytes(1), author: row.bytes(2),
      isByLink: row.integer(4) == 1, content: row.bytes(3), checksum: row.integer(5))
  }
}

extension Database {
  func hasSquad(_ squad: Data) throws -> Bool {
    try exists("SELECT 1 FROM squad WHERE id = ?", [squad])
  }

  fileprivate func end(of squad: Data) throws -> Int64 {
    let sql = "SELECT sequence FROM change WHERE squad = ? ORDER BY sequence DESC LIMIT 1"
    return try first(sql, [squad]) { $0.integer(0) ?? 0 } ?? 0
  }

  /// Counts the bytes that are appended to a squad, whose log ends with a number.
  fileprivate func add(
    _ byteCount: Int, to squad: Data, limits: SquadByteLimits, after sequence: Int64
  ) throws {
    do {
      try add(byteCount, to: squad, limit: limits.unnamed, after: sequence)
    } catch AppendError.squadFull where limits.unnamed < limits.named {
      // Most squads are so small that it need not be known whether they have a name.
      guard try isNamed(ownerOf: squad) else { throw AppendError.squadFull }
      try add(byteCount, to: squad, limit: limits.named, after: sequence)
    }
  }

  private func isNamed(ownerOf squad: Data) throws -> Bool {
    try exists(
      "SELECT 1 FROM account JOIN login ON login.account = account.id WHERE squad = ?", [squad])
  }

  private func add(
    _ byteCount: Int, to squad: Data, limit: Int, after sequence: Int64
  ) throws {
    let sql = """
      UPDATE squad SET bytes = bytes + ?1 WHERE id = ?2 AND bytes + ?1 <= ?3
      AND coalesce((SELECT max(sequence) FROM change WHERE squad = ?2), 0) <= ?4
      """
    try cachedStatement(sql: sql).execute(arguments: [byteCount, squad, limit, sequence])
    guard changesCount == 0 else { return }
    guard try hasSquad(squad) else { throw AppendError.unknownSquad }
    throw try end(of: squad) <= sequence ? AppendError.squadFull : .conflict
  }

  fileprivate func outcome(of id: Data, in squad: Data) throws -> ChangeOutcome? {
    let accepted = "SELECT sequence FROM change WHERE squad = ? AND id = ?"
    if let sequence = try first(accepted, [squad, id], { $0.integer(0) ?? 0 }) {
      return .accepted(sequence: sequence)
    }
    let rejected = "SELECT content, reason FROM rejection WHERE squad = ? AND id = ?"
    return try first(rejected, [squad, id]) { row in
      .rejected(RejectionRow(content: row.bytes(0), reason: row.bytes(1)).rejection)
    }
  }

  fileprivate func insert(_ row: EntryRow, into squad: Data) throws {
    do {
      switch row {
      case .change(let row, let link):
        try insert(
          """
          INSERT INTO change (squad, id, sequence, author, is_by_link, content, checksum)
          SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
          WHERE NOT EXISTS (SELECT 1 FROM rejection WHERE squad = ?1 AND id = ?2)
          """,
          [
            squad, row.id, row.sequence, row.author.id, row.author.isLink, row.content,
            row.checksum,
          ])
        if let link { try keep(link, of: squad) }
      case .rejection(let id, let content, let reason):
        try insert(
          """
          INSERT INTO rejection (squad, id, content, reason) SELECT ?1, ?2, ?3, ?4
          WHERE NOT EXISTS (SELECT 1 FROM change WHERE squad = ?1 AND id = ?2)
          """, [squad, id, content, reason])
      }
    } catch DatabaseError.SQLITE_CONSTRAINT_PRIMARYKEY, DatabaseError.SQLITE_CONSTRAINT_UNIQUE {
      throw AppendError.conflict
    } catch DatabaseError.SQLITE_CONSTRAINT_FOREIGNKEY {
      throw AppendError.unknownSquad
    }
  }

  /// Inserts a row, unless its id has an outcome in the other table, which no constraint can tell.
  private func insert(_ sql: String, _ arguments: StatementArguments) throws {
    try cachedStatement(sql: sql).execute(arguments: arguments)
    guard changesCount == 1 else { throw AppendError.conflict }
  }
}
