/// A value of a statement's parameter.
enum PostgresValue: Sendable {
  case bytes([UInt8])
  /// An array of byte strings.
  case list([[UInt8]])
  case integer(Int64)
  case truth(Bool)
  case text(String)
}

/// The values of a statement's parameters, as libpq wants them.
///
/// Byte strings and texts are sent as they are; PostgreSQL parses all others as it parses literals, so
/// that their types are those of the statement.
struct PostgresArguments {
  private var bytes: [UInt8] = []
  private var starts: [Int] = []
  private var lengths: [Int32] = []
  private var formats: [Int32] = []

  init(_ values: [PostgresValue]) {
    for value in values { append(value) }
  }

  var count: Int32 { Int32(starts.count) }

  private mutating func append(_ value: PostgresValue) {
    switch value {
    case .bytes(let value): append(value, isBinary: true)
    case .list(let items): append(Self.array(of: items), isBinary: true)
    case .integer(let number): append(Array(String(number).utf8), isBinary: false)
    case .truth(let value): append(value ? [0x74] : [0x66], isBinary: false)
    case .text(let text): append(Array(text.utf8), isBinary: true)
    }
  }

  private mutating func append(_ value: [UInt8], isBinary: Bool) {
    starts.append(bytes.count)
    lengths.append(Int32(value.count))
    formats.append(isBinary ? 1 : 0)
    bytes += value
    bytes.append(0)  // libpq measures what is not binary by this.
  }

  /// The binary form of `bytea[]`, from `array_recv` in PostgreSQL's sources: the number of
  /// dimensions, whether there are nulls, the type of the elements, length and first index of the
  /// dimension, and each element after its length.
  private static func array(of items: [[UInt8]]) -> [UInt8] {
    let typeOfBytes: Int32 = 17
    var array: [UInt8] = []
    for number in [1, 0, typeOfBytes, Int32(items.count), 1] { array += number.bigEndianBytes }
    for item in items { array += Int32(item.count).bigEndianBytes + item }
    return array
  }

  /// Lends pointers to the values, their lengths and their formats.
  func withPointers<Result>(
    _ body: (UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<Int32>?, UnsafePointer<Int32>?) ->
      Result
  ) -> Result {
    bytes.withUnsafeBytes { buffer in
      let pointers: [UnsafePointer<CChar>?] = starts.map { start in
        buffer.baseAddress?.advanced(by: start).assumingMemoryBound(to: CChar.self)
      }
      return pointers.withUnsafeBufferPointer { values in
        lengths.withUnsafeBufferPointer { lengths in
          formats.withUnsafeBufferPointer { formats in
            body(values.baseAddress, lengths.baseAddress, formats.baseAddress)
          }
        }
      }
    }
  }
}

extension Int32 {
  fileprivate var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}
