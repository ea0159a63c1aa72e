extension [Unicode.Scalar] {
  /// The same text without scalars that show nothing, except those that shape what stands beside
  /// them, such as the joiner of an emoji or of a Persian or Hindi letter.
  ///
  /// Two names that look the same are then the same.
  package var withoutInvisible: [Unicode.Scalar] {
    guard contains(where: { $0.isInvisible }) else { return self }
    var kept: [Unicode.Scalar] = []
    kept.reserveCapacity(count)
    for (index, scalar) in enumerated() {
      let next = index + 1 < count ? self[index + 1] : nil
      if !scalar.isInvisible || scalar.shapes(between: kept.last, and: next) { kept.append(scalar) }
    }
    return kept
  }
}

extension Unicode.Scalar {
  /// Whether the scalar takes no room of its own and is no white space: a joiner, a direction mark, a
  /// filler or a selector of variants.
  package var isInvisible: Bool {
    switch value {
    case 0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x200B...0x200F,
      0x202A...0x202E, 0x2060...0x206F, 0x2800, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0,
      0xFFF0...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// Whether this invisible scalar changes how its neighbours look.
  fileprivate func shapes(between last: Unicode.Scalar?, and next: Unicode.Scalar?) -> Bool {
    guard let last else { return false }
    switch value {
    case 0x200D where next?.isPictograph == true:
      return last.isPictograph || last.value == 0xFE0F || last.isSkinTone
    case 0x200C, 0x200D:
      guard let next else { return false }
      return last.joins && next.joins
        || last.isIndic && next.isIndic && (last.isVirama || next.isVirama)
    case 0xFE0E, 0xFE0F: return last.isPictograph || last.isKeycapBase
    case 0xE0020...0xE007F:
      return last.value == 0x1F3F4 || (0xE0020...0xE007E).contains(last.value)
    case 0xE0100...0xE01EF, 0xFE00...0xFE02: return last.isIdeograph
    case 0x180B...0x180F: return (0x1820...0x18AA).contains(last.value)
    default: return false
    }
  }

  /// Whether the letter is of a script whose letters join: Arabic.
  private var joins: Bool { (0x620...0x6D3).contains(value) || (0x750...0x77F).contains(value) }

  private var isIndic: Bool { (0x900...0xDFF).contains(value) }

  /// Whether this takes the vowel from a letter of India or Sri Lanka, which then may join the next.
  package var isVirama: Bool {
    (0x900...0xD7F).contains(value) && value & 0x7F == 0x4D || value == 0xDCA
  }

  /// Whether this is a picture, such as an emoji.
  package var isPictograph: Bool {
    // NB: No array, for which Swift 6.3's compiler crashes when a small program for the browser uses it.
    switch value {
    case 0x2190...0x2BFF, 0x1F000...0x1FAFF, 0xA9, 0xAE, 0x203C, 0x2049, 0x2122, 0x2139, 0x3030,
      0x303D, 0x3297, 0x3299:
      true
    default: false
    }
  }

  private var isKeycapBase: Bool { value == 0x23 || value == 0x2A || (0x30...0x39).contains(value) }

  private var isSkinTone: Bool { (0x1F3FB...0x1F3FF).contains(value) }

  private var isIdeograph: Bool {
    (0x3400...0x9FFF).contains(value) || (0xF900...0xFAFF).contains(value)
      || (0x20000...0x3FFFF).contains(value)
  }
}
