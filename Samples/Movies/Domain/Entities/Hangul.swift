/// Hangul by arithmetic, without Unicode tables.
///
/// The code point of a syllable is 0xAC00 + (initial × 21 + medial) × 28 + final (Unicode §3.12).
enum Hangul {
  /// The text with decomposed syllables composed, as most keyboards type them.
  static func composed(_ text: String.UnicodeScalarView) -> String.UnicodeScalarView {
    var result: [Unicode.Scalar] = []
    for scalar in text {
      if let last = result.last, let syllable = joined(last, scalar) {
        result[result.count - 1] = syllable
      } else {
        result.append(scalar)
      }
    }
    var composed = String.UnicodeScalarView()
    composed.append(contentsOf: result)
    return composed
  }

  private static func joined(_ one: Unicode.Scalar, _ next: Unicode.Scalar) -> Unicode.Scalar? {
    switch (one.value, next.value) {
    case (0x1100...0x1112, 0x1161...0x1175):
      Unicode.Scalar(0xAC00 + ((one.value - 0x1100) * 21 + next.value - 0x1161) * 28)
    case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (one.value - 0xAC00).isMultiple(of: 28):
      Unicode.Scalar(one.value + next.value - 0x11A7)
    default: nil
    }
  }

  /// The keys that a user presses for a scalar: the letters of a syllable, or the scalar itself.
  ///
  /// A user who typed `깃` so far may mean `기새`, because the keys of both start in the same way.
  static func keys(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    guard (0xAC00...0xD7A3).contains(scalar.value) else { return [scalar] }
    let syllable = Int(scalar.value - 0xAC00)
    return initials[syllable / 588] + medials[syllable / 28 % 21] + finals[syllable % 28]
  }

  private static let initials = letters("ㄱ ㄲ ㄴ ㄷ ㄸ ㄹ ㅁ ㅂ ㅃ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ")
  private static let medials = letters(
    "ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ")
  private static let finals = letters(
    " ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ")

  /// Splits the text at its spaces, keeping empty parts.
  private static func letters(_ text: String) -> [[Unicode.Scalar]] {
    var all: [[Unicode.Scalar]] = [[]]
    for scalar in text.unicodeScalars {
      if scalar.value == 0x20 { all.append([]) } else { all[all.count - 1].append(scalar) }
    }
    return all
  }
}
