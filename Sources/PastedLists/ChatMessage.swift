import Domain

/// A message of a chat that was copied with its sender and time.
///
/// ```
/// [20:14, 09/05/2026] Ann: in       // WhatsApp
/// 5/9/26, 8:14 PM - Ann: in
/// [김민준] [오후 8:14] 참석          // KakaoTalk
/// Ann, [9 May 2026 at 20:14]:       // Telegram; the message is in the next lines
/// Ann — Today at 8:14 PM            // Discord
/// ```
struct ChatMessage {
  let sender: Scalars
  let text: Scalars
  /// Whether the line alone could also be a heading.
  private(set) var isDoubtful = false

  /// Splits the first line of a message; `nil` when it has no time or no sender.
  init?(_ line: Scalars) {
    guard let time = line.clockTime, !line.hasMailAddress else { return nil }
    let header = line[..<time.lowerBound]
    let rest = line[time.upperBound...]
    if let message = Self(beforeTime: header, rest) ?? Self(afterTime: header, rest) {
      self = message
      return
    }
    guard let message = Self(headerAlone: header, rest) else { return nil }
    self = message
  }

  private init(sender: Scalars, text: Scalars, isDoubtful: Bool = false) {
    self.sender = sender
    self.text = text
    self.isDoubtful = isDoubtful
  }

  // `[Ann] [20:14] in`
  private init?(beforeTime header: Scalars, _ rest: Scalars) {
    guard header.first == "[", let end = header.firstIndex(of: "]"),
      header[..<end].hasLetters, !header[..<end].isMoment, header[end...].isMoment
    else { return nil }
    self.init(sender: header[..<end].dropFirst(), text: rest.drop { $0 != "]" }.dropFirst())
  }

  // `[20:14] Ann: in`, `20:14 - Ann: in`, `20:14<tab>Ann<tab>in`
  private init?(afterTime header: Scalars, _ rest: Scalars) {
    guard header.isMoment else { return nil }
    if rest.first == "\t" {
      let cells = rest.dropFirst().split(separator: "\t", maxSplits: 1)
      guard cells.count == 2 else { return nil }
      self.init(sender: cells[0], text: cells[1])
      return
    }
    guard let colon = rest.firstIndex(where: { $0.isColon }) else { return nil }
    let named = rest[..<colon]
    let end =
      named.lastIndex { $0 == "]" }
      ?? named.indices.dropFirst().first { named[$0].isDash && named[$0 - 1].isSpace }
    let sender = end.map { named[($0 + 1)...] } ?? named.withoutHalfOfDay
    guard sender.words.count <= 6 else { return nil }
    let text = rest[(colon + 1)...]
    self.init(sender: sender, text: text, isDoubtful: text.trimmed.isEmpty)
  }

  // `Ann, [9 May 2026 at 20:14]:`, `Ann — Today at 20:14`, `Ann  20:14`, `[20:14] Ann`
  private init?(headerAlone header: Scalars, _ rest: Scalars) {
    let behind = rest.drop { $0 != "]" }.dropFirst()
    if header.first == "[", header.isMoment, behind.hasLetters, behind.words.count <= 3 {
      self.init(sender: behind, text: [], isDoubtful: true)
      return
    }
    guard rest.isMoment, header.hasLetters,
      header.count(where: { $0 == "(" }) == header.count(where: { $0 == ")" })
    else { return nil }
    let open = header.lastIndex { $0 == "[" }
    if let open, header[open...].isMoment, header[..<open].hasLetters {
      let isTelegram = header[..<open].trimmed.last == ","
      self.init(sender: header[..<open], text: [], isDoubtful: !isTelegram)
      return
    }
    if let dash = header.indices.last(where: {
      header[$0].isDash && $0 > 0 && header[$0 - 1].isSpace
    }),
      header[dash...].isMoment,
      header[dash...].phrases.contains(where: { $0.meaning == .date || $0.isFigure })
    {
      self.init(sender: header[..<dash], text: [], isDoubtful: true)
      return
    }
    let words = header.words
    let name = words.prefix { !$0.isMoment }
    guard let last = name.last, name.count <= 3,
      words.dropFirst(name.count).allSatisfy({ $0.isMoment })
    else {
      return nil
    }
    self.init(sender: header[..<last.endIndex], text: [], isDoubtful: true)
  }

  /// Whether the sender may be a person and not the title of a list.
  var hasPerson: Bool {
    !sender.isOfKnownWords
      && !sender.phrases.contains { phrase in
        switch phrase.meaning {
        case .game, .players, .team, .place, .price, .notice, .date: true
        default: false
        }
      }
  }
}

extension Scalars {
  /// Whether the text is words of the table, such as "so far", and so no sender.
  var isOfKnownWords: Bool { hasLetters && hasNoName }

  /// Where the time is, also with points, as some languages write it.
  fileprivate var clockTime: Range<Int>? {
    if let time { return time }
    let words = words.prefix(6)
    for word in words {
      let text = word.drop { $0 == "[" }.prefix { $0.isDigit || $0 == "." }
      if text.contains("."), text.isClockWithPoints { return text.startIndex..<text.endIndex }
    }
    return nil
  }

  private var isClockWithPoints: Bool {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    return (2...3).contains(parts.count) && parts.dropFirst().allSatisfy { $0.count == 2 }
      && parts[0].count <= 2 && (parts[0].leadingNumber?.value ?? 99) < 24
      && (parts.count == 2 || parts[2].leadingNumber.map { $0.value < 60 } == true)
      && (parts[1].leadingNumber?.value ?? 99) < 60 && startIndex > 0
  }

  /// Whether the text says only when: dates, times, numbers and signs.
  fileprivate var isMoment: Bool {
    phrases.allSatisfy { phrase in
      switch phrase.meaning {
      case .date, .month, .filler: true
      default:
        !phrase.text.hasLetters || phrase.isFigure || phrase.text.isHalfOfDay
          || phrase.text.drop { !$0.beginsName }.isDate
          || phrase.text.drop { !$0.beginsName }.isTime
      }
    }
  }

  fileprivate var withoutHalfOfDay: Scalars {
    let words = words
    guard let first = words.first, first.isHalfOfDay, words.count > 1 else { return self }
    return self[words[1].startIndex...]
  }

  private var isHalfOfDay: Bool {
    another(filter { $0.isLetter }).isUsed(as: .halfOfDay)
  }
}
