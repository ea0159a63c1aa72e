import Foundation

/// The files that a store opened, to notice when its path leads to others.
///
/// A system lets a program write to a file that was deleted, and nothing of it is left when the
/// program ends. SQLite's own check (`SQLITE_FCNTL_HAS_MOVED`) compares no devices, so it may take
/// the files of another volume for the same.
struct OpenedFiles: Sendable {
  private let files: [(path: String, identity: Identity)]

  private struct Identity: Equatable {
    let device: dev_t
    let number: ino_t

    init?(ofFileAt path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      device = status.st_dev
      number = status.st_ino
    }
  }

  /// Remembers the database that was just opened, and its write-ahead log.
  /// - Throws: `StorageError.moved` when one of them is missing.
  init(ofDatabaseAt path: String) throws(StorageError) {
    var files: [(path: String, identity: Identity)] = []
    // SQLite writes the log beside the file that a symbolic link leads to.
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    for path in [path, target + "-wal"] {
      guard let identity = Identity(ofFileAt: path) else { throw .moved }
      files.append((path, identity))
    }
    self.files = files
  }

  /// Compares the files at the paths with those that were opened.
  /// - Throws: `StorageError.moved` when they differ.
  func check() throws(StorageError) {
    for file in files where Identity(ofFileAt: file.path) != file.identity { throw .moved }
  }
}
