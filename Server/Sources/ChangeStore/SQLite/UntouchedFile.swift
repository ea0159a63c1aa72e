import Foundation
import GRDB

/// Reads a file of SQLite, changes nothing in it, and leaves no file beside it.
///
/// A file with a write-ahead log that no program has open has no log beside it. SQLite would make one for a
/// reader, and leave it there, so it is told that the file does not change. Whether that was so is seen afterwards.
enum UntouchedFile {
  /// Opens a file for work that reads from it, perhaps several times.
  static func read<Value>(_ path: String, _ work: (DatabaseQueue) throws -> Value) throws -> Value {
    // SQLite writes the log beside the file that a symbolic link leads to.
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    for _ in 1...3 {
      let state = FileState(path)
      guard state.isAtRest else { break }
      let result = Result { try read(path, isAtRest: true, work) }
      if FileState(path) == state { return try result.get() }
    }
    return try read(path, isAtRest: false, work)
  }

  private static func read<Value>(
    _ path: String, isAtRest: Bool, _ work: (DatabaseQueue) throws -> Value
  ) throws -> Value {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(10)
    let address = URL(fileURLWithPath: path).absoluteString + "?immutable=1"
    let file = try DatabaseQueue(path: isAtRest ? address : path, configuration: configuration)
    defer { try? file.close() }
    return try work(file)
  }
}

/// What tells whether a file was changed meanwhile.
private struct FileState: Equatable {
  private let identity: FileIdentity?
  private let size: Int64
  private let changedAt: [Int]
  /// Whether no program writes to it, and none was killed while it did.
  let isAtRest: Bool

  init(_ path: String) {
    var status = stat()
    let isThere = stat(path, &status) == 0
    identity = isThere ? FileIdentity(ofFileAt: path) : nil
    size = isThere ? Int64(status.st_size) : 0
    changedAt = isThere ? [status.st_mtim.tv_sec, status.st_mtim.tv_nsec] : []
    isAtRest = ["-wal", "-journal"].allSatisfy { FileIdentity(ofFileAt: path + $0) == nil }
  }
}
