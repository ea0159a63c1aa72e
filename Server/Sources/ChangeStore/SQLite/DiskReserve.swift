import Foundation
import Synchronization

/// Space on the database's disk that is given up when the disk is full, so that what needs hardly
/// any still works: logging out and deleting.
///
/// The space is a file of zeros beside the database. While it is given up, nothing that makes the
/// database grow is written, because that would use the space up. It is taken again when the disk has
/// room for it and for as much again.
final class DiskReserve: Sendable {
  static let byteCount = 2 << 20

  private let path: String
  private let isHeld: Mutex<Bool>

  /// Takes the space beside a database, if the disk has it.
  init(ofDatabaseAt path: String) {
    self.path = path + ".reserve"
    isHeld = Mutex(false)
    _ = hold()
  }

  /// Whether the space is there, or can be taken again.
  func hold() -> Bool {
    isHeld.withLock { isHeld in
      isHeld = isHeld || isThere || free >= 2 * Self.byteCount && Self.fill(path)
      return isHeld
    }
  }

  /// Whether the disk has room for more than the space.
  var hasRoomBeside: Bool { hold() && free >= Self.leastToWrite }

  /// What a commit takes of the disk, generously.
  static let leastToWrite = 128 << 10

  private var free: Int { Disk.free(besideFileAt: path) ?? .max }

  /// Gives the space to whatever is written next.
  func giveUp() {
    isHeld.withLock { isHeld in
      Self.remove(path)
      isHeld = false
    }
  }

  /// Gives up the space that an earlier server left.
  static func giveUp(ofDatabaseAt path: String) {
    remove(path + ".reserve")
  }

  private static func remove(_ path: String) {
    try? FileManager.default.removeItem(atPath: path)
  }

  private var isThere: Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_size == off_t(Self.byteCount)
  }

  private static func fill(_ path: String) -> Bool {
    // Written, and not only made that long: a file system stores no zeros that it was not given.
    remove(path)
    PrivateFiles.makeFile(at: path)
    guard let file = FileHandle(forWritingAtPath: path),
      (try? file.write(contentsOf: Data(count: byteCount))) != nil, (try? file.close()) != nil
    else {
      remove(path)
      return false
    }
    return true
  }
}
