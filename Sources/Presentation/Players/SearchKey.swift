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

  /// The text with each Hangul syllable replaced by its initial consonant.
  ///
  /// A syllable's code point is 0xAC00 + (initial × 21 + medial) × 28 + final (Unicode §3.12).
  static func initialConsonants(_ text: String) -> String {
    var result: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      guard (0xAC00...0xD7A3).contains(scalar.value) else {
        result.append(scalar)
        continue
      }
      let initial = Int(scalar.value - 0xAC00) / 588
      if let consonant = Unicode.Scalar(consonants[initial]) { result.append(consonant) }
    }
    return String(scalars: result[...])
  }

  /// The initial consonants ㄱ ㄲ ㄴ ㄷ ㄸ ㄹ ㅁ ㅂ ㅃ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ as separate letters.
  private static let consonants: [UInt32] = [
    0x3131, 0x3132, 0x3134, 0x3137, 0x3138, 0x3139, 0x3141, 0x3142, 0x3143, 0x3145, 0x3146, 0x3147,
    0x3148, 0x3149, 0x314A, 0x314B, 0x314C, 0x314D, 0x314E,
  ]
}
