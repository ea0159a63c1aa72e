/// A row as it is stored, with nothing decoded.
package struct CopiedRow: Hashable, Sendable {
  package let values: [CopiedValue]

  package init(_ values: [CopiedValue]) {
    self.values = values
  }

  func key(in table: CopiedTable) -> [CopiedValue] { Array(values.prefix(table.keyLength)) }

  var byteCount: Int {
    values.reduce(0) { sum, value in
      switch value {
      case .bytes(let bytes), .text(let bytes): sum + bytes.count
      case .integer, .truth: sum
      }
    }
  }

  /// Whether all texts are UTF-8 without a null character, as PostgreSQL demands.
  var isPlainText: Bool {
    values.allSatisfy { value in
      guard case .text(let text) = value else { return true }
      return !text.contains(0) && String(validating: text, as: UTF8.self) != nil
    }
  }
}

/// The value of a column.
package enum CopiedValue: Hashable, Sendable {
  case bytes([UInt8])
  /// The bytes of a text, which need not be UTF-8 in a damaged row.
  case text([UInt8])
  case integer(Int64)
  case truth(Bool)
}
