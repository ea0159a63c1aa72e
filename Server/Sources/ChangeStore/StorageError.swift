/// The reason why storage cannot be used.
public enum StorageError: Error, Hashable, Sendable {
  /// The disk is full.
  case full
  /// The file cannot be opened, read or written.
  case inaccessible
  /// The file was deleted, moved or replaced while it was open.
  ///
  /// What would be written now would be lost when the process ends.
  case moved
  /// The file is not a database, or is damaged.
  case corrupt
  /// The file was written by a newer version of this program.
  case newerVersion
  /// Another error, with SQLite's extended result code (https://sqlite.org/rescode.html).
  case other(code: Int32)
}
