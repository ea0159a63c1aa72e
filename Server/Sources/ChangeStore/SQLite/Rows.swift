import Foundation
import GRDB

extension Row {
  /// The stored bytes of a blob or a text; `nil` for another type.
  ///
  /// A `String` would silently repair a text that is damaged.
  func bytes(_ index: Int) -> [UInt8]? {
    try? withUnsafeData(atIndex: index) { data in data.map { [UInt8]($0) } }
  }

  /// The integer in a column; `nil` for another type.
  func integer(_ index: Int) -> Int64? {
    Int64.fromDatabaseValue(self[index])
  }

  /// The text in a column; `nil` for another type or invalid UTF-8.
  func text(_ index: Int) -> String? {
    bytes(index).flatMap { String(validating: $0, as: UTF8.self) }
  }
}

extension Database {
  /// Decodes the first row, which must not escape from `decode`; `nil` when there is no row.
  func first<Value>(
    _ sql: String, _ arguments: StatementArguments, _ decode: (Row) throws -> Value
  ) throws -> Value? {
    let rows = try Row.fetchCursor(cachedStatement(sql: sql), arguments: arguments)
    // A row can be read only while its cursor exists.
    return try withExtendedLifetime(rows) { try rows.next().map(decode) }
  }

  func exists(_ sql: String, _ arguments: StatementArguments) throws -> Bool {
    try first(sql, arguments) { _ in true } ?? false
  }
}
