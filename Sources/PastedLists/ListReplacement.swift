import Domain

// What says that a place in the list changes hands: "instead of Bob", "I'll take Bob's place".

extension [ListPhrase] {
  /// Whether a phrase stands beside the name of someone who gives a place up: "instead of", or "place"
  /// in a sentence about taking one.
  func replaces(_ index: Int) -> Bool {
    if self[index].meaning == .insteadOf { return true }
    return self[index].text.lastWord.isUsed(as: .placeInList)
      && contains { $0.text.words.contains { $0.isUsed(as: .takes) } }
  }

  /// Whether a preposition follows directly on what a writer says of themselves: "I'm in for Bob".
  func writerReplaces(_ index: Int) -> Bool {
    guard index > 0, self[index].mayReplace else { return false }
    return self[..<index].contains { $0.meaning == .me || $0.text.isVerbOfWriter }
      && (self[index - 1].meaning == .yes || self[index - 1].meaning == .me
        || self[index - 1].text.isVerbOfWriter)
  }
}

extension Scalars {
  /// Whether the text is "I" or a verb that a writer says of themselves, also at the beginning of a
  /// sentence: "I'll", "Entro".
  var isVerbOfWriter: Bool {
    guard let first = words.first else { return false }
    return first.prefix { $0.isLetter }.meansTheWriter || first.isUsed(as: .verbOfWriter)
      || first.isUsed(as: .takes)
  }

  fileprivate var lastWord: Scalars { words.last ?? self }
}
