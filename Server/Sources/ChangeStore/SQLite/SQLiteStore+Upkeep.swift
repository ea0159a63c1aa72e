import Foundation
import GRDB

/// Why a backup was not written.
public enum BackupError: Error, Hashable, Sendable {
  /// There is a file already, and it is left alone.
  case destinationExists
  /// The database could not be read, or the copy not be written.
  case storage(StorageError)
}

extension BackupError: StorageDerivedError {}

// For the command line and for shutting down: these wait for the disk on the caller's thread.
extension SQLiteStore {
  /// Writes a copy as of one moment to a new file, while others may go on writing here.
  ///
  /// The file appears only when it is complete and on disk. It is a database by itself, without
  /// companions, and smaller than the original when much was deleted. It has no epoch: whoever is
  /// the first to serve from it, or from a copy of it, begins one.
  /// - Throws: `BackupError`; there is no new file then.
  public func backup(to path: String) throws(BackupError) {
    do {
      // Not `read`: a copy cannot be made inside a transaction.
      try pool.unsafeRead { try $0.copy(to: path) }
    } catch {
      throw BackupError(error)
    }
  }

  /// What SQLite finds wrong with the file, a line each; nothing when all is well.
  ///
  /// Reads everything, and nothing is written here meanwhile. The lines name tables and pages, never
  /// what somebody wrote. Changes that cannot be decoded are not among them: `LogCheck` finds those.
  /// - Throws: `StorageError` when the file cannot be read at all.
  public func integrityProblems() throws(StorageError) -> [String] {
    do {
      // Not a reader: SQLite forgets a table's checks on a connection that may only read.
      return try pool.writeWithoutTransaction { try $0.integrityProblems() }
    } catch {
      throw StorageError(error)
    }
  }

  /// Brings everything into the one file and closes it, after what is being written or read.
  ///
  /// The store is of no use afterwards; closing it again does nothing.
  /// - Throws: `StorageError`; what was acknowledged is on disk all the same.
  public func close() throws(StorageError) {
    do {
      // Closes those that only read: SQLite empties the write-ahead log into the file when the
      // last connection closes, if that one may write.
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

  /// Writes a copy next to its place, waits until it is on disk, and only then puts it there.
  fileprivate func copy(to path: String) throws {
    let partial = path + ".partial"
    guard !FileManager.default.fileExists(atPath: path) else {
      throw BackupError.destinationExists
    }
    // Left over from a backup that was interrupted.
    try? FileManager.default.removeItem(atPath: partial)
    do {
      try execute(sql: "VACUUM INTO ?", arguments: [partial])
      try Self.removeEpoch(from: partial)
      // https://sqlite.org/lang_vacuum.html: VACUUM INTO does not wait for the disk itself.
      try synchronize(partial)
      try FileManager.default.moveItem(atPath: partial, toPath: path)
      try synchronize(URL(fileURLWithPath: path).deletingLastPathComponent().path)
    } catch {
      try? FileManager.default.removeItem(atPath: partial)
      throw error is DatabaseError ? error : StorageError.inaccessible
    }
  }

  private static func removeEpoch(from path: String) throws {
    let copy = try DatabaseQueue(path: path)
    try copy.write { try $0.execute(sql: "DELETE FROM epoch") }
    try copy.close()
  }

  /// Waits until a file, or a folder with its list of files, is on disk.
  private func synchronize(_ path: String) throws {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw StorageError.inaccessible }
    defer { _ = Foundation.close(descriptor) }
    guard fsync(descriptor) == 0 else { throw StorageError.inaccessible }
  }
}
