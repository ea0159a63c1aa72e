import Domain

// Remarks that say who is not meant: "Dan (not Ed)", "Dan, not Ed", "Dan (Ed değil)".

extension Scalars {
  /// Whether the text is a name with a "not" before or behind it.
  var deniesAnother: Bool {
    let words = words.drop { $0.isUsed(as: .besideNot) }
    guard words.count > 1, let first = words.first, let last = words.last else { return false }
    var names: ArraySlice<Scalars>
    if first.isUsed(as: .notBefore) {
      names = words.dropFirst().drop { $0.isUsed(as: .besideNot) }
    } else if last.another(last.filter { $0.isLetter }).isUsed(as: .notBehind) {
      names = words.dropLast()
    } else {
      return false
    }
    names.removeAll { $0.isOr }
    return (1...2).contains(names.count)
      && names.allSatisfy { name in
        name.first?.beginsName == true && name.phrases.allSatisfy { $0.mayBeNewName }
      }
  }

  /// Where a remark begins that says who is not meant; `nil` when there is none.
  var startOfOther: Int? {
    words.dropFirst().last { $0.first?.isCapital == false && self[$0.startIndex...].deniesAnother }?
      .startIndex
  }

  /// What a remark says about the person beside whose name it is.
  var answerOfRemark: ListAnswer? {
    if isCondition { return .maybe }
    let clauses = split { $0.separatesNames }
    let own = clauses.filter { !$0.trimmed.deniesAnother }
    return own.count == clauses.count ? answer : own.lazy.compactMap { $0.answer }.first
  }

  /// Whether the text says on what it depends: "if fit", "si puede".
  ///
  /// "Sí llega" and "si voy" say yes.
  private var isCondition: Bool {
    let words = words
    return words.count > 1 && words[0].last != "í"
      && words[0].isUsed(as: .condition)
      && (words.count > 2 || words[1].saidAnswer == nil)
      && phrases[0].text.words.count == 1
  }

  private var isOr: Bool { isUsed(as: .or) }
}
