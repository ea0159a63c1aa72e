import Domain
import PastedLists

// A list as it is kept: its text, and four texts for each mend.
extension PastedList {
  /// More mends than a user makes; each is looked for among all items.
  private static let mendLimit = 2_000

  /// What is kept of the list; nothing of an empty one.
  var texts: [String] { text.isEmpty ? [] : [text] + mends.flatMap { $0.texts } }

  /// Opens a list that was kept; its mends end before the first that cannot be read.
  init(texts: [String], by words: ListWords?, in squad: Squad) {
    self.init(texts.first ?? "", by: words, in: squad)
    var rest = texts.dropFirst()
    var kept: [Mend] = []
    while rest.count >= 4, kept.count < Self.mendLimit,
      let mend = Mend(texts: Array(rest.prefix(4)))
    {
      kept.append(mend)
      rest = rest.dropFirst(4)
    }
    take(kept, in: squad)
  }
}

extension PastedList.Mend {
  fileprivate enum Word: String, EventName {
    case chosen, leftOut, renamed, split, joined, dropped, guestAdded
  }

  fileprivate var texts: [String] {
    let (word, newName): (Word, ShortText?) =
      switch kind {
      case .chosen(let isChosen): (isChosen ? .chosen : .leftOut, nil)
      case .renamed(let name): (.renamed, name)
      case .split: (.split, nil)
      case .joined: (.joined, nil)
      case .dropped: (.dropped, nil)
      case .guestAdded: (.guestAdded, nil)
      }
    return [word.word, name.text, String(occurrence), newName?.text ?? ""]
  }

  fileprivate init?(texts: [String]) {
    guard texts.count == 4, let word = Word(word: texts[0]), let name = try? ShortText(texts[1]),
      texts[2].utf8.count <= 5, let occurrence = Int(digits: texts[2].bytes)
    else { return nil }
    let kind: Kind
    switch word {
    case .chosen: kind = .chosen(true)
    case .leftOut: kind = .chosen(false)
    case .renamed:
      guard let name = try? ShortText(texts[3]) else { return nil }
      kind = .renamed(name)
    case .split: kind = .split
    case .joined: kind = .joined
    case .dropped: kind = .dropped
    case .guestAdded: kind = .guestAdded
    }
    self.init(name: name, occurrence: occurrence, kind: kind)
  }
}
