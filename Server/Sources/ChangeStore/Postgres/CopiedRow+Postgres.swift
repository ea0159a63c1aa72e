extension CopiedTable {
  /// The table that has the rows.
  var place: String {
    switch self {
    case .change, .rejection: "entry"
    default: rawValue
    }
  }

  var condition: String {
    switch self {
    case .change: "sequence IS NOT NULL"
    case .rejection: "sequence IS NULL"
    default: "true"
    }
  }
}

extension PostgresResult {
  func copied(_ row: Int, of table: CopiedTable) throws -> CopiedRow {
    CopiedRow(
      try table.columns.enumerated().map { place, column in
        guard let value = value(row, place, column) else { throw StorageError.corrupt }
        return value
      })
  }

  /// `nil` for a value of another type than the column's.
  private func value(_ row: Int, _ place: Int, _ column: CopiedColumn) -> CopiedValue? {
    switch column {
    case .bytes: bytes(row, place).map { .bytes($0) }
    case .text: bytes(row, place).map { .text($0) }
    case .integer: integer(row, place).map { .integer($0) }
    case .truth: bytes(row, place).map { .truth($0 == [1]) }
    }
  }
}

extension PostgresValue {
  /// - Throws: `StorageError.contradiction` for a text that is not UTF-8, which `canStore` tells before.
  init(_ value: CopiedValue) throws(StorageError) {
    switch value {
    case .bytes(let bytes): self = .bytes(bytes)
    case .text(let bytes):
      guard let text = String(validating: bytes, as: UTF8.self) else { throw .contradiction }
      self = .text(text)
    case .integer(let number): self = .integer(number)
    case .truth(let truth): self = .truth(truth)
    }
  }
}
