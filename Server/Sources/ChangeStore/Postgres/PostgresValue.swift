/// A value of a statement's parameter.
enum PostgresValue: Sendable {
  case bytes([UInt8])
  /// An array, whose elements are in the binary form of their type; `nil` for null.
  case list(of: ElementType, [[UInt8]?])
  case integer(Int64)
  case truth(Bool)
  case text(String)

  /// The types of an array's elements, by their numbers in `pg_type.dat` of PostgreSQL's sources.
  enum ElementType: Int32 {
    case truth = 16
    case bytes = 17
    case integer = 20
    case text = 25
  }

  static func list(_ items: [[UInt8]?]) -> Self { .list(of: .bytes, items) }

  static func integers(_ numbers: [Int64?]) -> Self {
    .list(of: .integer, numbers.map { $0?.bigEndianBytes })
  }

  static func truths(_ values: [Bool]) -> Self { .list(of: .truth, values.map { [$0 ? 1 : 0] }) }

  static func texts(_ texts: [String?]) -> Self {
    .list(of: .text, texts.map { $0.map { Array($0.utf8) } })
  }
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
    case .list(let type, let items): append(Self.array(of: type, items), isBinary: true)
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

  /// The binary form of an array, from `array_recv` in PostgreSQL's sources: the number of
  /// dimensions, whether there are nulls, the type of the elements, length and first index of the
  /// dimension, and each element after its length, which is -1 for null.
  private static func array(of type: PostgresValue.ElementType, _ items: [[UInt8]?]) -> [UInt8] {
    let hasNull: Int32 = items.contains { $0 == nil } ? 1 : 0
    var array: [UInt8] = []
    for number in [1, hasNull, type.rawValue, Int32(items.count), 1] {
      array += number.bigEndianBytes
    }
    for item in items { array += Int32(item?.count ?? -1).bigEndianBytes + (item ?? []) }
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

extension FixedWidthInteger {
  fileprivate var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}
