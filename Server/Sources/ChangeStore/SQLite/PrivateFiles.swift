import Foundation

/// Files and folders that only their owner can use, whatever the umask of the process is.
///
/// What root makes belongs to the owner of the folder that it is in, so that a service can use what its
/// operator has made there.
package enum PrivateFiles {
  /// Makes an empty file, unless there is one.
  ///
  /// An error comes again, and is reported, when the file is used.
  package static func makeFile(at path: String) {
    // An existing file must not even be opened: closing it would end SQLite's locks on it.
    guard status(of: path) == nil else { return }
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    fchmod(descriptor, 0o600)
    close(descriptor)
    giveToOwnerOfFolder(path)
  }

  /// Makes a folder and those that it is in, unless they are there.
  package static func makeFolder(at path: String) throws(StorageError) {
    guard status(of: path) == nil else { return }
    try makeFolder(at: folder(of: path))
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
      throw errno == ENOSPC ? .full : .inaccessible
    }
    chmod(path, 0o700)
    giveToOwnerOfFolder(path)
  }

  /// Gives a new file the owner and the rights of the file that it is to replace; without one, those of a file
  /// that is made there.
  static func prepare(_ new: String, toReplace former: stat?) throws(StorageError) {
    guard let former else { return giveToOwnerOfFolder(new) }
    guard chown(new, former.st_uid, former.st_gid) == 0, chmod(new, former.st_mode & 0o777) == 0
    else { throw .inaccessible }
  }

  static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  private static func giveToOwnerOfFolder(_ path: String) {
    guard geteuid() == 0, let folder = status(of: folder(of: path)) else { return }
    chown(path, folder.st_uid, folder.st_gid)
  }

  private static func folder(of path: String) -> String {
    URL(fileURLWithPath: path).deletingLastPathComponent().path
  }
}
