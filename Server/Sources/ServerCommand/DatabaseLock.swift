import ChangeStore
import Foundation

/// The right of one server to write to a file of SQLite: the system's lock on that file, which ends with the
/// process.
///
/// It is of another kind than SQLite's own locks, so programs that only read, such as a backup, go on.
/// NB: Its descriptor must outlive the database's: a process that closes any descriptor of a file loses
/// SQLite's locks on it (https://sqlite.org/howtocorrupt.html).
struct DatabaseLock {
  private let descriptor: Int32
  private let path: String

  /// Takes the lock of a file, which is made when there is none, or says which process has it.
  /// - Throws: `CommandError.served`, or the reason why the file cannot be used.
  init(of path: String) throws(CommandError) {
    self.path = path
    while true {
      PrivateFiles.makeFile(at: path)
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else {
        throw .storage(errno == ENOSPC ? .full : .inaccessible, path: path)
      }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        let isTaken = errno == EWOULDBLOCK
        defer { close(descriptor) }
        throw isTaken
          ? .served(path: path, by: LockHolder(of: descriptor).name)
          : .storage(.inaccessible, path: path)
      }
      // Meanwhile a restore may have put another file in its place.
      if FileIdentity(ofFileAt: path) == FileIdentity(of: descriptor) {
        self.descriptor = descriptor
        try retireFormerLock()
        return
      }
      close(descriptor)
    }
  }

  /// Removes the file beside the database on which earlier versions had their lock.
  private func retireFormerLock() throws(CommandError) {
    let former = URL(fileURLWithPath: path).resolvingSymlinksInPath().path + ".lock"
    let beside = open(former, O_RDWR | O_CLOEXEC)
    guard beside >= 0 else { return }
    defer { close(beside) }
    guard flock(beside, LOCK_EX | LOCK_NB) == 0 else {
      release()
      throw .served(path: path, by: LockHolder(of: beside).name)
    }
    unlink(former)
  }

  /// Whether the file has anything yet.
  private var isEmpty: Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_size == 0
  }

  /// Lets another server serve the database; a file without content goes.
  func release() {
    if isEmpty, FileIdentity(ofFileAt: path) == FileIdentity(of: descriptor) { unlink(path) }
    close(descriptor)
  }
}
