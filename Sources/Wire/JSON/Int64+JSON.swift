extension Int64 {
  /// Reads a JSON number; `nil` for a fraction, an exponent or more than 64 bits.
  ///
  /// A fraction of zeros is none: some languages write every number with one.
  init?(jsonNumber: UnsafeBufferPointer<UInt8>) {
    let isNegative = jsonNumber.first == UInt8(ascii: "-")
    let start = isNegative ? 1 : 0
    var position = start
    var magnitude: UInt64 = 0
    while position < jsonNumber.count, jsonNumber[position].isDigit {
      magnitude = magnitude &* 10 &+ UInt64(jsonNumber[position] &- UInt8(ascii: "0"))
      position += 1
    }
    // NB: An unsigned number holds any 19 digits, so of those that are taken nothing overflowed.
    guard (start + 1...start + 19).contains(position),
      magnitude <= Self.max.magnitude &+ (isNegative ? 1 : 0)
    else { return nil }
    if position < jsonNumber.count {
      guard jsonNumber[position] == UInt8(ascii: ".") else { return nil }
      for digit in jsonNumber[(position + 1)...] where digit != UInt8(ascii: "0") { return nil }
    }
    self = Self(truncatingIfNeeded: isNegative ? 0 &- magnitude : magnitude)
  }
}

extension UInt8 {
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
