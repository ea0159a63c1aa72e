import Domain

/// A Korean particle, which takes one of two forms after the last sound of a word.
struct KoreanParticle {
  private let afterVowel: String
  private let afterConsonant: String
  private let afterUnknown: String
  /// Whether ㄹ counts as a vowel before it.
  private let joinsRieul: Bool

  /// The particle that a catalogue calls by its form after a consonant; 으로 for any other name.
  init(named name: ArraySlice<UInt8>) {
    let forms: (String, String, String) =
      switch String(bytes: [UInt8](name)).scalars.first {
      case "이": ("가", "이", "이(가)")
      case "은": ("는", "은", "은(는)")
      case "을": ("를", "을", "을(를)")
      case "과": ("와", "과", "과(와)")
      default: ("로", "으로", "(으)로")
      }
    (afterVowel, afterConsonant, afterUnknown) = forms
    joinsRieul = forms.1.scalars.count > 1
  }

  /// The form after a word, or both where its last letter does not tell.
  func after(_ word: String) -> String {
    guard let last = word.scalars.last else { return afterVowel }
    switch last.value {
    case 0xAC00...0xD7A3:
      // The final consonants are in the order of the alphabet, without one first and ㄹ eighth.
      let final = (last.value - 0xAC00) % 28
      return final == 0 || final == 8 && joinsRieul ? afterVowel : afterConsonant
    // As the digits are read: 영, 삼 and 육 end with consonants, 일, 칠 and 팔 with ㄹ.
    case 0x30, 0x33, 0x36: return afterConsonant
    case 0x31, 0x37, 0x38: return joinsRieul ? afterVowel : afterConsonant
    case 0x32, 0x34, 0x35, 0x39: return afterVowel
    default: return afterUnknown
    }
  }
}
