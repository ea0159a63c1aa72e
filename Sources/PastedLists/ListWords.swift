import Domain

/// The words that a reader of pasted lists knows, in whatever languages.
///
/// `scripts/compile-list-words.py` makes their lines of a catalogue that translators edit. The client fetches
/// them behind its program; `EmbeddedListWords` has them for other programs.
package final class ListWords: Sendable {
  /// The meanings of words and phrases, by their folded form.
  private let meanings: [[UInt8]: ListWord]
  /// How words with a meaning begin that may have any ending, longer ones first.
  private let beginnings: [(key: [UInt8], meaning: ListWord)]
  /// The first words of phrases.
  private let firstWords: Set<[UInt8]>
  /// Short words with accents, which without them are names: "chờ" and Cho.
  private let accented: Set<[UInt8]>
  private let plain: Set<[UInt8]>
  /// The uses of words, by their folded form: a bit for each.
  private let uses: [[UInt8]: UInt64]
  /// How words begin that are used so with any ending, by the use.
  private let beginningsOfUses: [[[UInt8]]]

  /// Reads the lines that were compiled.
  package init(lines bytes: [UInt8]) throws(ListWordsError) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    try Self.checkHead(lines.first ?? [])
    guard lines.count == 1 + ListWord.allCases.count + ListUse.allCases.count else {
      throw .incomplete
    }
    var table = Table()
    for (index, line) in lines.dropFirst().enumerated() {
      let words = line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      for word in words { try table.add(word, ofLine: index) }
    }
    meanings = table.meanings
    beginnings = table.beginnings.sorted { $0.key.count > $1.key.count }
    firstWords = table.firstWords
    accented = table.accented
    plain = table.plain
    uses = table.uses
    beginningsOfUses = table.beginningsOfUses
  }

  private static func checkHead(_ line: ArraySlice<UInt8>) throws(ListWordsError) {
    guard line.starts(with: mark) else { throw .unmarked }
    guard line.dropFirst(mark.count).elementsEqual(hash.description.bytes) else {
      throw .otherVersion
    }
  }

  /// What the first line begins with.
  private static let mark = "football-gather-list-words ".bytes

  /// No words, for a text without any.
  private init() {
    meanings = [:]
    beginnings = []
    firstWords = []
    accented = []
    plain = []
    uses = [:]
    beginningsOfUses = ListUse.allCases.map { _ in [] }
  }

  /// For texts that are empty, in which no words are looked for.
  static let none = ListWords()
}

/// Why words cannot be read.
package enum ListWordsError: Error, Equatable, Sendable {
  /// The file is another one, such as the page of a hotel's network.
  case unmarked
  /// The words are sorted by other meanings or uses than this program knows.
  case otherVersion
  /// A meaning or a use is missing, or there is one too many.
  case incomplete
  /// A word has no letters, is no UTF-8, or has a second meaning.
  case unfit(word: String)
}

extension ListWords: Equatable {
  /// The same words, and not only such as are equal.
  package static func == (one: ListWords, other: ListWords) -> Bool { one === other }
}

extension ListWords {
  /// The meaning of a word or phrase that was folded; `nil` when it has none.
  func meaning(of key: [UInt8]) -> ListWord? {
    if let meaning = meanings[key] { return meaning }
    guard let first = key.first, first >= 0x80 else { return nil }
    // A word of several begins with words, too, and not with the first of them alone.
    let spaces = key.count { $0 == UInt8(ascii: " ") }
    let found = beginnings.first { beginning in
      key.starts(with: beginning.key)
        && beginning.key.count { $0 == UInt8(ascii: " ") } == spaces
    }
    if let found { return found.meaning }
    // 노조끼팀, 민준팀
    let ending = Self.teamEnding
    return key.count > ending.count && key.suffix(ending.count).elementsEqual(ending) ? .team : nil
  }

  private static let teamEnding = "팀".bytes

  /// Whether a word means something only with its accents.
  func needsAccent(_ key: [UInt8]) -> Bool { accented.contains(key) && !plain.contains(key) }

  /// Whether a phrase of several words begins with this one.
  func beginsPhrase(_ key: [UInt8]) -> Bool { firstWords.contains(key) }

  /// Whether a word that was folded is used so.
  func uses(_ key: [UInt8], as use: ListUse) -> Bool {
    uses[key, default: 0] & use.bit != 0
      || beginningsOfUses[Int(use.rawValue)].contains { key.starts(with: $0) }
  }
}

extension ListWords {
  /// What is being read of the lines.
  private struct Table {
    var meanings: [[UInt8]: ListWord] = [:]
    var beginnings: [(key: [UInt8], meaning: ListWord)] = []
    var firstWords: Set<[UInt8]> = []
    var accented: Set<[UInt8]> = []
    var plain: Set<[UInt8]> = []
    var uses: [[UInt8]: UInt64] = [:]
    var beginningsOfUses: [[[UInt8]]] = ListUse.allCases.map { _ in [] }

    mutating func add(_ word: ArraySlice<UInt8>, ofLine index: Int) throws(ListWordsError) {
      let text = String(bytes: [UInt8](word))
      var key = SearchKey.folded(text)
      let hasAnyEnding = key.last == UInt8(ascii: "*")
      if hasAnyEnding { key.removeLast() }
      guard !key.isEmpty, text.bytes.elementsEqual(word) else { throw .unfit(word: text) }
      if let meaning = ListWord(rawValue: UInt8(index)) {
        try add(text, key, hasAnyEnding, meaning)
      } else if let use = ListUse(rawValue: UInt8(index - ListWord.allCases.count)) {
        if hasAnyEnding {
          beginningsOfUses[Int(use.rawValue)].append(key)
        } else {
          uses[key, default: 0] |= use.bit
        }
      }
    }

    private mutating func add(
      _ text: String, _ key: [UInt8], _ hasAnyEnding: Bool, _ meaning: ListWord
    ) throws(ListWordsError) {
      if let space = key.firstIndex(of: UInt8(ascii: " ")) {
        firstWords.insert([UInt8](key[..<space]))
      }
      guard !hasAnyEnding else { return beginnings.append((key, meaning)) }
      if let other = meanings[key], other != meaning { throw .unfit(word: text) }
      meanings[key] = meaning
      if text.bytes.allSatisfy({ $0 < 0x80 }) {
        plain.insert(key)
      } else if key.count < 5 {
        accented.insert(key)
      }
    }
  }
}

extension ListUse {
  fileprivate var bit: UInt64 { 1 << UInt64(rawValue) }
}
