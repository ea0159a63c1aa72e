import GRDB

/// An error of a storage port that has a case for `StorageError`.
protocol StorageDerivedError: Error {
  static func storage(_ error: StorageError) -> Self
}

extension AppendError: StorageDerivedError {}
extension RegistrationError: StorageDerivedError {}
extension PasswordUpdateError: StorageDerivedError {}

extension StorageError: StorageDerivedError {
  static func storage(_ error: StorageError) -> Self { error }
}

extension StorageDerivedError {
  /// Converts an error that was thrown by the database or beside it.
  init(_ error: any Error) {
    if let error = error as? Self {
      self = error
    } else if let error = error as? StorageError {
      self = .storage(error)
    } else if let error = error as? DatabaseError {
      self = .storage(StorageError(error))
    } else {
      self = .storage(.other(code: ResultCode.SQLITE_ERROR.rawValue))
    }
  }
}

extension StorageError {
  /// Converts an error that was thrown when a database was opened.
  ///
  /// On a full disk SQLite cannot make its files, and says only that it cannot open them.
  init(_ error: any Error, at path: String) {
    self.init(error)
    guard case .inaccessible = self else { return }
    if DiskReserve.free(besideFileAt: path) < DiskReserve.leastToWrite { self = .full }
  }

  /// Keeps only the code, because SQLite's messages and GRDB's errors can quote user data.
  fileprivate init(_ error: DatabaseError) {
    self =
      switch error.resultCode {
      case .SQLITE_FULL: .full
      case .SQLITE_CANTOPEN, .SQLITE_IOERR, .SQLITE_PERM, .SQLITE_READONLY: .inaccessible
      case .SQLITE_CORRUPT, .SQLITE_NOTADB: .corrupt
      default: .other(code: error.extendedResultCode.rawValue)
      }
  }
}
