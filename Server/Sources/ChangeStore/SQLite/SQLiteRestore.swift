import Foundation
import GRDB

/// The reason why a backup was not restored.
package enum RestoreError: Error, Hashable, Sendable {
  /// The backup is no database of this program, or is of a newer version; or it is a copy that was
  /// interrupted.
  case unfit(DatabaseContent)
  case unfinishedCopy
  /// SQLite finds errors in the backup, a line for each.
  case damaged([String])
  /// A change of the backup is not what was stored.
  case altered(AlteredChange)
  /// It cannot be read from what is there which accounts were deleted, and devices removed, since the backup.
  case endedUnknown
  /// The backup could not be read.
  case backup(StorageError)
  /// The database could not be replaced.
  case storage(StorageError)
}

extension RestoreError: StorageDerivedError {}

/// Puts a backup in the place of a file, which no server must use meanwhile.
///
/// ```swift
/// try SQLiteRestore(of: "backup.sqlite", to: "data/gather.sqlite").run(keepingAs: "former.sqlite")
/// ```
///
/// Whenever the program ends, the path leads to the former database or to the restored one, and both are
/// whole.
package struct SQLiteRestore {
  private let backup: String
  private let path: String
  private var next: String { path + ".restoring" }

  package init(of backup: String, to path: String) {
    self.backup = backup
    // What replaces a symbolic link must replace the file that it leads to.
    self.path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// What has been done; each is on disk.
  package enum Step: Hashable, CaseIterable {
    /// The backup was checked, and what ended since is ended in what will take the place.
    case checked(EndKnowledge)
    case keptFormer, replaced

    package static let allCases: [Self] = [
      .checked(.known(EndedSince())), .keptFormer, .replaced,
    ]
  }

  /// Checks the backup, keeps what is at the path under another name, and replaces it.
  ///
  /// Keys, codes and links that ended since the backup, and accounts that were deleted, stay so: they are taken
  /// over from the database that is replaced, which may be of a newer version, and so are keys and codes that were
  /// made since. Where that cannot be read, nothing is replaced, unless it is given up with `forgettingEnds`. The
  /// restored file gets the owner and the rights of the one that it replaces.
  /// The restored database has no epoch, so devices notice, and no tokens; whatever the backup had.
  /// - Throws: `RestoreError`, or what `onStep` throws; the former database is in its place then.
  package func run(
    keepingAs former: String, forgettingEnds: Bool = false, onStep: (Step) throws -> Void
  ) throws {
    try check()
    do {
      try copy()
      try onStep(.checked(try takeOver(forgettingEnds: forgettingEnds)))
      try PrivateFiles.prepare(next, toReplace: replaced)
      if replaced != nil {
        try keep(as: former)
        try onStep(.keptFormer)
      }
      guard rename(next, path) == 0 else { throw StorageError.inaccessible }
      try FileOnDisk.synchronizeFolder(of: path)
    } catch let error as DatabaseError {
      throw RestoreError(error)
    } catch let error as StorageError {
      throw RestoreError.storage(error)
    }
    try onStep(.replaced)
  }

  /// Removes what an interrupted restore has left beside a database.
  package static func removeUnfinished(ofDatabaseAt path: String) {
    let next = Self(of: "", to: path).next
    for suffix in ["", "-wal", "-shm", "-journal"] { unlink(next + suffix) }
  }

  private func check() throws(RestoreError) {
    do {
      let content = try SQLiteStore.facts(ofFileAt: backup).content
      switch content {
      case .ours, .older: return
      case .nothing, .newerVersion, .foreign: throw RestoreError.unfit(content)
      }
    } catch {
      throw error as? RestoreError ?? .backup(error as? StorageError ?? .corrupt)
    }
  }

  /// Makes a file beside the database, updates its tables, and lets SQLite check it.
  private func copy() throws {
    Self.removeUnfinished(ofDatabaseAt: path)
    do {
      try UntouchedFile.read(backup) { source in
        Self.removeUnfinished(ofDatabaseAt: path)
        PrivateFiles.makeFile(at: next)
        try source.writeWithoutTransaction {
          try $0.execute(sql: "VACUUM INTO ?", arguments: [next])
        }
      }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
      throw RestoreError.backup(.corrupt)
    }
    let store = try SQLiteStore(path: next)
    guard try !store.isUnfinishedCopy() else { throw RestoreError.unfinishedCopy }
    let problems = try store.integrityProblems()
    guard problems.isEmpty else { throw RestoreError.damaged(problems) }
    try verifyChanges(of: store)
    try store.pool.write { db in
      try db.execute(sql: "DELETE FROM epoch; DELETE FROM token; DELETE FROM join_code")
      try db.execute(sql: "DROP TABLE IF EXISTS handed_over")
    }
    try store.close()
    try FileOnDisk.synchronize(next)
  }

  private func verifyChanges(of store: SQLiteStore) throws {
    do {
      try store.pool.read { try $0.verifyChanges() }
    } catch let change as AlteredChange {
      throw RestoreError.altered(change)
    }
  }

  /// Takes over what ended since the backup was made.
  private func takeOver(forgettingEnds: Bool) throws -> EndKnowledge {
    guard replaced != nil else { return .nothingThere }
    try emptyWriteAheadLog()
    do {
      let ended = try EndedSecrets(ofFileAt: path)
      let store = try SQLiteStore(path: next)
      let since = try store.pool.write { try ended.insert(into: $0) }
      try store.close()
      try FileOnDisk.synchronize(next)
      return .known(since)
    } catch RestoreError.endedUnknown where forgettingEnds {
      return .unknown
    }
  }

  /// What is at the path; `nil` for nothing, or for only the empty file on which its lock is.
  private var replaced: stat? {
    PrivateFiles.status(of: path).flatMap { $0.st_size > 0 ? $0 : nil }
  }

  /// Gives what is at the path a second name.
  private func keep(as former: String) throws {
    // The next database must not find the write-ahead log of this one.
    try emptyWriteAheadLog()
    for suffix in ["-wal", "-shm"] where FileManager.default.fileExists(atPath: path + suffix) {
      // Only of a file that SQLite cannot read: without its log it is no worse.
      guard rename(path + suffix, former + suffix) == 0 else { throw StorageError.inaccessible }
    }
    guard link(path, former) == 0 else { throw StorageError.inaccessible }
    try FileOnDisk.synchronizeFolder(of: path)
  }

  /// Moves what a killed server left in the log into the file, which removes the log.
  /// - Throws: `StorageError.inUse` when another program, such as a backup, uses the file.
  private func emptyWriteAheadLog() throws {
    guard let file = try? DatabaseQueue(path: path) else { return }
    do {
      _ = try file.writeWithoutTransaction { try $0.checkpoint(.truncate) }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
      throw StorageError.inUse
    } catch {}
    try? file.close()
  }
}
