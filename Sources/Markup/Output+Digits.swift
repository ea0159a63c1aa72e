extension Output {
  /// Writes an integer in decimal digits.
  mutating func append(_ number: Int) {
    // The longest is `Int.min` with its sign.
    append(atMost: 20) { target in
      var rest = number.magnitude
      var length = number < 0 ? 1 : 0
      repeat {
        length &+= 1
        rest /= 10
      } while rest > 0
      if number < 0 { target[0] = UInt8(ascii: "-") }
      var position = length
      rest = number.magnitude
      repeat {
        position &-= 1
        target[position] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0
      return length
    }
  }

  /// Writes a UUID in upper case, with hyphens.
  mutating func append(_ uuid: UUIDHalves) {
    append(atMost: UUIDHalves.length) { uuid.write(to: $0) }
  }
}

/// A UUID as two numbers in big-endian order.
struct UUIDHalves {
  let high: UInt64
  let low: UInt64

  /// How many bytes its text has.
  static let length = 36

  /// Writes the text and returns its length.
  func write(to target: UnsafeMutablePointer<UInt8>) -> Int {
    var position = 0
    for index in 0..<32 {
      if index == 8 || index == 12 || index == 16 || index == 20 {
        target[position] = UInt8(ascii: "-")
        position &+= 1
      }
      let half = index < 16 ? high : low
      let digit = UInt8(truncatingIfNeeded: half >> UInt64(60 - 4 * (index & 15))) & 0xF
      target[position] = digit < 10 ? UInt8(ascii: "0") &+ digit : UInt8(ascii: "A") &+ digit &- 10
      position &+= 1
    }
    return position
  }

  var string: String {
    String(unsafeUninitializedCapacity: Self.length) { target in
      target.baseAddress.map { write(to: $0) } ?? 0
    }
  }
}
