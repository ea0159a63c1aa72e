import Domain

/// Messages of a chat that were copied together.
struct ListChat {
  enum Part {
    case message(sender: Scalars, text: Scalars)
    /// The lines of a list that someone sent, or of what is around the messages.
    case list([Scalars])
  }

  private(set) var parts: [Part] = []

  /// Finds messages in the lines; `nil` when there are none.
  init?(_ lines: [Scalars]) {
    let heads = lines.map { line in
      ChatMessage(line).flatMap { $0.hasPerson || !$0.isDoubtful ? $0 : nil }
    }
    let sure = heads.count { $0.map { !$0.isDoubtful } == true }
    let doubtful = heads.count { $0?.isDoubtful == true }
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
    parts.append(.message(sender: sender, text: Array(filled.joined(separator: ["\n"]))[...]))
  }
}

extension Scalars {
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

extension ListPerson {
  /// Reads what the person wrote: a yes or no, and guests.
  mutating func readMessage(_ lines: [Scalars]) {
    guard let first = lines.first else { return }
    let guests = first.guestsOfWriter
    let said = lines.lazy.compactMap { $0.messageAnswer }.first
    setAnswer(said ?? (guests == nil ? first.shortMessageAnswer : .plays))
    add(guests: guests ?? 0)
  }
}

extension Scalars {
  /// How many guests a message says that its writer brings; `nil` when it does not say so.
  ///
  /// "+1" alone is the writer, and "+2" the writer and one more.
  fileprivate var guestsOfWriter: Int? {
    let text = trimmed
    guard let guests = ListGuests(text) ?? ListGuests(endOf: text) else { return nil }
    return text.dropFirst().trimmed.allSatisfy { $0.isDigit } ? guests.count - 1 : guests.count
  }

  /// What a message says; a question says nothing.
  fileprivate var messageAnswer: ListAnswer? {
    let text = trimmed
    if text.first == "+", text.dropFirst().trimmed.allSatisfy({ $0.isDigit }) { return .plays }
    let isQuestion = text.last == "?" || text.last == "？"
    if isQuestion, !text.phrases.contains(where: { $0.meaning?.answer != nil }) { return nil }
    return text.answer
  }

  /// One or two words are an answer that the table does not know; more are about something else.
  fileprivate var shortMessageAnswer: ListAnswer? {
    let isNote = first == "<" || last == "?" || last == "？" || hasLink
    return !isNote && words.count <= 2 && !words.isEmpty ? .plays : nil
  }
}
