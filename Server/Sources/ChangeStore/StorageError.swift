/// The reason why storage cannot be used.
public enum StorageError: Error, Hashable, Sendable {
  /// The disk is full.
  case full
  /// The file cannot be opened, read or written.
  case inaccessible
  /// The connection to the database's server broke, or the server ended what was asked.
  case unreachable
  /// The database's server cannot be used, for a reason that its operator can change.
  case server(DatabaseServerError)
  /// The file was deleted, moved or replaced while it was open.
  ///
  /// What would be written now would be lost when the process ends.
  case moved
  /// The file is not a database, or is damaged.
  case corrupt
  /// The file was written by a newer version of this program.
  case newerVersion
  /// Another process uses the database, which must be alone to be updated or replaced.
  case inUse
  /// The write contradicts what is stored, such as an id that is taken.
  case contradiction
  /// Another error, with the database's name for it: SQLite's extended result code
  /// (https://sqlite.org/rescode.html), or an SQLSTATE of PostgreSQL.
  case other(code: String)
}
