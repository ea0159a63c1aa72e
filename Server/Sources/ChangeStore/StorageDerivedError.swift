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
    } else if let error = error as? PostgresError {
      self = .storage(StorageError(error))
    } else {
      self = .storage(.other(code: "\(type(of: error))"))
    }
  }
}
