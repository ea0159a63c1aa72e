import Foundation
import GRDB

extension SQLiteStore {
  /// Finds out what a file is without changing it; the calling thread waits for the disk.
  /// - Throws: `StorageError` when the file cannot be read, or is no database.
  package static func facts(ofFileAt path: String) throws(StorageError) -> DatabaseFacts {
    do {
      return try UntouchedFile.read(path) { try $0.read { try $0.facts() } }
    } catch {
      throw StorageError(error)
    }
  }

  /// What is known of the file that is open; the calling thread waits for the disk.
  /// - Throws: `StorageError` when the file cannot be read.
  package func facts() throws(StorageError) -> DatabaseFacts {
    do {
      return try pool.read { try $0.facts() }
    } catch {
      throw StorageError(error)
    }
  }

  /// Moves a file that no program uses to another name, with what its write-ahead log has.
  /// - Throws: `StorageError`; the file stays where it is then.
  package static func setAside(fileAt path: String, as former: String) throws(StorageError) {
    do {
      let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      let file = try DatabaseQueue(path: target)
      _ = try file.writeWithoutTransaction { try $0.checkpoint(.truncate) }
      try file.close()
      guard FileIdentity(ofFileAt: target + "-wal") == nil else { throw StorageError.inUse }
      guard rename(target, former) == 0 else { throw StorageError.inaccessible }
      try FileOnDisk.synchronizeFolder(of: target)
    } catch {
      throw StorageError(error)
    }
  }
}

extension Database {
  fileprivate func facts() throws -> DatabaseFacts {
    DatabaseFacts(
      content: try Schema.content(of: self), isUnfinishedCopy: try unfinishedCopy() != nil,
      copiedAway: try copiedAway())
  }
}
