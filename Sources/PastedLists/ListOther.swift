import Domain

// Remarks that say who is not meant: "Dan (not Ed)", "Dan, not Ed", "Dan (Ed değil)".

extension Scalars {
  /// Whether the text is a name with a "not" before or behind it.
  var deniesAnother: Bool {
    let words = words.drop { Self.besideNot.contains(SearchKey.folded($0)) }
    guard words.count > 1, let first = words.first, let last = words.last else { return false }
    var names: ArraySlice<Scalars>
    if Self.notBefore.contains(SearchKey.folded(first)) {
      names = words.dropFirst().drop { Self.besideNot.contains(SearchKey.folded($0)) }
    } else if Self.notBehind.contains(SearchKey.folded(last.filter { $0.isLetter }[...])) {
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
      && Self.conditions.contains(SearchKey.folded(words[0]))
      && (words.count > 2 || words[1].saidAnswer == nil)
      && phrases[0].text.words.count == 1
  }

  private var isOr: Bool { Self.or.contains(SearchKey.folded(self)) }

  private static let or = Set(
    "or,oder,o,ou,lub,veya,nor,and".parts(separatedBy: ",").map { SearchKey.folded($0) })

  /// Words that stand beside "not", before a name.
  private static let besideNot = Set(
    "and,und,y,e,et,i,to,ce,c'est,es,é,è,o,a,el,la,der,die,den,that,the,ist,is".parts(
      separatedBy: ","
    )
    .map { SearchKey.folded($0) })

  private static let notBefore = Set(
    "not,isn't,isn’t,kein,n'est,no,nicht,nie,não,nao,non,pas,niet,inte,ikke,ليس,وليس".parts(
      separatedBy: ","
    )
    .map { SearchKey.folded($0) })

  private static let notBehind = Set(
    "değil,아님,아니고,아니에요,말고".parts(separatedBy: ",").map { SearchKey.folded($0) })

  private static let conditions = Set(
    "if,falls,wenn,si,jeśli,jeżeli,eğer,إذا,اذا".parts(separatedBy: ",")
      .map { SearchKey.folded($0) })
}
