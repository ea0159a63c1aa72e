package import Domain

/// The people in a list that a user copied from a chat, a note or a table, and what else it says.
///
/// ```swift
/// let list = NameList("Sunday 8pm\n1. Ann (GK)\n2) Ben, 유나\nReserves:\n- Cem", words)
/// list.entries  // Ann with the remark "GK", Ben, 유나, and Cem as a reserve
/// list.rest     // Sunday 8pm, a heading
/// ```
/// A line is read by `ListLine` and `ListPerson`, a whole list by what its form is: messages
/// (`ChatMessage`), a table (`ListTable`), or lines.
package struct NameList {
  /// The maximum number of names, as many as can take part in a gather.
  package static let limit = Gather.participantLimit

  /// The people in the order of the text.
  package internal(set) var entries: [Entry] = []
  /// The lines that name no one.
  package private(set) var rest: [Rest] = []
  /// Whether the text has more names than the limit.
  package private(set) var isCut = false
  /// Where in `entries` the people of a name are, by its folded form.
  private var places: [[UInt8]: [Int]] = [:]
  /// Whether the text has a letter of Turkish alone, where "ben" is "me".
  private let isTurkish: Bool
  let known: ListWords

  /// A person in the list.
  package struct Entry {
    package var name: ShortText
    /// Whether the person plays.
    package var answer = ListAnswer.plays
    /// What stands beside the name, as it was written: "GK", "paid".
    package var remarks: [String] = []
    /// How many people without a name the person brings.
    package var guests = 0
    /// How else the name can be read; `nil` when there is one way.
    package var alternative: ListAlternative?
    /// Whether someone of the same name is further up in the same list.
    package var isRepeated = false
    /// Which of several lists, messages and quotations it is in.
    fileprivate var source = 0

    package init(name: ShortText) { self.name = name }
  }

  /// A line that names no one.
  package struct Rest {
    package let text: ShortText
    package let remark: ListRemark
  }

  /// Reads the names of a text, by the words that are known.
  package init(_ text: String, _ known: ListWords) {
    self.known = known
    let lines = Scalars.lines(of: text, known).withPlainMarks
    isTurkish = lines.contains { $0.contains { $0.isTurkishLetter } }
    if let chat = ListChat(lines) ?? ListChat(spoken: lines) {
      read(chat)
    } else if let table = ListTable(lines) {
      read(table)
    } else if let reply = ListReply(lines) {
      read(reply)
    } else {
      read(lines, source: 0)
    }
    findGuestsOfOthers()
    markDoubles()
  }

  private mutating func read(_ chat: ListChat) {
    for (index, part) in chat.parts.enumerated() {
      switch part {
      case .list(let lines): read(lines, source: index * 2 + 2)
      case .message(let sender, let text):
        let message = text.split(separator: "\n")
        let said = ListMessage(message, isTurkish: isTurkish)
        var person = ListPerson(sender.nicknameStart)
        person.add(guests: said.guests)
        let isKnown = said.isWeak && hasAnswer(person)
        let takesPlace = message.contains { takePlace($0.trimmed) }
        let answer = said.answer ?? (takesPlace ? .plays : .open)
        add(person, answer: isKnown ? .open : answer, source: nil)
        for other in said.others { add(other, answer: .plays, source: nil) }
      }
    }
  }

  private mutating func read(_ reply: ListReply) {
    read(reply.quoted, source: 0)
    let said = ListMessage(reply.own, isTurkish: isTurkish)
    for text in reply.own where !correct(text) { leaveOut(text, .notice) }
    for other in said.others { add(other, answer: .plays, source: nil) }
  }

  private mutating func read(_ table: ListTable) {
    for row in table.people {
      var person = ListPerson(row.name)
      for remark in row.remarks { person.add(remark: remark) }
      add(person, answer: row.answer ?? person.answer ?? .plays, source: 0)
    }
    for line in table.others {
      let text = ListLine(line).text
      if !correct(text) { leaveOut(text, .notice) }
    }
  }

  private mutating func read(_ lines: [Scalars], source: Int) {
    let plan = ListPlan(lines)
    var above: [Scalars] = []
    defer { for text in above { _ = correct(text) } }
    for line in plan.lines where !isCut {
      if !line.line.isMarked, correct(line.line.text) { continue }
      switch line.kind {
      case .none: break
      case .rest(let remark):
        leaveOut(line.line.text, remark)
        if entries.isEmpty { above.append(line.line.text) }
        if line.line.text.saidAnswer != .out {
          for guest in line.line.text.namedGuests { add(guest, answer: .plays, source: source) }
        }
      case .people(let text, let section):
        for var person in plan.separators(for: line).people(in: text) {
          if let remark = section?.remark { person.add(note: remark) }
          let own = plan.answer(of: person, in: line.line)
          add(
            person, answer: (section?.answer).map { $0.unless(own) } ?? own ?? .plays,
            source: line.line.isQuoted ? source + 1 : source,
            isCorrection: !line.line.isNumbered && own != nil && own != .plays)
        }
      }
    }
  }

  /// Whether it is known of a person who wrote before whether they play.
  private func hasAnswer(_ person: ListPerson) -> Bool {
    (places[SearchKey.folded(person.name)] ?? []).contains {
      if case .open = entries[$0].answer { false } else { true }
    }
  }

  /// Adds a person.
  ///
  /// A name that comes again in another message or quotation is the same person, whose last answer
  /// counts; in the same list, it may be another one.
  mutating func add(
    _ person: ListPerson, answer: ListAnswer, source: Int?, isCorrection: Bool = false
  ) {
    if person.name.endsWithWriter || person.name.meansTheWriter
      || isTurkish && person.name.isTurkishForMe
    {
      leaveOut(person.name, .writer)
      return
    }
    guard var name = person.shortName else {
      if !person.name.trimmed.isEmpty {
        leaveOut(person.name, person.name.hasLetters ? .notice : .contact)
      }
      return
    }
    var key = SearchKey.folded(name.text)
    var others = places[key] ?? []
    // "Ann, Ann (the other)"
    if source != nil, !isCorrection, others.contains(where: { entries[$0].source == source }),
      let remark = person.remarks.first, Scalars(remark, known).tellsApart,
      let full = try? ShortText("\(name.text) (\(remark))")
    {
      name = full
      key = SearchKey.folded(full.text)
      others = places[key] ?? []
    }
    if let same = others.last, isCorrection {
      entries[same].answer = answer
      return
    }
    if let same = others.first(where: { source == nil || entries[$0].source != source }) {
      if answer != .open { entries[same].answer = answer }
      entries[same].guests = Swift.max(entries[same].guests, person.guests)
      return
    }
    guard entries.count < Self.limit else {
      isCut = true
      return
    }
    var entry = Entry(name: name)
    entry.answer = answer
    entry.remarks = person.remarks
    entry.guests = person.guests
    entry.alternative = person.alternative
    entry.isRepeated = !others.isEmpty
    entry.source = source ?? -1
    places[key, default: []].append(entries.count)
    entries.append(entry)
  }

  mutating func setAlternative(_ alternative: ListAlternative, at index: Int) {
    entries[index].alternative = alternative
  }

  private mutating func leaveOut(_ text: Scalars, _ remark: ListRemark) {
    guard rest.count < Self.limit,
      let text = try? ShortText(text.prefix(ShortText.scalarLimit).string)
    else { return }
    rest.append(Rest(text: text, remark: remark))
  }
}

