/// The tables of the database and the scripts that create them.
enum PostgresSchema {
  /// Chosen at random; this program's migrations run one at a time.
  private static let lock: Int64 = 4_605_107_718_315_961_347

  /// Updates a database of an older version, which no other process may use meanwhile.
  /// - Throws: `StorageError.newerVersion`, `StorageError.inUse`, or `PostgresError`.
  static func migrate(_ connection: PostgresConnection) throws {
    // Without a lock, so that nothing waits for a process that would update the tables.
    let isThere = try connection.run("SELECT to_regclass('version') IS NOT NULL").truth(0, 0)
    if isThere, try version(connection) == migrations.count { return }
    try connection.transaction {
      try connection.waitLong()
      try connection.run("SELECT pg_advisory_xact_lock($1)", [.integer(lock)])
      try connection.runScript(versions)
      let version = try version(connection)
      guard version < migrations.count else { return }
      guard try connection.waitForRight(connection.takesRightInTransaction) else {
        throw StorageError.inUse
      }
      for migration in migrations.dropFirst(version) { try connection.run(migration) }
      try connection.run(
        """
        INSERT INTO version (one, number) VALUES (true, $1)
        ON CONFLICT (one) DO UPDATE SET number = excluded.number
        """, [.integer(Int64(migrations.count))])
    }
  }

  /// Checks that the tables are those of this version, or of an older one.
  /// - Throws: `StorageError.newerVersion`, or `PostgresError`.
  static func check(_ connection: PostgresConnection) throws { _ = try version(connection) }

  /// Whose tables these are, which this program or a build before or after it made.
  static func content(of connection: PostgresConnection) throws -> DatabaseContent {
    let found = try connection.run("SELECT number FROM version")
    let number = Int(found.count > 0 ? found.integer(0, 0) ?? 0 : 0)
    guard number <= migrations.count else { return .newerVersion }
    return number == migrations.count
      ? .ours : .older(FormerTables(number: number, days: days))
  }

  /// The day on which each migration came, by which it is told which builds make its tables.
  static let days = [
    "2026-11-23", "2026-11-23", "2026-11-24", "2026-11-25", "2026-11-25", "2026-11-25",
    "2026-11-27", "2026-11-29", "2026-11-29", "2026-11-29", "2026-11-30",
  ]

  /// The version of the tables, 0 before there are any.
  private static func version(_ connection: PostgresConnection) throws -> Int {
    let found = try connection.run("SELECT number FROM version")
    let version = Int(found.count > 0 ? found.integer(0, 0) ?? 0 : 0)
    guard version <= migrations.count else { throw StorageError.newerVersion }
    return version
  }

  private static let versions = """
    CREATE TABLE IF NOT EXISTS version (
      one boolean NOT NULL PRIMARY KEY CHECK (one),
      number bigint NOT NULL
    )
    """

  static let migrations =
    [
      first, servers, devices, linkSubjects, logins + keys, editTimes, plannedGames, marks,
      codeTimes,
    ].map(Migration.script) + [.checksums, .script(compressedSnapshots)]

  // As in SQLite, ids are 16 bytes and instants are milliseconds since 1970. An entry without a
  // sequence number is a refused change, so that one key holds for both kinds; nulls are never equal.
  private static let first = """
    CREATE TABLE squad (
      id bytea NOT NULL PRIMARY KEY CHECK (octet_length(id) = 16),
      bytes bigint NOT NULL DEFAULT 0
    );
    CREATE TABLE account (
      id bytea NOT NULL PRIMARY KEY CHECK (octet_length(id) = 16),
      username text NOT NULL,
      username_key text NOT NULL UNIQUE,
      likeness text NOT NULL,
      password_hash text NOT NULL,
      squad bytea NOT NULL UNIQUE REFERENCES squad ON DELETE CASCADE,
      created_at bigint NOT NULL
    );
    CREATE INDEX account_by_likeness ON account (likeness);
    CREATE TABLE token (
      hash bytea NOT NULL PRIMARY KEY,
      session bytea NOT NULL CHECK (octet_length(session) = 16),
      account bytea NOT NULL REFERENCES account ON DELETE CASCADE,
      device text NOT NULL,
      created_at bigint NOT NULL,
      last_used_at bigint NOT NULL,
      expires_at bigint NOT NULL
    );
    CREATE INDEX token_by_account ON token (account);
    CREATE TABLE entry (
      squad bytea NOT NULL REFERENCES squad ON DELETE CASCADE,
      id bytea NOT NULL CHECK (octet_length(id) = 16),
      sequence bigint,
      author bytea CHECK (octet_length(author) = 16),
      is_by_link boolean NOT NULL DEFAULT false,
      content text NOT NULL,
      reason text,
      PRIMARY KEY (squad, id),
      UNIQUE (squad, sequence),
      CHECK ((sequence IS NULL) = (author IS NULL) AND (sequence IS NULL) <> (reason IS NULL))
    );
    CREATE TABLE snapshot (
      squad bytea NOT NULL PRIMARY KEY REFERENCES squad ON DELETE CASCADE,
      sequence bigint NOT NULL,
      content text NOT NULL
    );
    CREATE TABLE link (
      secret bytea NOT NULL PRIMARY KEY CHECK (octet_length(secret) = 16),
      squad bytea NOT NULL REFERENCES squad ON DELETE CASCADE,
      gather bytea NOT NULL CHECK (octet_length(gather) = 16),
      id bytea NOT NULL CHECK (octet_length(id) = 16),
      is_off boolean NOT NULL DEFAULT false
    );
    CREATE INDEX link_by_squad ON link (squad, id);
    CREATE TABLE epoch (
      one boolean NOT NULL PRIMARY KEY CHECK (one),
      id bytea NOT NULL CHECK (octet_length(id) = 16),
      home text NOT NULL
    );
    """

