import Foundation
import GRDB

extension CopiedRow {
  init(_ row: Row, of table: CopiedTable) throws {
    self.init(
      try table.columns.enumerated().map { place, column in
        guard let value = CopiedValue(row, place, column) else { throw StorageError.corrupt }
        return value
      })
  }
}

extension CopiedValue {
  /// `nil` for a value of another type than the column's.
  fileprivate init?(_ row: Row, _ place: Int, _ column: CopiedColumn) {
    switch column {
    case .bytes:
      guard let bytes = row.bytes(place) else { return nil }
      self = .bytes(bytes)
    case .text:
      guard let bytes = row.bytes(place) else { return nil }
      self = .text(bytes)
    case .integer:
      guard let number = row.integer(place) else { return nil }
      self = .integer(number)
    case .truth:
      guard let number = row.integer(place), number == 0 || number == 1 else { return nil }
      self = .truth(number == 1)
    }
  }

  var argument: (any DatabaseValueConvertible)? {
    switch self {
    case .bytes(let bytes), .text(let bytes): Data(bytes)
    case .integer(let number): number
    case .truth(let truth): truth
    }
  }
}
