import Domain

extension String {
  /// The Korean particle for where something goes, as this word takes it: 로 after a vowel or ㄹ, 으로
  /// after other consonants, and both where the last letter does not tell.
  package var towards: Phrase {
    guard let last = scalars.last else { return "로" }
    switch last.value {
    case 0xAC00...0xD7A3:
      // The final consonants are in the order of the alphabet, without one first and ㄹ eighth.
      let final = (last.value - 0xAC00) % 28
      return final == 0 || final == 8 ? "로" : "으로"
    // As the digits are read: 영, 삼 and 육 end with other consonants.
    case 0x30, 0x33, 0x36: return "으로"
    case 0x31...0x39: return "로"
    default: return "(으)로"
    }
  }
}
