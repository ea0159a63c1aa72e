import Foundation

/// Waits for the disk.
enum FileOnDisk {
  /// Waits until a file, or a folder's list of files, is on disk.
  static func synchronize(_ path: String) throws(StorageError) {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw .inaccessible }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw .inaccessible }
  }

  static func synchronizeFolder(of path: String) throws(StorageError) {
    try synchronize(URL(fileURLWithPath: path).deletingLastPathComponent().path)
  }
}
