import Domain

/// The form of a text for sorting and searching, without letter case and accents.
enum SearchKey {
  /// The text's UTF-8 in lower case, without accents and outer spaces.
  ///
  /// NB: By hand for the Latin letters of Europe, because the standard library's tables of case and
  /// normalisation would add some 25 KB to the client.
  static func folded(_ text: String) -> [UInt8] {
    var key: [UInt8] = []
    key.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x41...0x5A: key.append(UInt8(scalar.value) + 0x20)
      case 0x00...0x7F: key.append(UInt8(scalar.value))
      case 0xC0...0x17F: key.append(latin[Int(scalar.value) - 0xC0])
      case 0x300...0x36F: continue
      default: if let bytes = UTF8.encode(scalar) { key.append(contentsOf: bytes) }
      }
    }
    while key.last == UInt8(ascii: " ") { key.removeLast() }
    return Array(key.drop { $0 == UInt8(ascii: " ") })
  }

  /// The plain letters for U+00C0…U+017F.
  private static let latin: [UInt8] = Array(
    ("aaaaaaaceeeeiiiidnooooo*ouuuuytsaaaaaaaceeeeiiiidnooooo/ouuuuyty"
      + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnnnn"
      + "oooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs").utf8)

  /// Whether the text is only Korean initial consonants, a common way to find a name fast.
  static func isInitialConsonants(_ typed: String) -> Bool {
    var count = 0
    for scalar in typed.unicodeScalars where scalar.value != 0x20 {
      guard (0x3131...0x314E).contains(scalar.value) else { return false }
      count += 1
    }
    return count > 0
  }

  /// The folded text with the initial consonant of each Hangul syllable in its place.
  ///
  /// A syllable's code point is 0xAC00 + (initial × 21 + medial) × 28 + final (Unicode §3.12).
  static func initialConsonants(_ key: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    while position < key.count {
      if let consonant = initialConsonant(of: key[position...]) {
        result += [0xE3, 0x84 + consonant >> 6, 0x80 + consonant & 0x3F]
        position += 3
      } else {
        result.append(key[position])
        position += 1
      }
    }
    return result
  }

  /// The initial consonant of the Hangul syllable that the UTF-8 begins with, as its distance from
  /// U+3100; `nil` for any other character.
  private static func initialConsonant(of key: ArraySlice<UInt8>) -> UInt8? {
    guard let first = key.first, (0xEA...0xED).contains(first), key.count >= 3 else { return nil }
    let syllable = key.prefix(3).reduce(0) { $0 << 6 | Int($1 & 0x3F) } & 0xFFFF
    return (0xAC00...0xD7A3).contains(syllable) ? consonants[(syllable - 0xAC00) / 588] : nil
  }

  /// The initial consonants ㄱ ㄲ ㄴ ㄷ ㄸ ㄹ ㅁ ㅂ ㅃ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ as separate letters, as their
  /// distances from U+3100.
  private static let consonants: [UInt8] = [
    0x31, 0x32, 0x34, 0x37, 0x38, 0x39, 0x41, 0x42, 0x43, 0x45, 0x46, 0x47, 0x48, 0x49, 0x4A, 0x4B,
    0x4C, 0x4D, 0x4E,
  ]
}
