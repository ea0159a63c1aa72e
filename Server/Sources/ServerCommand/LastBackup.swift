import Foundation

/// The newest backup in the folder `backups` beside a database, which is where the nightly one goes.
struct LastBackup: Equatable {
  let time: Date
  let path: String

  /// The last backup of a database; `nil` when none is there.
  init?(ofDatabaseAt database: String) {
    let folder = Self.folder(besideDatabaseAt: database)
    guard let path = folder.all.last, let time = KeptBackups.time(of: path) else { return nil }
    self.time = time
    self.path = path
  }

  static func folder(besideDatabaseAt database: String) -> BackupFolder {
    let file = URL(fileURLWithPath: database).resolvingSymlinksInPath()
    return BackupFolder(
      path: file.deletingLastPathComponent().appendingPathComponent("backups").path)
  }
}
