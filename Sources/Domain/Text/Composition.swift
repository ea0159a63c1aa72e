/// The composed form of a text, Unicode's NFC: each letter with its marks as one scalar where there is
/// one, so that a name from a Mac, which takes letters apart, is the name that a phone types.
///
/// ```swift
/// "Jose\u{301}".scalars.composed  // the scalars of "José"
/// ```
/// NB: By a table of our own, because the standard library's would add 25 KB to the client.
package enum Composition {
  /// A letter and the mark that follows it.
  struct Pair: Hashable {
    let letter: UInt32
    let mark: UInt32
  }

  private static let composed: [Pair: Unicode.Scalar] = {
    var composed: [Pair: Unicode.Scalar] = [:]
    for row in table {
      for (bare, marked) in zip(row.bare.scalars, row.marked.scalars) {
        composed[Pair(letter: bare.value, mark: row.mark.value)] = marked
      }
    }
    return composed
  }()

  private static let parts: [UInt32: [Unicode.Scalar]] = {
    var parts: [UInt32: [Unicode.Scalar]] = [:]
    for row in table {
      for (bare, marked) in zip(row.bare.scalars, row.marked.scalars) {
        parts[marked.value] = [bare, row.mark]
      }
    }
    for (other, letter) in zip(twins.other.scalars, twins.letter.scalars) {
      parts[other.value] = [letter]
    }
    // The only mark that is two.
    parts[0x344] = ["\u{308}", "\u{301}"]
    return parts
  }()

  /// The letter with its mark; `nil` when they have no scalar of their own.
  fileprivate static func scalar(_ letter: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode
    .Scalar?
  {
    Hangul.composed(letter, mark) ?? composed[Pair(letter: letter.value, mark: mark.value)]
  }

  /// Takes a letter apart, as far as it goes, and appends what it is made of.
  fileprivate static func takeApart(_ scalar: Unicode.Scalar, into result: inout [Unicode.Scalar]) {
    if let syllable = Hangul(scalar) {
      result += syllable.parts
    } else if scalar.value >= 0xC0, let parts = parts[scalar.value] {
      takeApart(parts[0], into: &result)
      result += parts.dropFirst()
    } else {
      result.append(scalar)
    }
  }

  /// The letter without its marks: `e` for `é`, and itself for a letter without any.
  package static func bareLetter(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    var letter = scalar
    while letter.value >= 0xC0, let parts = parts[letter.value] { letter = parts[0] }
    return letter
  }
}

extension [Unicode.Scalar] {
  /// The same text in the composed form.
  package var composed: [Unicode.Scalar] {
    guard contains(where: { $0.mayCompose }) else { return self }
    var apart: [Unicode.Scalar] = []
    apart.reserveCapacity(count)
    for scalar in self { Composition.takeApart(scalar, into: &apart) }
    apart.sortMarks()
    return apart.joined
  }

  /// Brings the marks of each letter into Unicode's order, which is by their class.
  private mutating func sortMarks() {
    for index in indices.dropFirst() {
      var place = index
      while place > startIndex, self[place].markClass != 0,
        self[place - 1].markClass > self[place].markClass
      {
        swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  /// Letters and marks that were taken apart, put together again.
  private var joined: [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var letter: Int?
    var lastClass: UInt8 = 0
    for scalar in self {
      let markClass = scalar.markClass
      let isNext = letter == result.count - 1
      if let place = letter, isNext || lastClass != 0 && lastClass < markClass,
        let composed = Composition.scalar(result[place], scalar)
      {
        result[place] = composed
        continue
      }
      if markClass == 0 { letter = result.count }
      lastClass = markClass
      result.append(scalar)
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether a text with this scalar may have another composed form.
  fileprivate var mayCompose: Bool {
    switch value {
    case 0..<0x300: false
    case 0x300...0x37F, 0x387, 0x483...0x487, 0x64B...0x65F, 0x670, 0x93C...0xE00,
      0x102E, 0x1100...0x11FF, 0x1F00...0x1FFF, 0x2000, 0x2001, 0x2126...0x212B, 0x2329, 0x232A,
      0x3099, 0x309A:
      true
    default: false
    }
  }

  /// Unicode's combining class; 0 for a letter, and for marks of scripts that have no composed letters.
  fileprivate var markClass: UInt8 {
    switch value {
    case 0x334...0x338: 1
    case 0x93C, 0x9BC, 0xA3C, 0xABC, 0xB3C: 7
    case 0x3099, 0x309A: 8
    case 0x64B...0x652: UInt8(value - 0x64B) + 27
    case 0x670: 35
    case 0x321, 0x322, 0x327, 0x328: 202
    case 0x31B: 216
    case 0x316...0x319, 0x31C...0x320, 0x323...0x326, 0x329...0x333, 0x339...0x33C, 0x347...0x349,
      0x34D, 0x34E, 0x353...0x356, 0x359, 0x35A, 0x655, 0x656, 0x65C, 0x65F:
      220
    case 0x315, 0x31A, 0x358: 232
    case 0x35C, 0x35F, 0x362: 233
    case 0x35D, 0x35E, 0x360, 0x361: 234
    case 0x345: 240
    case 0x34F: 0
    case 0x300...0x36F, 0x483...0x487, 0x653, 0x654, 0x657...0x65B, 0x65D, 0x65E: 230
    default: 0
    }
  }
}
