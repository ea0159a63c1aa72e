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
