extension String {
  /// The first letters of the first and the last word.
  package var initials: String {
    let words = parts(separatedBy: " ").filter { !$0.isEmpty }
    guard let first = words.first, let last = words.last else { return "" }
    return words.count == 1 ? first.firstLetter : first.firstLetter + last.firstLetter
  }

  /// The first letter as a reader sees it: with its accents, all parts of a Hangul syllable, or all
  /// parts of an emoji.
  ///
  /// NB: By ranges of scalars, because `Character` would link 4 KB of code and tables to the client.
  /// Marks of scripts that are not in the ranges stay behind.
  package var firstLetter: String {
    let scalars = scalars
    guard var last = scalars.first else { return "" }
    var end = 1
    while end < scalars.count, scalars[end].continuesLetter(after: last) {
      // A flag is a pair, so the second of the pair does not wait for another.
      last = last.isRegionalIndicator ? " " : scalars[end]
      end += 1
    }
    return String(scalars: scalars[..<end])
  }
}

extension Unicode.Scalar {
  /// Whether this scalar belongs to the letter that the scalar before it begins or continues.
  fileprivate func continuesLetter(after previous: Unicode.Scalar) -> Bool {
    if previous.value == 0x200D, isPictograph { return true }
    if previous.isRegionalIndicator, isRegionalIndicator { return true }
    return isMark || isHangulPart(after: previous) || isJoined(to: previous)
  }

  /// Whether this scalar changes the one before it: an accent, a vowel sign, a joiner, a variant or
  /// a skin tone.
  private var isMark: Bool {
    switch value {
    case 0x300...0x36F, 0x483...0x489, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF: true
    // Hebrew, Arabic, Thai and Japanese.
    case 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5, 0x5C7, 0x610...0x61A, 0x64B...0x65F,
      0x670, 0x6D6...0x6DC, 0x6DF...0x6E4, 0x6E7, 0x6E8, 0x6EA...0x6ED, 0xE31, 0xE33...0xE3A,
      0xE47...0xE4E, 0x3099, 0x309A:
      true
    // Lao, Tibetan, Myanmar, Khmer and Mongolian.
    case 0xEB1, 0xEB3...0xEBC, 0xEC8...0xECE, 0xF35, 0xF37, 0xF39, 0xF3E, 0xF3F, 0xF71...0xF84,
      0xF8D...0xFBC, 0x102B...0x103E, 0x1056...0x1059, 0x17B6...0x17D3, 0x180B...0x180F:
      true
    case 0x200C, 0x200D, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: true
    default: isIndicSign
    }
  }

  /// Whether this is a vowel sign or a similar sign of the nine scripts of India whose blocks have
  /// the same order, or of Sinhala.
  private var isIndicSign: Bool {
    guard (0x900...0xD7F).contains(value) else {
      return [0xD81, 0xD82, 0xD83, 0xDCA, 0xDF2, 0xDF3].contains(value)
        || (0xDCF...0xDDF).contains(value)
    }
    return switch value & 0x7F {
    case 0x00...0x03, 0x3A...0x3C, 0x3E...0x4D, 0x51...0x57, 0x62...0x63: true
    default: false
    }
  }

  /// Whether this is a letter that is written into the one before it, or that a vowel stands before.
  private func isJoined(to previous: Unicode.Scalar) -> Bool {
    switch previous.value {
    // A Tamil letter with a virama is whole, except in க்ஷ.
    case 0xBCD: value == 0xBB7
    // Khmer and Myanmar.
    case 0x17D2: (0x1780...0x17B3).contains(value)
    case 0x1039: (0x1000...0x102A).contains(value)
    // The vowels of Thai and Lao that are written before their consonant.
    case 0xE40...0xE44: (0xE01...0xE2E).contains(value)
    case 0xEC0...0xEC4: (0xE81...0xEAE).contains(value)
    case 0x200C, 0x200D: (0x900...0xDFF).contains(value)
    default: previous.isVirama && value >> 7 == previous.value >> 7
    }
  }

  /// Whether this is one of the letters of which two make a flag.
  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Whether this is a further part of a Hangul syllable that is written part by part: a vowel or
  /// final consonant after anything Hangul, or an initial consonant after another.
  private func isHangulPart(after previous: Unicode.Scalar) -> Bool {
    switch previous.value {
    case 0x1100...0x115F: (0x1100...0x11FF).contains(value) || (0xAC00...0xD7A3).contains(value)
    case 0x1160...0x11FF, 0xAC00...0xD7A3: (0x1160...0x11FF).contains(value)
    default: false
    }
  }
}
