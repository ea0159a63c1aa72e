import ChangeStore
import Foundation

/// The last backup of a file of SQLite, as a small file beside the database tells: its time is that of the
/// backup, and its content is the backup's path.
struct LastBackup: Equatable {
  let time: Date
  let path: String
  var isThere: Bool { FileManager.default.fileExists(atPath: path) }

  /// The last backup of a database; `nil` when none is known.
  init?(ofDatabaseAt database: String) {
    let note = Self.note(besideDatabaseAt: database)
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: note),
      let time = attributes[.modificationDate] as? Date,
      let path = try? String(contentsOfFile: note, encoding: .utf8)
    else { return nil }
    self.time = time
    self.path = path
  }

  /// Notes that a backup was written just now.
  static func note(_ backup: String, ofDatabaseAt database: String) throws {
    let note = note(besideDatabaseAt: database)
    PrivateFiles.makeFile(at: note)
    try Data(URL(fileURLWithPath: backup).path.utf8).write(to: URL(fileURLWithPath: note))
  }

  private static func note(besideDatabaseAt database: String) -> String {
    URL(fileURLWithPath: database).resolvingSymlinksInPath().path + ".last-backup"
  }
}
