import GRDB

extension SQLiteStore {
  /// Tells what is in a file without changing it; the calling thread waits for the disk.
  /// - Throws: `StorageError` when the file cannot be read, or is no database.
  package static func content(ofFileAt path: String) throws(StorageError) -> DatabaseContent {
    do {
      var configuration = Configuration()
      configuration.readonly = true
      let file = try DatabaseQueue(path: path, configuration: configuration)
      defer { try? file.close() }
      return try file.read { try Schema.content(of: $0) }
    } catch {
      throw StorageError(error)
    }
  }
}