  // The end of a squad's log is in its row, which each append locks, so that what was decided about an
  // older state is not appended. Attempts need not survive a crash.
  private static let servers = """
    ALTER TABLE squad ADD COLUMN sequence bigint NOT NULL DEFAULT 0;
    UPDATE squad SET sequence =
      (SELECT coalesce(max(sequence), 0) FROM entry WHERE entry.squad = squad.id);
    CREATE UNLOGGED TABLE attempt (
      kind text NOT NULL,
      key bytea NOT NULL,
      count bigint NOT NULL,
      ends_at bigint NOT NULL,
      PRIMARY KEY (kind, key)
    );
    CREATE INDEX attempt_by_end ON attempt (ends_at);
    """

  // Earlier snapshots did not tell which device started a gather. The log tells it.
  private static let devices = "DELETE FROM snapshot"

  // Earlier snapshots did not tell when each field was set. The log tells it.
  private static let editTimes = "DELETE FROM snapshot"

  // Earlier ones were not compressed. The log tells what they did.
  private static let compressedSnapshots = """
    DELETE FROM snapshot;
    ALTER TABLE snapshot ALTER COLUMN content TYPE bytea USING ''::bytea,
      ALTER COLUMN content SET STORAGE EXTERNAL;
    """

  // Earlier programs cannot read what is planned.
  private static let plannedGames = "SELECT"

  // 0 for codes that were made before.
  private static let codeTimes =
    "ALTER TABLE recovery_code ADD COLUMN created_at bigint NOT NULL DEFAULT 0"

  // Before, all links led to gathers. What a link leads to is a kind of thing and its id.
  private static let linkSubjects = """
    ALTER TABLE link RENAME COLUMN gather TO subject;
    ALTER TABLE link ADD COLUMN kind text NOT NULL DEFAULT 'gather';
    ALTER TABLE link ALTER COLUMN kind DROP DEFAULT;
    """

  // Before, all accounts had names. A name, its password and what is compared of them are a row of their
  // own, so that an account has all of it or nothing.
  private static let logins = """
    CREATE TABLE login (
      account bytea NOT NULL PRIMARY KEY REFERENCES account ON DELETE CASCADE,
      username text NOT NULL,
      username_key text NOT NULL UNIQUE,
      likeness text NOT NULL,
      password_hash text NOT NULL
    );
    INSERT INTO login SELECT id, username, username_key, likeness, password_hash FROM account;
    ALTER TABLE account DROP COLUMN username, DROP COLUMN username_key, DROP COLUMN likeness,
      DROP COLUMN password_hash;
    CREATE INDEX login_by_likeness ON login (likeness);
    ALTER TABLE token ADD COLUMN manages_at bigint;
    UPDATE token SET manages_at = created_at;
    ALTER TABLE token ALTER COLUMN manages_at SET NOT NULL;
    CREATE INDEX token_by_session ON token (session);

    """

  // Keys and codes of accounts that were deleted stay as ended ones, so they refer to no account.
  private static let keys = """
    CREATE TABLE recovery_key (
      hash bytea NOT NULL PRIMARY KEY CHECK (octet_length(hash) = 32),
      account bytea NOT NULL CHECK (octet_length(account) = 16),
      session bytea NOT NULL CHECK (octet_length(session) = 16),
      device text NOT NULL,
      created_at bigint NOT NULL,
      manages_at bigint NOT NULL,
      last_used_at bigint NOT NULL,
      is_ended boolean NOT NULL DEFAULT false
    );
    CREATE INDEX recovery_key_by_account ON recovery_key (account);
    CREATE INDEX recovery_key_by_session ON recovery_key (session);
    CREATE TABLE recovery_code (
      hash bytea NOT NULL PRIMARY KEY CHECK (octet_length(hash) = 32),
      account bytea NOT NULL CHECK (octet_length(account) = 16),
      is_ended boolean NOT NULL DEFAULT false
    );
    CREATE INDEX recovery_code_by_account ON recovery_code (account);
    CREATE TABLE join_code (
      hash bytea NOT NULL PRIMARY KEY CHECK (octet_length(hash) = 32),
      account bytea NOT NULL REFERENCES account ON DELETE CASCADE,
      session bytea NOT NULL CHECK (octet_length(session) = 16),
      expires_at bigint NOT NULL,
      is_used boolean NOT NULL DEFAULT false
    );
    CREATE INDEX join_code_by_account ON join_code (account);
    CREATE INDEX join_code_by_session ON join_code (session);
    CREATE TABLE deleted_account (
      id bytea NOT NULL PRIMARY KEY CHECK (octet_length(id) = 16)
    );
    CREATE TABLE spent_secret (
      secret bytea NOT NULL PRIMARY KEY CHECK (octet_length(secret) = 16)
    );
    """
}
