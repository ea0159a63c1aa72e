extension Int64 {
  /// Reads a JSON number; `nil` for a fraction, an exponent or more than 64 bits.
  ///
  /// A fraction of zeros is none: some languages write every number with one.
  init?(jsonNumber: UnsafeBufferPointer<UInt8>) {
    let isNegative = jsonNumber.first == UInt8(ascii: "-")
    let digits = jsonNumber.dropFirst(isNegative ? 1 : 0).prefix { $0 != UInt8(ascii: ".") }
    for digit in jsonNumber[digits.endIndex...].dropFirst() {
      guard digit == UInt8(ascii: "0") else { return nil }
    }
    // NB: An unsigned number holds any 19 digits, so nothing here can overflow.
    guard !digits.isEmpty, digits.count <= 19 else { return nil }
    var magnitude: UInt64 = 0
    for digit in digits {
      guard digit.isDigit else { return nil }
      magnitude = magnitude &* 10 &+ UInt64(digit &- UInt8(ascii: "0"))
    }
    guard magnitude <= Self.max.magnitude &+ (isNegative ? 1 : 0) else { return nil }
    self = Self(truncatingIfNeeded: isNegative ? 0 &- magnitude : magnitude)
  }
}

extension UInt8 {
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
