import Foundation
import GRDB

/// The file that a backup becomes.
struct BackupFile {
  private let path: String
  private var partial: String { path + ".partial" }

  init(_ path: String) {
    self.path = path
  }

  /// Writes a copy beside the destination, waits until it is on disk, and then renames it.
  ///
  /// `copy` writes a database to the path that it gets, with `VACUUM INTO`.
  func write(_ copy: (String) throws -> Void) throws(BackupError) {
    guard !FileManager.default.fileExists(atPath: path) else {
      throw BackupError.destinationExists
    }
    // An interrupted backup may have left one.
    try? FileManager.default.removeItem(atPath: partial)
    do {
      PrivateFiles.makeFile(at: partial)
      try copy(partial)
      try verifyChanges()
      try removeWhatEnds()
      // VACUUM INTO does not wait for the disk by itself (https://sqlite.org/lang_vacuum.html).
      try FileOnDisk.synchronize(partial)
      try FileManager.default.moveItem(atPath: partial, toPath: path)
      try FileOnDisk.synchronizeFolder(of: path)
    } catch let change as AlteredChange {
      try? FileManager.default.removeItem(atPath: partial)
      throw .altered(change)
    } catch {
      try? FileManager.default.removeItem(atPath: partial)
      let cause = error is DatabaseError ? error : StorageError.inaccessible
      throw .storage(StorageError(cause, at: path))
    }
  }

  private func verifyChanges() throws {
    let copy = try DatabaseQueue(path: partial)
    try copy.read { try $0.verifyChanges() }
    try copy.close()
  }

  private func removeWhatEnds() throws {
    let copy = try DatabaseQueue(path: partial)
    // The bytes of the tokens' hashes must not stay in the file's free pages.
    try copy.writeWithoutTransaction { try $0.execute(sql: "PRAGMA secure_delete = ON") }
    try copy.write { db in
      // A database of an earlier build has not all of them.
      for table in ["epoch", "token", "join_code"] where try db.tableExists(table) {
        try db.execute(sql: "DELETE FROM \(table)")
      }
    }
    try copy.close()
  }
}
