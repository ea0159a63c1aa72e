// Accounts without a name, and the keys and codes by which devices get into accounts.
extension Schema {
  // 0 for codes that were made before.
  static let codeTimes =
    "ALTER TABLE recovery_code ADD COLUMN created_at INTEGER NOT NULL DEFAULT 0"

  // Before, all accounts had names. A name, its password and what is compared of them are a row of their
  // own, so that an account has all of it or nothing.
  static let logins = """
    CREATE TABLE login (
      account BLOB NOT NULL PRIMARY KEY REFERENCES account ON DELETE CASCADE,
      username TEXT NOT NULL,
      username_key TEXT NOT NULL UNIQUE,
      likeness TEXT NOT NULL,
      password_hash TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    INSERT INTO login SELECT id, username, username_key, likeness, password_hash FROM account;
    CREATE TABLE account_without_login (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      squad BLOB NOT NULL UNIQUE REFERENCES squad ON DELETE CASCADE,
      created_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    INSERT INTO account_without_login SELECT id, squad, created_at FROM account;
    DROP TABLE account;
    ALTER TABLE account_without_login RENAME TO account;
    CREATE INDEX login_by_likeness ON login (likeness);
    ALTER TABLE token ADD COLUMN manages_at INTEGER NOT NULL DEFAULT 0;
    UPDATE token SET manages_at = created_at;
    CREATE INDEX token_by_session ON token (session);
    """

  // Keys and codes of accounts that were deleted stay as ended ones, so they refer to no account.
  static let keys = """
    CREATE TABLE recovery_key (
      hash BLOB NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
      account BLOB NOT NULL CHECK (length(account) = 16),
      session BLOB NOT NULL CHECK (length(session) = 16),
      device TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      manages_at INTEGER NOT NULL,
      last_used_at INTEGER NOT NULL,
      is_ended INTEGER NOT NULL DEFAULT 0 CHECK (is_ended IN (0, 1))
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX recovery_key_by_account ON recovery_key (account);
    CREATE INDEX recovery_key_by_session ON recovery_key (session);
    CREATE TABLE recovery_code (
      hash BLOB NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
      account BLOB NOT NULL CHECK (length(account) = 16),
      is_ended INTEGER NOT NULL DEFAULT 0 CHECK (is_ended IN (0, 1))
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX recovery_code_by_account ON recovery_code (account);
    CREATE TABLE join_code (
      hash BLOB NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
      account BLOB NOT NULL REFERENCES account ON DELETE CASCADE,
      session BLOB NOT NULL CHECK (length(session) = 16),
      expires_at INTEGER NOT NULL,
      is_used INTEGER NOT NULL DEFAULT 0 CHECK (is_used IN (0, 1))
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX join_code_by_account ON join_code (account);
    CREATE INDEX join_code_by_session ON join_code (session);
    CREATE TABLE deleted_account (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE spent_secret (
      secret BLOB NOT NULL PRIMARY KEY CHECK (length(secret) = 16)
    ) STRICT, WITHOUT ROWID;
    """
}
