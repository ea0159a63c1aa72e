import Foundation
import GRDB

/// The tables of the database and the migrations that create them.
enum Schema {
  /// Updates a database of an older version.
  /// - Throws: `StorageError.newerVersion`, or an error of the database.
  static func migrate(_ pool: DatabasePool) throws {
    guard try !pool.read(migrator.hasBeenSuperseded) else { throw StorageError.newerVersion }
    guard try !pool.read(migrator.hasCompletedMigrations) else { return }
    try migrator.migrate(pool)
    try? giveBackFreePages(pool)
  }

  /// Gives the disk back what an earlier form of the tables took; without room for that, the file stays as it is.
  private static func giveBackFreePages(_ pool: DatabasePool) throws {
    try pool.writeWithoutTransaction { db in
      let free = try Int.fetchOne(db, sql: "PRAGMA freelist_count") ?? 0
      let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
      if 4 * free > pages { try db.execute(sql: "VACUUM") }
    }
  }

  /// Tells which program made the tables.
  static func content(of db: Database) throws -> DatabaseContent {
    guard try db.exists("SELECT 1 FROM sqlite_master LIMIT 1", []) else { return .nothing }
    let applied = try migrator.appliedIdentifiers(db)
    guard applied.contains(migrator.migrations[0]) else { return .foreign }
    guard applied.isSubset(of: migrator.migrations) else { return .newerVersion }
    return applied.count == days.count
      ? .ours : .older(FormerTables(number: applied.count, days: days))
  }

  /// The day on which each migration came, by which it is told which builds make its tables.
  static let days = [
    "2026-11-21", "2026-11-21", "2026-11-22", "2026-11-22", "2026-11-22", "2026-11-22",
    "2026-11-22", "2026-11-23", "2026-11-24", "2026-11-25", "2026-11-25", "2026-11-25",
    "2026-11-27", "2026-11-29", "2026-11-29", "2026-11-30", "2026-11-30",
  ]

  /// The names of the migrations, in their order.
  static var migrations: [String] { migrator.migrations }

