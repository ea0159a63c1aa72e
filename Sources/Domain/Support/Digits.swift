extension Int {
  /// Reads up to nine ASCII digits, of which there may be none; `nil` for anything else.
  package init?(digits: some Collection<UInt8>) {
    guard digits.count <= 9 else { return nil }
    var number = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    self = number
  }
}

/// Pads a number below 100 with a zero.
package func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
