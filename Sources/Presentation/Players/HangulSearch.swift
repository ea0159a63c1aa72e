import Domain

/// Looks for what is typed in Korean, which keyboards write letter by letter.
///
/// ```
/// ㄱㅁㅈ, 김ㅁ, 김미, 김민, 김민ㅈ   // all find 김민준
/// 하, 한                            // both find 한소희, 한 also 하나
/// ```
struct HangulSearch {
  private enum Part {
    /// The initial consonant of a syllable, or the consonant itself.
    case initial(UInt32, Unicode.Scalar)
    case exact(Unicode.Scalar)
    /// The syllable that is being typed.
    case unfinished(Hangul)
  }

  private let parts: [Part]

  /// What a user typed, as `SearchKey` has it; `nil` when nothing of it is Korean.
  init?(_ key: [UInt8]) {
    let typed = String(bytes: key).scalars.filter { $0 != " " }
    guard typed.contains(where: { $0.initials != nil || Hangul($0) != nil }) else { return nil }
    parts = typed.indices.flatMap { index -> [Part] in
      let scalar = typed[index]
      if let initials = scalar.initials {
        return initials.map { .initial($0, scalar) }
      }
      guard index == typed.count - 1, let last = Hangul(scalar) else { return [.exact(scalar)] }
      return [.unfinished(last)]
    }
  }

  /// Whether a name, as `SearchKey` has it, contains what was typed; spaces do not matter.
  func isFound(in key: [UInt8]) -> Bool {
    let name = String(bytes: key).scalars.filter { $0 != " " }
    guard parts.count <= name.count else { return false }
    return (0...(name.count - parts.count)).contains { start in
      parts.indices.allSatisfy { matches(parts[$0], name[(start + $0)...]) }
    }
  }

  private func matches(_ part: Part, _ name: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let first = name.first else { return false }
    switch part {
    case .exact(let scalar): return scalar == first
    case .initial(let initial, let scalar):
      return scalar == first || Hangul(first)?.initial == initial
    case .unfinished(let typed):
      guard let syllable = Hangul(first) else { return false }
      return typed.mayBecome(syllable, before: name.dropFirst().first.flatMap { Hangul($0) })
    }
  }
}

extension Hangul {
  /// Whether a user who typed this may be about to type a syllable and the next one.
  fileprivate func mayBecome(_ syllable: Hangul, before next: Hangul?) -> Bool {
    guard initial == syllable.initial else { return false }
    if final == 0 {
      return vowel == syllable.vowel || Self.longerVowels(vowel).contains(syllable.vowel)
    }
    guard vowel == syllable.vowel else { return false }
    if final == syllable.final { return true }
    if syllable.final > 0, Self.finals[Int(syllable.final)].rest == final { return true }
    let split = Self.finals[Int(final)]
    return syllable.final == split.rest && next?.initial == split.moved
  }

  /// The vowels that begin with this one: ㅘ ㅙ ㅚ with ㅗ, ㅝ ㅞ ㅟ with ㅜ, ㅢ with ㅡ.
  private static func longerVowels(_ vowel: UInt32) -> ClosedRange<UInt32> {
    switch vowel {
    case 8: 9...11
    case 13: 14...16
    case 18: 19...19
    default: vowel...vowel
    }
  }

  /// For each final consonant: what stays when the next letter is a vowel, and the initial consonant
  /// that then goes to the next syllable.
  fileprivate static let finals: [(rest: UInt32, moved: UInt32)] = [
    (0, 11), (0, 0), (0, 1), (1, 9), (0, 2), (4, 12), (4, 18), (0, 3), (0, 5), (8, 0), (8, 6),
    (8, 7), (8, 9), (8, 16), (8, 17), (8, 18), (0, 6), (0, 7), (17, 9), (0, 9), (0, 10), (0, 11),
    (0, 12), (0, 14), (0, 15), (0, 16), (0, 17), (0, 18),
  ]
}

extension Unicode.Scalar {
  /// The initial consonants that this letter stands for: one, or two when a keyboard joined them, as
  /// in ㄳ; `nil` for any other scalar.
  fileprivate var initials: [UInt32]? {
    guard (0x3131...0x314E).contains(value) else { return nil }
    return Self.consonants[Int(value - 0x3131)]
  }

  private static let consonants: [[UInt32]] = [
    [0], [1], [0, 9], [2], [2, 12], [2, 18], [3], [4], [5], [5, 0], [5, 6], [5, 7], [5, 9],
    [5, 16],
    [5, 17], [5, 18], [6], [7], [8], [7, 9], [9], [10], [11], [12], [13], [14], [15], [16], [17],
    [18],
  ]
}
