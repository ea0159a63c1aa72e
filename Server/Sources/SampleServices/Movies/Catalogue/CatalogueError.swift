import GRDB

/// The reason why the catalogue of films cannot be opened or read.
public enum CatalogueError: Error, Hashable {
  /// SQLite failed with this code; an SQLite that was built without FTS5 cannot search text.
  case database(code: Int32)
  /// A line of `films.tsv` is malformed.
  case malformedTable(line: Int)
}

extension CatalogueError {
  /// Keeps only the code, because SQLite's messages can quote what a user searched.
  init(_ error: any Error) {
    let code = (error as? DatabaseError)?.extendedResultCode ?? .SQLITE_ERROR
    self = .database(code: code.rawValue)
  }
}
