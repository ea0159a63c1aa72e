import Domain

/// A mail in which someone answers above the list that it quotes.
///
/// ```
/// I'm in!            // what the writer says, who is no one in the list
/// On Tue Ann wrote:
/// > 1. Ben           // the list
/// ```
struct ListReply {
  /// The lines of the writer, with greetings and signature.
  let own: [Scalars]
  let quoted: [Scalars]

  /// Finds an answer above the lines that are quoted; `nil` when there is none, or an unquoted list.
  init?(_ lines: [Scalars]) {
    guard let start = lines.firstIndex(where: { $0.isQuoted }) else { return nil }
    quoted = Array(lines[start...])
    guard quoted.allSatisfy({ $0.isQuoted || !$0.hasLetters }) else { return nil }
    var own = lines[..<start].map { $0.trimmed }.filter { $0.hasLetters }
    // "On Tue Ann wrote:"
    if let last = own.last, last.last?.isColon == true, !last.hasNoName { own.removeLast() }
    guard own.contains(where: { $0.isAnswerOfWriter }),
      !own.contains(where: { ListLine($0).isMarked || $0.last?.isColon == true })
    else { return nil }
    self.own = own
  }
}

extension Scalars {
  fileprivate var isQuoted: Bool { first { !$0.isSpace } == ">" }

  /// Whether the text is an answer that names no one.
  fileprivate var isAnswerOfWriter: Bool {
    last == "!" || answer != nil && (hasNoName || isVerbOfWriter || !looksLikeName)
  }
}
