/// Bytes under a key in the device's storage.
package struct KeyValue: Equatable, Sendable {
  /// The key; in a removal, one that ends in `/` stands for all keys with this prefix.
  ///
  /// In a write, two more signs are possible before the key. With `=`, nothing of the transaction is
  /// written unless the record has exactly this value, or with `nil` is missing. With `+`, the value
  /// is a JSON object whose members replace those of the record, and its other members stay.
  package let key: String
  /// The bytes; `nil` removes the record.
  package let value: [UInt8]?

  package init(key: String, value: [UInt8]?) {
    self.key = key
    self.value = value
  }
}

/// Records one after another, each as
/// `[u32 key length][key][u32 value length, or 0xFFFFFFFF to remove][value]`, little-endian.
extension KeyValue {
  static func frame(_ records: [KeyValue]) -> [UInt8] {
    var frame: [UInt8] = []
    for record in records {
      append(UInt32(truncatingIfNeeded: record.key.utf8.count), to: &frame)
      frame.append(contentsOf: record.key.utf8)
      append(record.value.map { UInt32(truncatingIfNeeded: $0.count) } ?? removal, to: &frame)
      if let value = record.value { frame.append(contentsOf: value) }
    }
    return frame
  }

  /// Parses a frame; stops before a record that is cut off.
  static func records(in frame: UnsafeBufferPointer<UInt8>) -> [KeyValue] {
    var records: [KeyValue] = []
    var offset = 0
    while let key = take(number(in: frame, &offset), of: frame, &offset),
      let count = number(in: frame, &offset),
      let value = take(count == removal ? 0 : count, of: frame, &offset)
    {
      records.append(
        KeyValue(
          key: String(decoding: key, as: UTF8.self),
          value: count == removal ? nil : [UInt8](copying: value)))
    }
    return records
  }

  private static let removal = UInt32.max

  private static func append(_ number: UInt32, to frame: inout [UInt8]) {
    for shift in [0, 8, 16, 24] as [UInt32] {
      frame.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  private static func number(
    in frame: UnsafeBufferPointer<UInt8>, _ offset: inout Int
  ) -> UInt32? {
    guard let bytes = take(4, of: frame, &offset) else { return nil }
    return UInt32(littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(as: UInt32.self))
  }

  @inline(never)
  private static func take(
    _ count: UInt32?, of frame: UnsafeBufferPointer<UInt8>, _ offset: inout Int
  ) -> UnsafeBufferPointer<UInt8>? {
    guard let count, count <= UInt32(truncatingIfNeeded: frame.count &- offset) else { return nil }
    let start = offset
    offset = start &+ Int(truncatingIfNeeded: count)
    return UnsafeBufferPointer(rebasing: frame[start..<offset])
  }
}

extension [UInt8] {
  /// Copies bytes all at once: in Embedded Swift, `Array.init(_:)` copies them one by one, and so
  /// does `initialize(fromContentsOf:)`.
  init(copying bytes: UnsafeBufferPointer<UInt8>) {
    self.init(unsafeUninitializedCapacity: bytes.count) { memory, count in
      guard let source = bytes.baseAddress else { return }
      memory.baseAddress?.initialize(from: source, count: bytes.count)
      count = bytes.count
    }
  }
}
