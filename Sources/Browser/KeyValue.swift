/// Bytes under a key in the device's storage.
package struct KeyValue: Equatable, Sendable {
  /// The key; in a removal, one that ends in `/` stands for all keys with this prefix.
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
  static func records(in frame: [UInt8]) -> [KeyValue] {
    var records: [KeyValue] = []
    var rest = frame[...]
    while let key = bytes(&rest) {
      guard let count = number(&rest) else { break }
      if count == removal {
        records.append(KeyValue(key: String(decoding: key, as: UTF8.self), value: nil))
        continue
      }
      guard let value = take(Int(truncatingIfNeeded: count), &rest) else { break }
      records.append(KeyValue(key: String(decoding: key, as: UTF8.self), value: Array(value)))
    }
    return records
  }

  private static let removal = UInt32.max

  private static func append(_ number: UInt32, to frame: inout [UInt8]) {
    for shift in [0, 8, 16, 24] as [UInt32] {
      frame.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  private static func bytes(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let count = number(&rest) else { return nil }
    return take(Int(truncatingIfNeeded: count), &rest)
  }

  private static func number(_ rest: inout ArraySlice<UInt8>) -> UInt32? {
    guard let bytes = take(4, &rest) else { return nil }
    return bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  private static func take(_ count: Int, _ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}
