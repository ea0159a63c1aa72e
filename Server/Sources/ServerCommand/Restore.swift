package import ArgumentParser
import ChangeStore
import Foundation

/// The command `restore`: puts a backup in the place of the database.
package struct Restore: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Put a backup in the place of a database of SQLite; stop the server first.",
    discussion: """
      What was there is kept beside it, under a name with the time, until a server removes it after \
      \(FormerDatabases.days) days. The new file has its owner and rights. Devices that were removed and \
      accounts that were deleted since the backup stay out: that is read from what was there.
      """)

  @Argument(help: "The backup, which is checked first and stays.", completion: .file())
  var file: String

  @OptionGroup var database: DatabaseOptions

  package init() {}

  package func run() async throws {
    try await reporting {
      let place = try database.place()
      guard case .file(let path) = place else { throw CommandError.restoreByServer }
      guard case .file = try DatabasePlace(file) else { throw CommandError.backupNotAFile }
      guard FileManager.default.fileExists(atPath: file) else {
        throw CommandError.noBackup(path: file)
      }
      let lock = try place.lockFile(path)
      defer { lock.release() }
      try restore(to: path, keepingAs: FormerDatabases.path(besideDatabaseAt: path, at: Date()))
    }
  }

  private func restore(to path: String, keepingAs former: String) throws(CommandError) {
    do {
      try SQLiteRestore(of: file, to: path).run(keepingAs: former) { step in
        switch step {
        case .checked(knowsWhatEnded: true): tell("Checked \(file).")
        case .checked(knowsWhatEnded: false):
          tell("Checked \(file).")
          tell(
            """
            There is no database to read at \(path), so devices that were removed and accounts that \
            were deleted since the backup are back.
            """)
        case .keptFormer:
          tell("Kept what was there as \(former) for \(FormerDatabases.days) days.")
        case .replaced:
          tell(
            """
            Restored \(path). All users log in again; groups without a name get back by themselves.
            """)
        }
      }
    } catch {
      throw .restore(error as? RestoreError ?? .storage(.inaccessible), backup: file, path: path)
    }
  }
}
