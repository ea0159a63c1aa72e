package import ArgumentParser
import ChangeStore
import Foundation

/// The command `backup`: copies the database while the server runs.
package struct Backup: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Copy a database of SQLite to a file; the server may go on running.")

  @Argument(
    help: "The file to write; it must not exist. With --keep, the folder of the backups.",
    completion: .file())
  var file: String

  @Option(
    help: """
      Write a file with the time in its name into the folder, and then remove all but the last so many \
      of such files.
      """)
  var keep: Int?

  @OptionGroup var database: DatabaseOptions

  package init() {}

  package func run() async throws {
    try await reporting {
      guard case .file = try DatabasePlace(file) else { throw CommandError.backupNotAFile }
      guard let keep else { return try write(to: file) }
      guard keep > 0 else { throw CommandError.keepsNothing(keep) }
      let folder = BackupFolder(path: file)
      try folder.make()
      do throws(CommandError) {
        try folder.add(keeping: keep, write)
      } catch {
        guard case (.storage(.full, _), .file(let path)) = (error, try database.place()) else {
          throw error
        }
        throw CommandError.noRoomForBackup(
          path: file, FullDisk(of: folder, ofDatabaseAt: path))
      }
    }
  }

  private func write(to path: String) throws(CommandError) {
    let place = try database.place()
    guard case .file(let source) = place else { throw .backupByServer }
    let facts = try place.factsOfFile(at: source, evenIfCopied: database.evenIfCopied)
    place.sayAge(of: facts.content)
    do throws(BackupError) {
      try SQLiteStore.backUp(fileAt: source, to: path)
    } catch {
      switch error {
      case .destinationExists: throw .backupExists(path: path)
      case .altered(let change): throw .altered(change, path: source)
      case .storage(let failure): throw .storage(failure, path: path)
      }
    }
    print("Wrote \(path).")
  }
}
