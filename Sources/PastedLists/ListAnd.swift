import Domain

// "And" that is joined to a name, as in Arabic and Korean.

extension Scalars {
  /// Whether the word is a name, or "I", with the Korean "and" joined to it.
  var endsWithKoreanAnd: Bool {
    last == "랑" && (count > 3 || count == 3 && first?.isHangul == true || dropLast().meansTheWriter)
  }

  /// The same for "and" that names end with, too, which it is between two names.
  func endsWithKoreanAnd(before next: Scalars) -> Bool {
    guard next.isHangulName else { return false }
    return (last == "와" || last == "과") && dropLast().isHangulName
  }

  /// Whether the word is "and" in Arabic with a name joined to it, and not one of the names that begin
  /// with the same letter.
  var beginsWithArabicAnd: Bool {
    guard first == "و", count > 2, guestNumber == nil else { return false }
    let rest = SearchKey.folded(dropFirst())
    return !known.uses(rest, as: .endOfNameWithWaw)
  }
}
