package import ArgumentParser
import ChangeStore
import Foundation

/// The command `backup`: copies the database while the server runs.
package struct Backup: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Copy a database of SQLite to a file; the server may go on running.")

  @Argument(help: "The file to write; it must not exist.", completion: .file())
  var file: String

  @OptionGroup var database: DatabaseOptions

  package init() {}

  package func run() async throws {
    try await reporting {
      guard case .sqlite(let store) = try database.place().open() else {
        throw CommandError.backupByServer
      }
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
