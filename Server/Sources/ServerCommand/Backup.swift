package import ArgumentParser
import ChangeStore
import Foundation

/// The command `backup`: copies the database while the server runs.
package struct Backup: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Copy the database to a file; the server may go on running.")

  @Argument(help: "The file to write; it must not exist.", completion: .file())
  var file: String

  @OptionGroup var database: DatabaseOptions

  package init() {}

  package func run() async throws {
    try await reporting {
      let path = try database.path()
      let store = try SQLiteStore.openExisting(path)
      do throws(BackupError) {
        try store.backup(to: file)
      } catch {
        switch error {
        case .destinationExists: throw CommandError.backupExists(path: file)
        case .storage(let failure): throw CommandError.storage(failure, path: file)
        }
      }
      print("Wrote \(file).")
    }
  }
}

extension SQLiteStore {
  /// Opens a database, and does not create one when there is none.
  static func openExisting(_ path: String) throws(CommandError) -> SQLiteStore {
    guard FileManager.default.fileExists(atPath: path) else { throw .noDatabase(path: path) }
    do throws(StorageError) {
      return try SQLiteStore(path: path)
    } catch {
      throw .storage(error, path: path)
    }
  }
}
