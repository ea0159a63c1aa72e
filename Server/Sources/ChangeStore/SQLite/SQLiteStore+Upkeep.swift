import Dispatch
import Foundation
import GRDB

/// Why a backup was not written.
public enum BackupFailure: Error, Hashable, Sendable {
  /// There is a file already, and it is left alone.
  case destinationExists
  /// The database could not be read, or the copy not be written.
  case storage(StorageFailure)
}

extension BackupFailure: StorageDerivedFailure {}

extension SQLiteStore {
  /// Writes a copy as of one moment to a new file, while others may go on writing here.
  ///
  /// The file appears only when it is complete and on disk. It is a database by itself, without
  /// companions, and smaller than the original when much was deleted.
  /// - Throws: `BackupFailure`; there is no new file then.
  public func backup(to path: String) async throws(BackupFailure) {
    let result: Result<Void, any Error> = await withCheckedContinuation { continuation in
      // Not `asyncRead`: a copy cannot be made inside a transaction.
      pool.asyncUnsafeRead { db in
        continuation.resume(returning: Result { try db.get().copy(to: path) })
      }
    }
    do {
      try result.get()
    } catch {
      throw BackupFailure(error)
    }
  }

  /// What SQLite finds wrong with the file, a line each; nothing when all is well.
  ///
  /// Reads everything. The lines name tables and pages, never what somebody wrote. Changes that
  /// cannot be decoded are not among them: `entries(of:after:limit:)` lists those.
  /// - Throws: `StorageFailure` when the file cannot be read at all.
  public func integrityProblems() async throws(StorageFailure) -> [String] {
    try await read { db in
      let lines = try String.fetchAll(db, sql: "PRAGMA integrity_check").filter { $0 != "ok" }
      let orphans = try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").map { row in
        "row in \(row.text(0) ?? "?") refers to a missing row in \(row.text(2) ?? "?")"
      }
      return lines + orphans
    }
  }

  /// Brings everything into the one file and closes it; the store is of no use afterwards.
  /// - Throws: `StorageFailure`; what was acknowledged is on disk all the same.
  public func close() async throws(StorageFailure) {
    let pool = pool
    let result: Result<Void, any Error> = await withCheckedContinuation { continuation in
      // Closing waits for readers, and nothing may wait on the threads that run tasks.
      DispatchQueue.global().async {
        continuation.resume(returning: Result { try Self.close(pool) })
      }
    }
    do {
      try result.get()
    } catch {
      throw StorageFailure(error)
    }
  }

  private static func close(_ pool: DatabasePool) throws {
    _ = try pool.writeWithoutTransaction { try $0.checkpoint(.truncate) }
    try pool.close()
  }
}

extension Database {
  /// Writes a copy next to its place, waits until it is on disk, and only then puts it there.
  fileprivate func copy(to path: String) throws {
    let partial = path + ".partial"
    guard !FileManager.default.fileExists(atPath: path) else {
      throw BackupFailure.destinationExists
    }
    // Left over from a backup that was interrupted.
    try? FileManager.default.removeItem(atPath: partial)
    do {
      try execute(sql: "VACUUM INTO ?", arguments: [partial])
      // https://sqlite.org/lang_vacuum.html: VACUUM INTO does not wait for the disk itself.
      try synchronize(partial)
      try FileManager.default.moveItem(atPath: partial, toPath: path)
      try synchronize(URL(fileURLWithPath: path).deletingLastPathComponent().path)
    } catch {
      try? FileManager.default.removeItem(atPath: partial)
      throw error is DatabaseError ? error : StorageFailure.inaccessible
    }
  }

  /// Waits until a file, or a folder with its list of files, is on disk.
  private func synchronize(_ path: String) throws {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw StorageFailure.inaccessible }
    defer { _ = Foundation.close(descriptor) }
    guard fsync(descriptor) == 0 else { throw StorageFailure.inaccessible }
  }
}
