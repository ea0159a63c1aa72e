import Domain
import Foundation
import GRDB

extension Identifier {
  /// The sixteen bytes, as the database has them.
  var blob: Data {
    withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) { Data($0) }
  }

  /// Reads sixteen bytes; `nil` for any other number of them.
  init?(blob: [UInt8]?) {
    guard let blob, blob.count == 16 else { return nil }
    self.init(
      high: blob[..<8].reduce(0) { $0 << 8 | UInt64($1) },
      low: blob[8...].reduce(0) { $0 << 8 | UInt64($1) })
  }
}

extension Row {
  /// The bytes of a blob or a text as they lie in the file; `nil` for anything else.
  ///
  /// As a `String`, a text that is damaged would be repaired in silence.
  func bytes(_ index: Int) -> [UInt8]? {
    try? withUnsafeData(atIndex: index) { data in data.map { [UInt8]($0) } }
  }

  /// A whole number; `nil` for anything else.
  func integer(_ index: Int) -> Int64? {
    Int64.fromDatabaseValue(self[index])
  }

  /// A text; `nil` for anything else.
  func text(_ index: Int) -> String? {
    bytes(index).flatMap { String(validating: $0, as: UTF8.self) }
  }
}

extension Database {
  /// What `decode` makes of the first row; the row itself must not leave it.
  func first<Value>(
    _ sql: String, _ arguments: StatementArguments, _ decode: (Row) throws -> Value
  ) throws -> Value? {
    let rows = try Row.fetchCursor(cachedStatement(sql: sql), arguments: arguments)
    // A row can be read for as long as its cursor lives.
    return try withExtendedLifetime(rows) { try rows.next().map(decode) }
  }

  func exists(_ sql: String, _ arguments: StatementArguments) throws -> Bool {
    try first(sql, arguments) { _ in true } ?? false
  }
}
