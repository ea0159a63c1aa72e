import Foundation
import GRDB

/// A copy of a database file, page for page, from which commands read that change nothing.
///
/// ```swift
/// let copy = try PrivateCopy(of: "backup.sqlite")
/// defer { copy.remove() }
/// let store = try copy.store()  // with the tables of this version
/// ```
///
/// The copy has what the file needs to be read: SQLite checks all rows only of a file that it may write, and the
/// tables of an earlier build are updated. It is in a folder of its own, which only this user can open.
package struct PrivateCopy {
  private let folder: String
  private var path: String { folder + "/copy.sqlite" }

  /// Copies a file as of one moment; the calling thread waits for the disk.
  /// - Throws: `StorageError` when the file cannot be read; `StorageError.full` when its copy cannot be written.
  package init(of original: String) throws(StorageError) {
    do {
      folder = try TemporaryCopy.makeFolder()
    } catch {
      throw .full
    }
    do {
      try UntouchedFile.read(original) { file in
        // Left by an attempt during which the file changed.
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
          try FileManager.default.removeItem(atPath: folder + "/" + name)
        }
        let copy = try DatabaseQueue(path: path, configuration: Self.configuration)
        try file.backup(to: copy)
        try copy.close()
      }
    } catch {
      remove()
      throw StorageError(error)
    }
  }

  /// Nothing is lost with the copy, so no write of it waits for the disk.
  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = OFF") }
    return configuration
  }

  /// The errors that SQLite finds in the file, a line for each; see `SQLiteStore.integrityProblems()`.
  ///
  /// They are those of the file as it was; ask before `store()`, which may update its tables.
  /// - Throws: `StorageError` when it cannot be read at all.
  package func integrityProblems() throws(StorageError) -> [String] {
    do {
      let copy = try DatabaseQueue(path: path, configuration: Self.configuration)
      defer { try? copy.close() }
      return try copy.writeWithoutTransaction { try $0.integrityProblems() }
    } catch {
      throw StorageError(error)
    }
  }

  /// Opens the copy, with the tables of this version.
  /// - Throws: `StorageError` when the copy cannot be used.
  package func store() throws(StorageError) -> SQLiteStore {
    try SQLiteStore(path: path)
  }

  /// Removes the copy from the disk.
  package func remove() {
    try? FileManager.default.removeItem(atPath: folder)
  }
}
