package import ArgumentParser
import ChangeStore
import Foundation

/// The command `restore`: puts a backup in the place of the database.
package struct Restore: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Put a backup in the place of a database of SQLite; stop the server first.",
    discussion: """
      What was there is kept beside it, under a name with the time, until a server removes it after \
      \(FormerDatabases.days) days. The new file has its owner and rights. Accounts that were deleted, devices that \
      were removed and links that were turned off since the backup stay out, and are listed: that is read from what \
      was there, also when a newer version wrote it.
      """)

  @Argument(help: "The backup, which is checked first and stays.", completion: .file())
  var file: String

  @Flag(
    help: """
      Go on when it cannot be read what was deleted since the backup; then accounts, devices and links of that time \
      are back.
      """)
  var forgetDeletions = false

  @OptionGroup var database: DatabaseOptions

  package init() {}

  package func run() async throws {
    try await reporting {
      let place = try database.place()
      guard case .file(let path) = place else { throw CommandError.restoreByServer }
      guard case .file = try DatabasePlace(file) else { throw CommandError.backupNotAFile }
      switch FileAccess(of: file) {
      case .missing: throw CommandError.noBackup(path: file)
      case .denied: throw CommandError.unreadable(path: file)
      case .readable: break
      }
      // The default is the database of this folder, and makes none where there is none.
      guard database.isNamed || FileAccess(of: path) != .missing else {
        throw CommandError.noDatabase(path: path)
      }
      let lock = try place.lockFile(path)
      defer { lock.release() }
      if let facts = try? SQLiteStore.facts(ofFileAt: path), let copy = facts.copiedAway,
        !database.evenIfCopied
      {
        throw CommandError.copiedAway(path: path, to: copy.place)
      }
      try restore(to: path, keepingAs: FormerDatabases.path(besideDatabaseAt: path, at: Date()))
    }
  }

  private func restore(to path: String, keepingAs former: String) throws(CommandError) {
    do {
      try SQLiteRestore(of: file, to: path).run(
        keepingAs: former, forgettingEnds: forgetDeletions
      ) { step in
        switch step {
        case .checked(let knowledge):
          tell("Checked \(file).")
          for line in knowledge.lines(path: path) { tell(line) }
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
