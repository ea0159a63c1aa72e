import Domain

/// A part of a text, as scalars, with the words by which it is read.
///
/// Parts of it are read by the same words, so that no function that looks at a text is told them.
struct Scalars: RandomAccessCollection, ExpressibleByArrayLiteral {
  private(set) var scalars: ArraySlice<Unicode.Scalar>
  let known: ListWords

  init(_ scalars: ArraySlice<Unicode.Scalar>, _ known: ListWords) {
    self.scalars = scalars
    self.known = known
  }

  init(_ scalars: [Unicode.Scalar], _ known: ListWords) {
    self.init(scalars[...], known)
  }

  init(_ text: String, _ known: ListWords) {
    self.init(text.scalars[...], known)
  }

  /// An empty text, in which no words are looked for.
  init(arrayLiteral elements: Unicode.Scalar...) {
    self.init(elements[...], .none)
  }

  /// Another text that is read by the same words.
  func another(_ scalars: [Unicode.Scalar]) -> Scalars { Scalars(scalars[...], known) }

  var startIndex: Int { scalars.startIndex }
  var endIndex: Int { scalars.endIndex }
  subscript(index: Int) -> Unicode.Scalar { scalars[index] }
  subscript(range: Range<Int>) -> Scalars { Scalars(scalars[range], known) }
}

extension SearchKey {
  /// The form of a part of a text for comparing.
  static func folded(_ text: Scalars) -> [UInt8] { folded(text.scalars) }
}

extension Scalars {
  /// What the word means, as it is written; `nil` when nothing.
  var meaning: ListWord? { known.meaning(of: SearchKey.folded(self)) }

  /// Whether the word is used so, whatever it means.
  func isUsed(as use: ListUse) -> Bool { known.uses(SearchKey.folded(self), as: use) }

  /// Whether the word joins two names, whatever else it means: "y" is also short for "yes".
  var joinsTwoNames: Bool {
    let key = SearchKey.folded(self)
    return known.meaning(of: key) == .and || known.uses(key, as: .joinsNames)
      || known.uses(key, as: .versus)
  }
}
