/// A Hangul syllable as its letters: an initial consonant, a vowel, and perhaps a final consonant.
///
/// A syllable's code point is 0xAC00 + (initial × 21 + vowel) × 28 + final (Unicode §3.12).
package struct Hangul: Equatable {
  /// 0…18, in the order ㄱ ㄲ ㄴ ㄷ ㄸ ㄹ ㅁ ㅂ ㅃ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ.
  package let initial: UInt32
  /// 0…20, in the order ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅘ ㅙ ㅚ ㅛ ㅜ ㅝ ㅞ ㅟ ㅠ ㅡ ㅢ ㅣ.
  package let vowel: UInt32
  /// 1…27, in the order ㄱ ㄲ ㄳ ㄴ ㄵ ㄶ ㄷ ㄹ ㄺ ㄻ ㄼ ㄽ ㄾ ㄿ ㅀ ㅁ ㅂ ㅄ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ; 0 for none.
  package let final: UInt32

  /// Splits a composed syllable; `nil` for any other scalar.
  package init?(_ scalar: Unicode.Scalar) {
    guard (0xAC00...0xD7A3).contains(scalar.value) else { return nil }
    let index = scalar.value - 0xAC00
    initial = index / 588
    vowel = index % 588 / 28
    final = index % 28
  }

  /// The letters as scalars that are written one after another.
  var parts: [Unicode.Scalar] {
    var values = [0x1100 + initial, 0x1161 + vowel]
    if final > 0 { values.append(0x11A7 + final) }
    return values.compactMap { Unicode.Scalar($0) }
  }

  /// A syllable of two parts that follow one another; `nil` when they make none.
  static func composed(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
    if (0x1100...0x1112).contains(first.value), (0x1161...0x1175).contains(second.value) {
      let initial = first.value - 0x1100
      return Unicode.Scalar(0xAC00 + (initial * 21 + second.value - 0x1161) * 28)
    }
    guard (0x11A8...0x11C2).contains(second.value), let open = Hangul(first), open.final == 0 else {
      return nil
    }
    return Unicode.Scalar(first.value + second.value - 0x11A7)
  }
}
