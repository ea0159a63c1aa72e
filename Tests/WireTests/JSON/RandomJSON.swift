import TestSupport
import Wire

/// Makes random JSON values, and damages JSON texts at random, from a seed.
struct RandomJSON {
  var random: SplitMix64

  private static let numbers = [
    "0", "-0", "7", "-12", "9223372036854775807", "-9223372036854775808", "18446744073709551616",
    "0.5", "-1.25e-3", "1E+2", "1e400",
  ]
  private static let scalars =
    Array(
      "aé한ß\"\\/\u{0}\u{1F}\u{7F}\u{A0}\u{301}\u{2028}\u{200F}ع👨‍👩‍👧‍👦\u{FEFF}\u{FFFF}\u{10FFFF}\n\t "
        .unicodeScalars)

  mutating func value(depth: Int = 4) -> JSON {
    switch random.number(0...(depth > 0 ? 6 : 3)) {
    case 0: .null
    case 1: .bool(random.chance(50))
    case 2: .number(oneOf(Self.numbers))
    case 3: .string(string())
    case 4: .array(times(4) { $0.value(depth: depth - 1) })
    default: .object(times(4) { JSON.Member($0.string(), $0.value(depth: depth - 1)) })
    }
  }

  mutating func string() -> String {
    String(String.UnicodeScalarView(times(8) { $0.oneOf(Self.scalars) }))
  }

  /// Overwrites, inserts, removes or repeats a few bytes.
  mutating func damage(_ bytes: inout [UInt8]) {
    for _ in 0..<random.number(1...3) where !bytes.isEmpty {
      let position = random.number(0...(bytes.count - 1))
      switch random.number(0...4) {
      case 0: bytes[position] = UInt8(random.number(0...255))
      case 1: bytes[position] = oneOf(Array("{}[]\",:\\u0-+.eE tfn ".utf8))
      case 2: bytes.insert(UInt8(random.number(0...255)), at: position)
      case 3: bytes.remove(at: position)
      default: bytes.insert(contentsOf: bytes[position...].prefix(6), at: position)
      }
    }
  }

  /// Replaces, repeats or removes one value at a random place within a value.
  mutating func damage(_ value: JSON) -> JSON {
    switch value {
    case _ where random.chance(10): return self.value(depth: 1)
    case .array(let values) where !values.isEmpty && random.chance(30):
      return .array(random.chance(70) ? values + [oneOf(values)] : values.dropLast())
    case .object(let members) where !members.isEmpty && random.chance(10):
      return .object(members.shuffled(using: &random).dropLast())
    case .array(let values) where !values.isEmpty:
      return .array(changingOne(of: values) { $0.damage($1) })
    case .object(let members) where !members.isEmpty:
      return .object(
        changingOne(of: members) { JSON.Member($1.name, $0.damage($1.value)) })
    default: return self.value(depth: 1)
    }
  }

  private mutating func changingOne<Element>(
    of elements: [Element], _ change: (inout Self, Element) -> Element
  ) -> [Element] {
    var elements = elements
    let position = random.number(0...(elements.count - 1))
    elements[position] = change(&self, elements[position])
    return elements
  }

  private mutating func times<Element>(
    _ most: Int, _ make: (inout Self) -> Element
  ) -> [Element] {
    (0..<random.number(0...most)).map { _ in make(&self) }
  }

  private mutating func oneOf<Choice>(_ choices: [Choice]) -> Choice {
    choices[random.number(0...(choices.count - 1))]
  }
}
