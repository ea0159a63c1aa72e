import ChangeStore
import Foundation

/// The right of one server to write to a database.
///
/// A file beside the database says who serves it. Only the system's lock on that file counts, which
/// ends with the process, so a file that a killed server left hinders no other.
struct DatabaseLock {
  private let descriptor: Int32

  /// Takes the lock of a database, or says which server has it.
  /// - Throws: `CommandError.served`, or the reason why the lock's file cannot be used.
  init(of database: String) throws(CommandError) {
    // Two paths that lead to one database have one lock.
    let path = URL(fileURLWithPath: database).resolvingSymlinksInPath().path + ".lock"
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw .storage(errno == ENOSPC ? .full : .inaccessible, path: path)
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let isTaken = errno == EWOULDBLOCK
      defer { close(descriptor) }
      throw isTaken
        ? .served(path: database, by: Self.holder(descriptor))
        : .storage(.inaccessible, path: path)
    }
    writeHolder()
  }

  /// Lets another server serve the database.
  func release() {
    close(descriptor)
  }

  /// Names this process; the lock holds without the name, so a full disk does no harm here.
  private func writeHolder() {
    let process = ProcessInfo.processInfo
    let name = Array(
      "process \(process.processIdentifier) on \(process.hostName) since \(Date().ISO8601Format())"
        .utf8)
    guard ftruncate(descriptor, 0) == 0 else { return }
    _ = pwrite(descriptor, name, name.count, 0)
  }

  private static func holder(_ descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 300)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    let name = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    // The file may have been written by other programs, and the text goes to a terminal.
    let isPlain =
      !name.isEmpty && name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    return isPlain ? name : "another process"
  }
}
