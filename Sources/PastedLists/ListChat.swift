import Domain

/// Messages of a chat that were copied together.
struct ListChat {
  enum Part {
    case message(sender: Scalars, text: Scalars)
    /// The lines of a list that someone sent, or of what is around the messages.
    case list([Scalars])
  }

  private(set) var parts: [Part] = []

  /// Finds messages that have a sender and no time, "Ann: in", when most lines are such; `nil` when not.
  init?(spoken lines: [Scalars]) {
    let filled = lines.filter { $0.hasLetters }
    let spoken = filled.map { $0.spoken }
    let answers = spoken.count { $0?.text.saidAnswer != nil }
    guard answers > 2, answers * 3 >= filled.count * 2 else { return nil }
    parts = zip(filled, spoken).map { line, spoken in
      spoken.map { .message(sender: $0.sender, text: $0.text) } ?? .list([line])
    }
  }

  /// Finds messages in the lines; `nil` when there are none.
  init?(_ lines: [Scalars]) {
    let heads = lines.map { line in
      ChatMessage(line).flatMap {
        $0.hasPerson || !$0.isDoubtful && !$0.sender.isOfKnownWords ? $0 : nil
      }
    }
    let sure = heads.count { $0.map { !$0.isDoubtful } == true }
    let doubtful = Self.countOfDoubtful(heads, lines)
    guard sure > 0 || doubtful > 1 || Self.isAnswered(heads, lines) else { return nil }
    var sender: Scalars?
    var text: [Scalars] = []
    for (line, head) in zip(lines, heads) {
      guard let head, sure == 0 || !head.isDoubtful else {
        // A line of the chat itself, such as who joined, is no message.
        if !line.isNoteOfChat { text.append(line) }
        continue
      }
      finish(sender, text)
      sender = head.sender
      text = [head.text]
    }
    finish(sender, text)
  }

  /// How many lines may be headers, when one has a message behind it that is more than a name.
  private static func countOfDoubtful(_ heads: [ChatMessage?], _ lines: [Scalars]) -> Int {
    let hasMessage = zip(heads, zip(heads, lines).dropFirst()).contains { head, next in
      head?.isDoubtful == true && next.0 == nil && next.1.hasLetters
        && (next.1.answer != nil || !next.1.looksLikeName)
    }
    return hasMessage ? heads.count { $0?.isDoubtful == true } : 0
  }

  /// Whether the only header is followed by an answer.
  private static func isAnswered(_ heads: [ChatMessage?], _ lines: [Scalars]) -> Bool {
    guard let place = heads.firstIndex(where: { $0 != nil }), place + 1 < lines.count else {
      return false
    }
    return lines[place + 1].answer != nil && lines[place + 1].words.count < 5
  }

  private mutating func finish(_ sender: Scalars?, _ lines: [Scalars]) {
    let filled = lines.filter { $0.contains { !$0.isSpace } }
    guard let sender, !filled.contains(where: { $0.isNumbered }) else {
      if !filled.isEmpty { parts.append(.list(lines)) }
      return
    }
    parts.append(
      .message(sender: sender, text: sender.another(Array(filled.joined(separator: ["\n"])))))
  }
}

extension Scalars {
  /// Who says what in a line such as "Ann: in"; `nil` for other lines.
  fileprivate var spoken: (sender: Scalars, text: Scalars)? {
    guard let colon = labelEnd, self[colon].isColon else { return nil }
    let sender = self[..<colon]
    let text = self[(colon + 1)...].trimmed
    guard sender.looksLikeName, !sender.hasNoName, !isNumbered, text.hasLetters,
      !text.contains(where: { $0.separatesNames }) || text.first?.isCapital != true
    else { return nil }
    return (sender, text)
  }

  /// Whether the text begins with a number as lists have it: "1." or "1)".
  fileprivate var isNumbered: Bool {
    let text = drop { $0.isSpace || $0 == ">" }
    if text.first?.isNumberSign == true { return true }
    guard let (_, rest) = text.leadingNumber, let point = rest.first else { return false }
    return point == "." || point == ")" || point.value == 0xFE0F || point.value == 0x20E3
  }

  /// A line that the chat writes, with a time and without a message, or the rule of a day.
  fileprivate var isNoteOfChat: Bool { time != nil || first?.isDash == true && !hasLetters }
}
