import Foundation
import GRDB

/// The reason why a backup was not written.
package enum BackupError: Error, Hashable, Sendable {
  /// The destination exists already; the file there is not changed.
  case destinationExists
  /// A change is not what was stored; there is no backup, so that backups from before are kept.
  case altered(AlteredChange)
  /// The database could not be read, or the copy could not be written.
  case storage(StorageError)
}

extension BackupError: StorageDerivedError {}

// These wait for the disk on the caller's thread: for the command line and for shutting down.
extension SQLiteStore {
  /// Writes a copy of the database, as of one moment, to a new file; other writes may continue.
  ///
  /// The file appears only when it is complete and on disk. It is a whole database in one file, and
  /// smaller than the original when much was deleted. It has no epoch, so the first server that
  /// uses the file, or a copy of it, begins a new epoch. It has no tokens either, so that restoring it
  /// brings back none that has ended since, and no join codes; every user logs in again. Its recovery keys
  /// and codes are there, because without them no device could get back into an account without a name.
  /// - Throws: `BackupError`; no file is written then.
  package func backup(to path: String) throws(BackupError) {
    try BackupFile(path).write { partial in
      // `unsafeRead`, because VACUUM cannot run inside a transaction.
      try pool.unsafeRead { try $0.execute(sql: "VACUUM INTO ?", arguments: [partial]) }
    }
  }

  /// Writes a backup of a file that stays as it is, whichever build wrote it; see `backup(to:)`.
  ///
  /// The backup has the tables of the file, so the program that serves it can use the backup.
  /// - Throws: `BackupError`; no file is written then.
  package static func backUp(fileAt path: String, to backup: String) throws(BackupError) {
    try BackupFile(backup).write { partial in
      try UntouchedFile.read(path) { file in
        // Left by an attempt during which the file changed.
        try? FileManager.default.removeItem(atPath: partial)
        PrivateFiles.makeFile(at: partial)
        try file.writeWithoutTransaction {
          try $0.execute(sql: "VACUUM INTO ?", arguments: [partial])
        }
      }
    }
  }

  /// The errors that SQLite finds in the file, a line for each; empty when the file is sound.
  ///
  /// Reads the whole file, and writes of this store wait meanwhile. The lines name tables and
  /// pages, never what users wrote. `LogCheck` finds the changes that cannot be decoded.
  /// - Throws: `StorageError` when the file cannot be read at all.
  package func integrityProblems() throws(StorageError) -> [String] {
    do {
      // The writer, because SQLite skips a table's checks on a connection that may only read.
      return try pool.writeWithoutTransaction { try $0.integrityProblems() }
    } catch {
      throw StorageError(error)
    }
  }

  /// Waits for reads and writes, moves the write-ahead log into the file and closes the file.
  ///
  /// The store cannot be used afterwards; closing it again does nothing.
  /// - Throws: `StorageError`; every acknowledged write is on disk all the same.
  package func close() throws(StorageError) {
    do {
      // Closes the readers first: SQLite empties the write-ahead log into the file when the last
      // connection closes, if that connection may write.
      pool.releaseMemory()
      try pool.close()
    } catch {
      throw StorageError(error)
    }
  }
}

extension Database {
  func integrityProblems() throws -> [String] {
    var problems: [String] = []
    try inTransaction(.deferred) {
      problems = try String.fetchAll(self, sql: "PRAGMA integrity_check").filter { $0 != "ok" }
      problems += try Row.fetchAll(self, sql: "PRAGMA foreign_key_check").map { row in
        "row in \(row.text(0) ?? "?") refers to a missing row in \(row.text(2) ?? "?")"
      }
      return .commit
    }
    return problems
  }
}