  private static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 accounts and logs") { db in
      try db.execute(sql: accounts)
      try db.execute(sql: logs)
    }
    migrator.registerMigration("2 the epoch") { db in try db.execute(sql: epoch) }
    // Those of version 2 told how much time was left instead of when it was played. The log tells it.
    migrator.registerMigration("3 snapshots with periods") { db in
      try db.execute(sql: "DELETE FROM snapshot")
    }
    migrator.registerMigration("4 bytes of squads") { db in try db.execute(sql: squadBytes) }
    migrator.registerMigration("5 sessions") { db in try db.execute(sql: sessions) }
    migrator.registerMigration("6 names that look alike") { db in
      try db.execute(sql: likeness)
      try db.fillLikeness()
    }
    migrator.registerMigration("7 links") { db in try db.execute(sql: links) }
    migrator.registerMigration("8 scorekeepers") { db in try db.execute(sql: scorekeepers) }
    // Those of version 8 did not tell which device started a gather. The log tells it.
    migrator.registerMigration("9 snapshots with devices") { db in
      try db.execute(sql: "DELETE FROM snapshot")
    }
    migrator.registerMigration("10 subjects of links") { db in
      try db.execute(sql: linkSubjects)
    }
    migrator.registerMigration("11 unnamed accounts") { db in
      try db.execute(sql: logins)
      try db.execute(sql: keys)
    }
    // Earlier ones did not tell when each field was set. The log tells it.
    migrator.registerMigration("12 snapshots with times of edits") { db in
      try db.execute(sql: "DELETE FROM snapshot")
    }
    // Earlier programs cannot read what is planned.
    migrator.registerMigration("13 planned games") { _ in }
    migrator.registerMigration("14 ages of recovery codes") { db in
      try db.execute(sql: codeTimes)
    }
    migrator.registerMigration("15 checksums of changes") { db in
      try db.execute(sql: checksum)
      try db.fillChecksums()
    }
    migrator.registerMigration("16 changes by arrival") { db in
      try db.execute(sql: changesByArrival)
    }
    // Earlier ones were not compressed. The log tells what they did.
    migrator.registerMigration("17 compressed snapshots") { db in
      try db.execute(sql: compressedSnapshots)
    }
    return migrator
  }

  // Ids are 16 bytes and instants are milliseconds since 1970. The checks cost next to nothing, and
  // `PRAGMA integrity_check` reports rows that violate them.
  private static let accounts = """
    CREATE TABLE squad (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE account (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      username TEXT NOT NULL,
      username_key TEXT NOT NULL UNIQUE,
      password_hash TEXT NOT NULL,
      squad BLOB NOT NULL UNIQUE REFERENCES squad ON DELETE CASCADE,
      created_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE token (
      hash BLOB NOT NULL PRIMARY KEY,
      account BLOB NOT NULL REFERENCES account ON DELETE CASCADE,
      expires_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX token_by_account ON token (account);
    """

  // Changes are in another form since version 16.
  private static let logs = """
    CREATE TABLE change (
      squad BLOB NOT NULL REFERENCES squad ON DELETE CASCADE,
      sequence INTEGER NOT NULL,
      id BLOB NOT NULL CHECK (length(id) = 16),
      author BLOB NOT NULL CHECK (length(author) = 16),
      content TEXT NOT NULL,
      PRIMARY KEY (squad, sequence),
      UNIQUE (squad, id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE rejection (
      squad BLOB NOT NULL REFERENCES squad ON DELETE CASCADE,
      id BLOB NOT NULL CHECK (length(id) = 16),
      content TEXT NOT NULL,
      reason TEXT NOT NULL,
      PRIMARY KEY (squad, id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE snapshot (
      squad BLOB NOT NULL PRIMARY KEY REFERENCES squad ON DELETE CASCADE,
      sequence INTEGER NOT NULL,
      content TEXT NOT NULL
    ) STRICT;
    """

  // What a squad's changes and refusals take, counted while they are appended. The 150 bytes are the
  // ids, numbers and index entries of a row.
  private static let squadBytes = """
    ALTER TABLE squad ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
    UPDATE squad SET bytes =
      (SELECT coalesce(sum(length(CAST(content AS BLOB)) + 150), 0) FROM change
        WHERE squad = squad.id)
      + (SELECT coalesce(sum(length(CAST(content AS BLOB)) + length(CAST(reason AS BLOB)) + 150), 0)
        FROM rejection WHERE squad = squad.id);
    """

  // Not unique, because accounts of earlier versions may look alike; both stay, and log in by their
  // `username_key`.
  private static let likeness = """
    ALTER TABLE account ADD COLUMN likeness TEXT NOT NULL DEFAULT '';
    CREATE INDEX account_by_likeness ON account (likeness);
    """

  // Tokens of version 4 were valid for 90 days, so their end tells when they began. `session` is an
  // id that may be shown; tokens are found by their hash.
  private static let sessions = """
    CREATE TABLE token_of_session (
      hash BLOB NOT NULL PRIMARY KEY,
      session BLOB NOT NULL CHECK (length(session) = 16),
      account BLOB NOT NULL REFERENCES account ON DELETE CASCADE,
      device TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      last_used_at INTEGER NOT NULL,
      expires_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    INSERT INTO token_of_session
      SELECT hash, randomblob(16), account, '', max(0, expires_at - 7776000000),
        max(0, expires_at - 7776000000), expires_at
      FROM token;
    DROP TABLE token;
    ALTER TABLE token_of_session RENAME TO token;
    CREATE INDEX token_by_account ON token (account);
    """

  // Rows of links that were turned off stay, so that no other squad can take their addresses over.
  private static let links = """
    CREATE TABLE link (
      secret BLOB NOT NULL PRIMARY KEY CHECK (length(secret) = 16),
      squad BLOB NOT NULL REFERENCES squad ON DELETE CASCADE,
      gather BLOB NOT NULL CHECK (length(gather) = 16),
      id BLOB NOT NULL CHECK (length(id) = 16),
      is_off INTEGER NOT NULL DEFAULT 0 CHECK (is_off IN (0, 1))
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX link_by_squad ON link (squad, id);
    """

  // Before, all links led to gathers. What a link leads to is a kind of thing and its id.
  private static let linkSubjects = """
    ALTER TABLE link RENAME COLUMN gather TO subject;
    ALTER TABLE link ADD COLUMN kind TEXT NOT NULL DEFAULT 'gather';
    """

  // The author of such a change is a link.
  private static let scorekeepers = """
    ALTER TABLE change ADD COLUMN
      is_by_link INTEGER NOT NULL DEFAULT 0 CHECK (is_by_link IN (0, 1));
    """

  // At most one row; a new database and a backup have none until a server uses them.
  private static let epoch = """
    CREATE TABLE epoch (
      one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
      id BLOB NOT NULL CHECK (length(id) = 16)
    ) STRICT;
    """
}

extension Database {
  fileprivate func fillLikeness() throws {
    let rows = try Row.fetchAll(self, sql: "SELECT id, username FROM account")
    for row in rows {
      guard let id = row.bytes(0), let name = row.text(1) else { continue }
      try execute(
        sql: "UPDATE account SET likeness = ? WHERE id = ?",
        arguments: [Likeness.of(name), Data(id)])
    }
  }
}
