import ChangeStore
import Domain
import Foundation
import GRDBSQLite

/// Measures what SQLite does through its C API with the rows and settings of the store: the most that a
/// server could do with it.
final class SQLiteLimit {
  private var database: OpaquePointer?
  private var statements: [OpaquePointer?] = []
  private let squads: [[UInt8]]
  private var sequence: Int64

  /// As many rows in a transaction as there are connections, the most that they can share.
  static let batch = Wrk.connections

  private static let settings = """
    PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;
    PRAGMA foreign_keys = ON; PRAGMA wal_autocheckpoint = 8000; PRAGMA cache_size = -16000
    """

  /// Opens a database of members, whose logs end with a number.
  init(path: String, members: [Member], after sequence: Int64) throws {
    squads = members.map { $0.squad.bytes }
    self.sequence = sequence
    guard sqlite3_open(path, &database) == SQLITE_OK else { throw failure() }
    try run(Self.settings)
    statements = try [
      "UPDATE squad SET bytes = bytes + 400 WHERE id = ?1",
      """
      INSERT INTO change (squad, sequence, id, author, is_by_link, content, checksum)
      VALUES (?1, ?2, ?3, ?1, 0, ?4, 1000000000)
      """,
    ].map { try prepare($0) }
  }

  deinit {
    for statement in statements { sqlite3_finalize(statement) }
    sqlite3_close(database)
  }

  /// Writes rows like those of the load for about so many seconds.
  func rowsPerSecond(seconds: Int) throws -> Double {
    let start = ContinuousClock.now
    var rows = 0
    while start.duration(to: .now) < .seconds(seconds) {
      try run("BEGIN IMMEDIATE")
      sequence += 1
      for squad in squads.prefix(Self.batch) { try write(squad) }
      try run("COMMIT")
      rows += squads.count
    }
    return Double(rows) / start.duration(to: .now).inSeconds
  }

  private func write(_ squad: [UInt8]) throws {
    bind(squad, to: 1, of: statements[0])
    try step(statements[0])
    bind(squad, to: 1, of: statements[1])
    sqlite3_bind_int64(statements[1], 2, sequence)
    bind((0..<16).map { _ in .random(in: 0...255) }, to: 3, of: statements[1])
    sqlite3_bind_text(statements[1], 4, Self.content, -1, Self.copies)
    try step(statements[1])
  }

  /// As long as a change of the load.
  private static let content = String(repeating: "x", count: 230)
  /// `SQLITE_TRANSIENT`, a macro that Swift cannot see.
  private static let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

  private func bind(_ bytes: [UInt8], to place: Int32, of statement: OpaquePointer?) {
    sqlite3_bind_blob(statement, place, bytes, Int32(bytes.count), Self.copies)
  }

  private func step(_ statement: OpaquePointer?) throws {
    guard sqlite3_step(statement) == SQLITE_DONE else { throw failure() }
    sqlite3_reset(statement)
  }

  private func prepare(_ sql: String) throws -> OpaquePointer? {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(database, sql, -1, &statement, nil) == SQLITE_OK else {
      throw failure()
    }
    return statement
  }

  private func run(_ sql: String) throws {
    guard sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK else { throw failure() }
  }

  private func failure() -> BenchError {
    .sqlite(String(cString: sqlite3_errmsg(database)))
  }
}

extension Identifier {
  fileprivate var bytes: [UInt8] {
    withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) { Array($0) }
  }
}
