import ChangeStore
import Foundation

/// What an operator may delete on a full disk, with its size.
package struct FullDisk: Equatable {
  /// The newest backup, which stays.
  let newest: String?
  let deletable: [File]

  struct File: Equatable {
    let path: String
    let byteCount: Int
  }

  /// Looks on the disk of a folder of backups for what restores of the database have left, and for older
  /// backups.
  init(of folder: BackupFolder, ofDatabaseAt database: String) {
    let backups = folder.all
    newest = backups.last
    let disk = FileIdentity(ofFileAt: folder.path)?.device
    deletable = (FormerDatabases.all(besideDatabaseAt: database) + backups.dropLast())
      .filter { FileIdentity(ofFileAt: $0)?.device == disk }
      .map { File(path: $0, byteCount: Self.size(of: $0)) }
  }

  private static func size(of path: String) -> Int {
    (try? FileManager.default.attributesOfItem(atPath: path)[.size]) as? Int ?? 0
  }
}

extension FullDisk {
  func message(path: String) -> String {
    let kept = newest.map { "the newest is \($0)" } ?? "there is none yet"
    let beginning = "The disk of \(path) is full, so no backup was written; \(kept)."
    guard !deletable.isEmpty else {
      return "\(beginning) Make room and try again; there is nothing of this program to delete."
    }
    let files = deletable.map { "\($0.path) (\($0.byteCount.megabytes) MB)" }
    return "\(beginning) You may delete \(files.joined(separator: ", "))."
  }
}
