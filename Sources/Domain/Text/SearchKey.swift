/// The form of a text for sorting, searching and comparing names, without letter case, accents and
/// what is invisible.
package enum SearchKey {
  /// The text's UTF-8 in lower case, without accents and outer spaces.
  ///
  /// NB: By hand, because the standard library's tables of case and normalisation would add some 25 KB
  /// to the client.
  package static func folded(_ text: String) -> [UInt8] {
    folded(text.scalars[...])
  }

  /// The same for a part of a text.
  package static func folded(_ scalars: ArraySlice<Unicode.Scalar>) -> [UInt8] {
    var key: [UInt8] = []
    key.reserveCapacity(scalars.count)
    if scalars.allSatisfy({ $0.value < 0x300 }) {
      for scalar in scalars { append(scalar, to: &key) }
    } else {
      for scalar in Array(scalars).composed { append(scalar, to: &key) }
    }
    if key.last == space { key.removeLast() }
    return key
  }

  private static let space = UInt8(ascii: " ")

  private static func append(_ scalar: Unicode.Scalar, to key: inout [UInt8]) {
    switch scalar.value {
    case 0x41...0x5A: key.append(UInt8(scalar.value) + 0x20)
    case 0x21...0x7F: key.append(UInt8(scalar.value))
    case 0xDF, 0x1E9E: key += [UInt8(ascii: "s"), UInt8(ascii: "s")]
    case 0xC6, 0xE6: key += [UInt8(ascii: "a"), UInt8(ascii: "e")]
    case 0x152, 0x153: key += [UInt8(ascii: "o"), UInt8(ascii: "e")]
    case 0xDE, 0xFE: key += [UInt8(ascii: "t"), UInt8(ascii: "h")]
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x17F: key.append(latin[Int(scalar.value) - 0xC0])
    default: appendOther(scalar, to: &key)
    }
  }

  private static func appendOther(_ scalar: Unicode.Scalar, to key: inout [UInt8]) {
    if scalar.isBlank || scalar.value < 0x20 {
      if let last = key.last, last != space { key.append(space) }
      return
    }
    guard !scalar.isInvisible, !scalar.isAccentOrVowelSign else { return }
    let bare = scalar.hasCaseOrAccent ? Composition.bareLetter(scalar) : scalar
    if bare != scalar { return append(bare, to: &key) }
    if let bytes = UTF8.encode(scalar.inLowerCase) { key.append(contentsOf: bytes) }
  }

  /// The plain letters for U+00C0…U+017F.
  private static let latin: [UInt8] = Array(
    ("aaaaaaaceeeeiiiidnooooo*ouuuuytsaaaaaaaceeeeiiiidnooooo/ouuuuyty"
      + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnnnn"
      + "oooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs").utf8)
}

extension Unicode.Scalar {
  /// Whether the letter may have another case or an accent: Latin, Greek, Cyrillic, Armenian and
  /// Arabic.
  fileprivate var hasCaseOrAccent: Bool {
    switch value {
    case 0x180...0x24F, 0x370...0x58F, 0x600...0x6FF, 0x1E00...0x1FFF: true
    default: false
    }
  }

  /// Whether people leave this mark out when they type: an accent, or a vowel sign of Hebrew or
  /// Arabic.
  fileprivate var isAccentOrVowelSign: Bool {
    switch value {
    case 0x300...0x36F, 0x483...0x487, 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5, 0x5C7,
      0x610...0x61A, 0x640, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF,
      0x20D0...0x20FF:
      true
    default: false
    }
  }

  /// The letter that people type for this one: in lower case, of the usual width, and the Arabic one
  /// for the Persian one that looks like it.
  fileprivate var inLowerCase: Unicode.Scalar {
    let lower: UInt32 =
      switch value {
      case 0x391...0x3A9, 0x410...0x42F: value + 0x20
      case 0x3C2: 0x3C3
      case 0x400...0x40F: value + 0x50
      case 0x460...0x481, 0x48A...0x4BF, 0x4D0...0x52F, 0x1E00...0x1EFF: value | 1
      case 0x4C1...0x4CE: value + value % 2
      case 0x531...0x556: value + 0x30
      case 0x10A0...0x10C5: value + 0x1C60
      case 0x1C90...0x1CBF: value - 0xBC0
      case 0x18F, 0x259: 0x65
      case 0x649, 0x6CC: 0x64A
      case 0x6A9: 0x643
      case 0x629, 0x6C1: 0x647
      case 0xFF21...0xFF3A: value - 0xFEC0
      case 0xFF01...0xFF5E: value - 0xFEE0
      default: value
      }
    return Unicode.Scalar(lower) ?? self
  }
}
