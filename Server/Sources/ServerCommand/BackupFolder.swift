import ChangeStore
import Foundation

/// A folder of backups, of which the last ones are kept.
struct BackupFolder {
  let path: String

  /// Makes the folder, unless it is there.
  func make() throws(CommandError) {
    do {
      try PrivateFiles.makeFolder(at: path)
    } catch {
      throw .storage(error, path: path)
    }
  }

  /// The path of a backup that is made now.
  var next: String { file(KeptBackups.name(at: Date().nameOfFile)) }

  /// Writes a backup and removes those that are outdated then.
  ///
  /// On a full disk they are removed first. The newest backup stays in any case.
  /// - Parameters:
  ///   - count: The most backups that stay.
  ///   - write: Writes the backup to a path.
  /// - Throws: `CommandError`, such as `.storage(.full, …)` when no room could be made.
  func add(keeping count: Int, _ write: (String) throws(CommandError) -> Void) throws(CommandError)
  {
    try removeAbandoned()
    do {
      try write(next)
    } catch .storage(.full, _) {
      guard try removeOutdated(keeping: max(count - 1, 1)) else {
        throw .storage(.full, path: path)
      }
      try write(next)
    }
    _ = try removeOutdated(keeping: count)
  }

  /// The backups, from the oldest to the newest.
  var all: [String] { KeptBackups.sorted(names).map(file) }

  /// - Returns: Whether there were any.
  private func removeOutdated(keeping count: Int) throws(CommandError) -> Bool {
    let outdated = KeptBackups.outdated(names, keeping: count).map(file)
    for path in outdated {
      try remove(path)
      print("Removed \(path).")
    }
    return !outdated.isEmpty
  }

  /// Removes what backups left that were killed before today.
  private func removeAbandoned() throws(CommandError) {
    let today = Date().addingTimeInterval(-86_400).nameOfFile
    for name in KeptBackups.unfinished(names, before: today) { try remove(file(name)) }
  }

  private func remove(_ file: String) throws(CommandError) {
    do {
      try FileManager.default.removeItem(atPath: file)
    } catch {
      throw .storage(.inaccessible, path: path)
    }
  }

  private var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
  }

  private func file(_ name: String) -> String {
    URL(fileURLWithPath: path).appendingPathComponent(name).path
  }
}
