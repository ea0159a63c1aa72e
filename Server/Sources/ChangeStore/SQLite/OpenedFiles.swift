import Foundation

/// The files that a store opened, to notice when its path leads to others.
///
/// A system lets a program write to a file that was deleted, and nothing of it is left when the
/// program ends. SQLite's own check (`SQLITE_FCNTL_HAS_MOVED`) compares no devices, so it may take
/// the files of another volume for the same.
struct OpenedFiles: Sendable {
  private let files: [(path: String, identity: FileIdentity)]

  /// Remembers the database that was just opened, and its write-ahead log.
  /// - Throws: `StorageError.moved` when one of them is missing.
  init(ofDatabaseAt path: String) throws(StorageError) {
    var files: [(path: String, identity: FileIdentity)] = []
    // SQLite writes the log beside the file that a symbolic link leads to.
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    for path in [path, target + "-wal"] {
      guard let identity = FileIdentity(ofFileAt: path) else { throw .moved }
      files.append((path, identity))
    }
    self.files = files
  }

  /// Compares the files at the paths with those that were opened.
  /// - Throws: `StorageError.moved` when they differ.
  func check() throws(StorageError) {
    for file in files where FileIdentity(ofFileAt: file.path) != file.identity { throw .moved }
  }
}
