import Foundation
import GRDB

/// Reads a file of SQLite, changes nothing in it, and makes no file beside it.
///
/// SQLite would make what it misses beside a file with a write-ahead log, for each program that reads, and leave it
/// there, perhaps as another user's. So a file that no program has open is opened as one that does not change, or as a
/// copy when a log was left beside it. Whether it changed is seen afterwards.
enum UntouchedFile {
  /// Opens a file for work that reads from it, perhaps several times.
  static func read<Value>(_ path: String, _ work: (DatabaseQueue) throws -> Value) throws -> Value {
    // SQLite writes the log beside the file that a symbolic link leads to.
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    for _ in 1...3 {
      let state = FileState(path)
      let result = Result { try read(path, state.surroundings, work) }
      if state.surroundings == .inUse || FileState(path) == state { return try result.get() }
    }
    return try open(path, work)
  }

  private static func read<Value>(
    _ path: String, _ surroundings: FileState.Surroundings,
    _ work: (DatabaseQueue) throws -> Value
  ) throws -> Value {
    switch surroundings {
    case .nothing:
      try open(URL(fileURLWithPath: path).absoluteString + "?immutable=1", work)
    case .log:
      try TemporaryCopy.use { folder in
        let copy = folder + "/left.sqlite"
        for suffix in ["", "-wal"] {
          try FileManager.default.copyItem(atPath: path + suffix, toPath: copy + suffix)
        }
        return try open(copy, work)
      }
    case .inUse: try open(path, work)
    }
  }

  private static func open<Value>(
    _ path: String, _ work: (DatabaseQueue) throws -> Value
  ) throws -> Value {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(10)
    let file = try DatabaseQueue(path: path, configuration: configuration)
    defer { try? file.close() }
    return try work(file)
  }
}

/// What tells whether a file was changed meanwhile.
private struct FileState: Equatable {
  /// What is beside the file.
  enum Surroundings {
    case nothing
    /// The write-ahead log of a program that was killed, and not what programs share that have the file open.
    case log
    /// A program has the file open, or was killed while it had.
    case inUse
  }

  private let identity: FileIdentity?
  private let size: Int64
  private let changedAt: [Int]
  let surroundings: Surroundings

  init(_ path: String) {
    var status = stat()
    let isThere = stat(path, &status) == 0
    identity = isThere ? FileIdentity(ofFileAt: path) : nil
    size = isThere ? Int64(status.st_size) : 0
    changedAt = isThere ? [status.st_mtim.tv_sec, status.st_mtim.tv_nsec] : []
    let beside = ["-wal", "-shm", "-journal"].filter { FileIdentity(ofFileAt: path + $0) != nil }
    surroundings = beside.isEmpty ? .nothing : beside == ["-wal"] ? .log : .inUse
  }
}