// What a text says without being read as a list.
extension NameList {
  /// The first line that is not empty, as much as fits into a name.
  package static func firstLine(of text: String) -> String {
    let line = Scalars.lines(of: text, .none).first { !$0.trimmed.isEmpty } ?? []
    return line.prefix(ShortText.scalarLimit).string
  }

  /// The names of several people that were written as one: at a comma or another sign, or else the
  /// words.
  package static func names(within name: ShortText, _ known: ListWords) -> [ShortText] {
    let scalars = Scalars(name.text, known)
    let separated = ListSeparators(isWholeList: true, splitsAll: true).parts(of: scalars)
    let parts = separated.count > 1 ? separated : scalars.words
    return parts.compactMap { try? ShortText($0.string) }
  }
}

extension ListPerson {
  /// The name; `nil` when there is none, such as when it is too long or a number.
  fileprivate var shortName: ShortText? {
    guard name.hasLetters, !name.hasLink else { return nil }
    return try? ShortText(name.string)
  }
}

extension ListAnswer {
  /// The answer of a heading, unless a person below it has another one; who may come, below "out" does
  /// not.
  fileprivate func unless(_ own: ListAnswer?) -> ListAnswer {
    if case .out = self, case .maybe? = own { self } else { own ?? self }
  }
}

extension ListSection {
  fileprivate var answer: ListAnswer? {
    if case .answer(let answer) = kind { answer } else { nil }
  }
}

extension Scalars {
  /// Whether a remark says which of two people it is: a word of no other meaning.
  fileprivate var tellsApart: Bool {
    hasLetters && phrases.allSatisfy { $0.meaning == nil && !$0.isFigure }
  }

  /// The first part of a nickname with slashes: 서연 in `서연/28/성남`.
  fileprivate var nicknameStart: Scalars {
    let text = trimmed
    guard let slash = text.firstIndex(of: "/"), text[..<slash].hasLetters else { return text }
    return text[..<slash]
  }
}
