import GRDB

extension StorageError {
  /// Converts an error that was thrown when a database was opened.
  ///
  /// On a full disk SQLite cannot make its files, and says only that it cannot open them.
  init(_ error: any Error, at path: String) {
    self.init(error)
    guard case .inaccessible = self else { return }
    if let free = Disk.free(besideFileAt: path), free < DiskReserve.leastToWrite { self = .full }
  }

  /// Keeps only the code, because SQLite's messages and GRDB's errors can quote user data.
  init(_ error: DatabaseError) {
    self =
      switch error.resultCode {
      case .SQLITE_FULL: .full
      case .SQLITE_CANTOPEN, .SQLITE_IOERR, .SQLITE_PERM, .SQLITE_READONLY: .inaccessible
      case .SQLITE_CORRUPT, .SQLITE_NOTADB: .corrupt
      case .SQLITE_CONSTRAINT: .contradiction
      default: .other(code: "SQLite \(error.extendedResultCode.rawValue)")
      }
  }
}
