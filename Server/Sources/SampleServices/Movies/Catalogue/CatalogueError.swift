import GRDB

/// Why the catalogue of films cannot be opened or read.
public enum CatalogueError: Error, Hashable {
  /// SQLite failed with this code; one that was built without FTS5 cannot search text.
  case database(code: Int32)
  /// This line of the table of films is not one.
  case malformedTable(line: Int)
}

extension CatalogueError {
  /// Keeps only the code: SQLite's messages can quote what somebody searched.
  init(_ error: any Error) {
    let code = (error as? DatabaseError)?.extendedResultCode ?? .SQLITE_ERROR
    self = .database(code: code.rawValue)
  }
}
