import Domain
import Foundation

/// Entries as columns, so that one statement appends them all.
struct EntryColumns: Sendable {
  private var ids: [[UInt8]] = []
  /// `nil` for refused changes.
  private var sequences: [Int64?] = []
  private var authors: [[UInt8]?] = []
  private var areByLink: [Bool] = []
  private var contents: [String] = []
  private var reasons: [String?] = []
  /// `nil` for refused changes.
  private var checksums: [Int64?] = []
  fileprivate var links: [LinkRow] = []
  fileprivate var byteCount = 0

  init(_ entries: [LogEntry], of squad: Squad.ID) {
    for entry in entries { append(EntryRow(entry, of: squad)) }
  }

  private mutating func append(_ row: EntryRow) {
    byteCount += row.byteCount
    switch row {
    case .change(let row, let link):
      append(row.id, row.sequence, row.author, row.content, reason: nil, row.checksum)
      if let link { links.append(link) }
    case .rejection(let id, let content, let reason):
      append(id, nil, AuthorColumns(nil), content, reason: reason, nil)
    }
  }

  private mutating func append(
    _ id: Data, _ sequence: Int64?, _ author: AuthorColumns, _ content: String, reason: String?,
    _ checksum: Int64?
  ) {
    ids.append([UInt8](id))
    sequences.append(sequence)
    authors.append(author.id.map { [UInt8]($0) })
    areByLink.append(author.isLink)
    contents.append(content)
    reasons.append(reason)
    checksums.append(checksum)
  }

  /// The last accepted change; `nil` when there is none.
  var end: Confirmed.LogEnd? {
    zip(sequences, ids).compactMap { sequence, id in
      sequence.map { Confirmed.LogEnd(sequence: $0, id: id) }
    }.max { $0.sequence < $1.sequence }
  }

  fileprivate var isEmpty: Bool { ids.isEmpty }

  fileprivate var values: [PostgresValue] {
    [
      .list(ids), .integers(sequences), .list(authors), .truths(areByLink), .texts(contents),
      .texts(reasons), .integers(checksums),
    ]
  }
}

extension PostgresConnection {
  /// Appends entries in one statement, or with those of links in one transaction.
  func append(
    _ rows: EntryColumns, to squad: Squad.ID, after sequence: Int64, limits: SquadByteLimits
  ) throws {
    do {
      try append(rows, to: squad, after: sequence, limit: limits.unnamed)
    } catch AppendError.squadFull where limits.unnamed < limits.named {
      // Most squads are so small that it need not be known whether they have a name.
      guard try isNamed(ownerOf: squad) else { throw AppendError.squadFull }
      try append(rows, to: squad, after: sequence, limit: limits.named)
    }
  }

  private func isNamed(ownerOf squad: Squad.ID) throws -> Bool {
    try run(
      "SELECT 1 FROM account JOIN login ON login.account = account.id WHERE squad = $1",
      [squad.value]
    ).count > 0
  }

  private func append(
    _ rows: EntryColumns, to squad: Squad.ID, after sequence: Int64, limit: Int
  ) throws {
    guard !rows.links.isEmpty else {
      return try appendAtOnce(rows, to: squad, after: sequence, limit: limit)
    }
    try transaction {
      try appendAtOnce(rows, to: squad, after: sequence, limit: limit)
      try runAll(rows.links.map { $0.statement(in: squad) })
    }
  }

  // The squad's row is locked until the transaction ends, so that appends to it come one by one; when it
  // does not fit, there is nothing to join with, and no entry is inserted. The last two conditions always
  // hold: one sets what the commit waits for, and the other divides by zero in another session than the
  // connection's own.
  package static let appendStatement = """
    WITH appended AS (
      UPDATE squad SET bytes = bytes + $2, sequence = greatest(sequence, $4)
      WHERE id = $1 AND sequence <= $3 AND bytes + $2 <= $5
        AND \(durability) <> '' AND 1 / (pg_backend_pid() = $13)::int = 1
      RETURNING id
    )
    INSERT INTO entry (squad, id, sequence, author, is_by_link, content, reason, checksum)
    SELECT appended.id, new.* FROM appended, unnest(
      $6::bytea[], $7::bigint[], $8::bytea[], $9::boolean[], $10::text[], $11::text[], $12::bigint[]
    ) AS new
    """

  private func appendAtOnce(
    _ rows: EntryColumns, to squad: Squad.ID, after sequence: Int64, limit: Int
  ) throws {
    let bounds: [PostgresValue] = [
      squad.value, .integer(Int64(rows.byteCount)), .integer(sequence),
      .integer(rows.end?.sequence ?? 0), .integer(Int64(limit)),
    ]
    let inserted = try runInOwnSession(Self.appendStatement, bounds + rows.values)
    guard rows.isEmpty || inserted.changed == 0 else { return }
    try explain(squad, after: sequence, isEmpty: rows.isEmpty)
  }

  private func runInOwnSession(
    _ sql: String, _ values: [PostgresValue]
  ) throws(PostgresError) -> PostgresResult {
    do {
      let process = PostgresValue.integer(Int64(session.process ?? 0))
      return try run(sql, values + [process], isRepeatable: false)
    } catch .refused(state: "22012", _) {
      throw .unfit(.sharedSessions)
    }
  }

  /// Says why nothing was appended.
  private func explain(_ squad: Squad.ID, after sequence: Int64, isEmpty: Bool) throws {
    let found = try run("SELECT sequence FROM squad WHERE id = $1", [squad.value])
    guard found.count > 0 else { throw AppendError.unknownSquad }
    guard let end = found.integer(0, 0), end <= sequence else { throw AppendError.conflict }
    guard isEmpty else { throw AppendError.squadFull }
  }
}
