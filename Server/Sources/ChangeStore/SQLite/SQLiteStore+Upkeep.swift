import Foundation
import GRDB

/// The reason why a backup was not written.
public enum BackupError: Error, Hashable, Sendable {
  /// The destination exists already; the file there is not changed.
  case destinationExists
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
  public func backup(to path: String) throws(BackupError) {
    do {
      // `unsafeRead`, because VACUUM cannot run inside a transaction.
      try pool.unsafeRead { try $0.copy(to: path) }
    } catch let error as BackupError {
      throw error
    } catch {
      throw .storage(StorageError(error, at: path))
    }
  }

  /// The errors that SQLite finds in the file, a line for each; empty when the file is sound.
  ///
  /// Reads the whole file, and writes of this store wait meanwhile. The lines name tables and
  /// pages, never what users wrote. `LogCheck` finds the changes that cannot be decoded.
  /// - Throws: `StorageError` when the file cannot be read at all.
  public func integrityProblems() throws(StorageError) -> [String] {
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
  public func close() throws(StorageError) {
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
  fileprivate func integrityProblems() throws -> [String] {
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

  /// Writes a copy beside the destination, waits until it is on disk, and then renames it.
  fileprivate func copy(to path: String) throws {
    let partial = path + ".partial"
    guard !FileManager.default.fileExists(atPath: path) else {
      throw BackupError.destinationExists
    }
    // An interrupted backup may have left one.
    try? FileManager.default.removeItem(atPath: partial)
    do {
      PrivateFiles.makeFile(at: partial)
      try execute(sql: "VACUUM INTO ?", arguments: [partial])
      try Self.removeWhatEnds(from: partial)
      // VACUUM INTO does not wait for the disk by itself (https://sqlite.org/lang_vacuum.html).
      try FileOnDisk.synchronize(partial)
      try FileManager.default.moveItem(atPath: partial, toPath: path)
      try FileOnDisk.synchronizeFolder(of: path)
    } catch {
      try? FileManager.default.removeItem(atPath: partial)
      throw error is DatabaseError ? error : StorageError.inaccessible
    }
  }

  private static func removeWhatEnds(from path: String) throws {
    let copy = try DatabaseQueue(path: path)
    // The bytes of the tokens' hashes must not stay in the file's free pages.
    try copy.writeWithoutTransaction { try $0.execute(sql: "PRAGMA secure_delete = ON") }
    try copy.write {
      try $0.execute(sql: "DELETE FROM epoch; DELETE FROM token; DELETE FROM join_code")
    }
    try copy.close()
  }
}
