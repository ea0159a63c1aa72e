/// A code that people read out and type: characters of Crockford's base 32
/// (https://www.crockford.com/base32.html), of which the last checks the others.
///
/// Typed in any letter case, with blanks and hyphens anywhere, O for 0, and I or L for 1, it is the same
/// code. One wrong character, and two that changed places, are always noticed.
///
/// NB: Crockford's own check character can be one of five signs that are not in the alphabet, such as
/// `~`. This one is a digit like the others: the remainder of a polynomial over the field of 32 elements,
/// where the weights of 31 places differ.
package struct CheckedCode: Hashable, Sendable {
  /// The values of the characters, 0…31, the last of which checks the others.
  private let digits: [UInt8]

  /// Creates a new code from random bits, which must be unpredictable.
  package static func random(
    length: Int, using generator: inout some RandomNumberGenerator
  ) -> Self {
    var digits: [UInt8] = []
    for _ in 1..<length { digits.append(UInt8(truncatingIfNeeded: generator.next() >> 59)) }
    digits.append(remainder(of: digits + [0]))
    return Self(digits: digits)
  }

  private init(digits: [UInt8]) { self.digits = digits }

  /// Reads what a person typed; `nil` when it is no code of the length.
  package init?(typed text: String, length: Int) {
    var digits: [UInt8] = []
    for scalar in text.scalars where !scalar.separates {
      guard let digit = scalar.crockfordValue, digits.count < length else { return nil }
      digits.append(digit)
    }
    guard digits.count == length, Self.remainder(of: digits) == 0 else { return nil }
    self.init(digits: digits)
  }

  /// The characters without blanks.
  package var text: String { text(groupsOf: digits.count) }

  /// The characters with a hyphen between groups, for people to read.
  package func text(groupsOf length: Int) -> String {
    var characters: [UInt8] = []
    for (place, digit) in digits.enumerated() {
      if place > 0, place % length == 0 { characters.append(UInt8(ascii: "-")) }
      characters.append(Self.alphabet[Int(digit)])
    }
    return String(bytes: characters)
  }

  /// 0 when the last digit is right; otherwise the sum of it and the right one.
  private static func remainder(of digits: [UInt8]) -> UInt8 {
    var remainder: UInt8 = 0
    for digit in digits { remainder = remainder.doubled ^ digit }
    return remainder
  }

  private static var alphabet: [UInt8] { "0123456789ABCDEFGHJKMNPQRSTVWXYZ".bytes }
}

extension UInt8 {
  /// The product with x in the field of 32 elements, modulo x⁵ + x² + 1, whose powers of x are all
  /// elements but zero.
  fileprivate var doubled: UInt8 {
    let product = self << 1
    return product & 0x20 == 0 ? product : product ^ 0x25
  }
}

extension Unicode.Scalar {
  /// Whether people set groups apart by it.
  fileprivate var separates: Bool {
    switch value {
    case 0x2D, 0x2010...0x2015, 0x2212: true
    default: isBlank
    }
  }

  /// The value of a character of a code as it may be typed; `nil` for any other.
  fileprivate var crockfordValue: UInt8? {
    guard isASCII else { return nil }
    let character = UInt8(truncatingIfNeeded: value)
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return character - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return character.crockfordLetterValue
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return (character - 32).crockfordLetterValue
    default: return nil
    }
  }
}

extension UInt8 {
  /// The value of a capital letter; `nil` for U, which is left out.
  fileprivate var crockfordLetterValue: UInt8? {
    switch self {
    case UInt8(ascii: "O"): 0
    case UInt8(ascii: "I"), UInt8(ascii: "L"): 1
    case UInt8(ascii: "A")...UInt8(ascii: "H"): self - UInt8(ascii: "A") + 10
    case UInt8(ascii: "J")...UInt8(ascii: "K"): self - UInt8(ascii: "J") + 18
    case UInt8(ascii: "M")...UInt8(ascii: "N"): self - UInt8(ascii: "M") + 20
    case UInt8(ascii: "P")...UInt8(ascii: "T"): self - UInt8(ascii: "P") + 22
    case UInt8(ascii: "V")...UInt8(ascii: "Z"): self - UInt8(ascii: "V") + 27
    default: nil
    }
  }
}
