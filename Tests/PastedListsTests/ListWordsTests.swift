import Domain
import EmbeddedListWords
import TestSupport
import Testing

@testable import PastedLists

@Suite("The words by which pasted lists are read")
struct ListWordsTests {
  /// The lines of the file, the first of which says what it is.
  private static let lines = ListWords.embeddedBytes.split(
    separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
  ).map { [UInt8]($0) }

  private func words(_ lines: [[UInt8]]) throws(ListWordsError) -> ListWords {
    try ListWords(lines: [UInt8](lines.joined(separator: [UInt8(ascii: "\n")])))
  }

  private func replacing(_ line: Int, with text: [UInt8]) throws(ListWordsError) -> ListWords {
    var lines = Self.lines
    lines[line] = text
    return try words(lines)
  }

  @Test(arguments: ListWord.allCases)
  func `each word of a meaning means that`(_ meaning: ListWord) throws {
    let line = String(decoding: Self.lines[1 + Int(meaning.rawValue)], as: UTF8.self)
    for word in line.split(separator: ",") {
      let text = word.hasSuffix("*") ? "\(word.dropLast())가" : String(word)
      #expect(ListWords.embedded.meaning(of: SearchKey.folded(text)) == meaning, "\(word)")
    }
  }

  @Test(arguments: ListUse.allCases)
  func `each word of a use is used so`(_ use: ListUse) throws {
    let line = String(
      decoding: Self.lines[1 + ListWord.allCases.count + Int(use.rawValue)], as: UTF8.self)
    for word in line.split(separator: ",") {
      let text = word.hasSuffix("*") ? "\(word.dropLast())x" : String(word)
      #expect(ListWords.embedded.uses(SearchKey.folded(text), as: use), "\(word)")
    }
    #expect(!ListWords.embedded.uses(SearchKey.folded("Zed"), as: use))
  }

  @Test func `uses of words fit into the bits of one number`() {
    #expect(ListUse.allCases.count <= UInt64.bitWidth)
  }

  @Test func `another file is refused`() {
    #expect(throws: ListWordsError.unmarked) { try ListWords(lines: []) }
    #expect(throws: ListWordsError.unmarked) {
      try ListWords(lines: "<h1>Welcome to our hotel</h1>".bytes)
    }
  }

  @Test(arguments: ["football-gather-list-words ", "football-gather-list-words 0123456789abcdef"])
  func `words of another version are refused`(_ head: String) {
    #expect(throws: ListWordsError.otherVersion) { try replacing(0, with: head.bytes) }
  }

  @Test func `a file that lacks a line or has one too many is refused`() {
    for count in 1..<Self.lines.count {
      #expect(throws: ListWordsError.incomplete) { try words(Array(Self.lines.prefix(count))) }
    }
    #expect(throws: ListWordsError.incomplete) { try words(Self.lines + [[]]) }
  }

  @Test func `a word that is none is refused, with what it is`() {
    #expect(throws: ListWordsError.unfit(word: "")) { try replacing(1, with: []) }
    #expect(throws: ListWordsError.unfit(word: "")) { try replacing(1, with: "in,,yes".bytes) }
    #expect(throws: ListWordsError.unfit(word: "*")) { try replacing(40, with: "*".bytes) }
    #expect(throws: ListWordsError.unfit(word: "\u{FFFD}")) { try replacing(2, with: [0xFF]) }
  }

  @Test func `a word with two meanings is refused, however it is spelled`() {
    #expect(throws: ListWordsError.unfit(word: "YÉS")) {
      try replacing(1 + Int(ListWord.no.rawValue), with: "out,YÉS".bytes)
    }
  }

  @Test(arguments: UInt64(0)..<300)
  func `a damaged file is refused or read, and lists are read by it`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var bytes = ListWords.embeddedBytes
    for _ in 0..<random.number(1...4) {
      let place = random.number(0...(bytes.count - 1))
      switch random.number(0...2) {
      case 0: bytes[place] = UInt8(random.number(0...255))
      case 1: bytes.removeSubrange(place..<min(place + random.number(1...400), bytes.count))
      default: bytes.insert(UInt8(random.oneOf([0x0A, 0x2C, 0x2A, 0x20, 0x00, 0xC3])), at: place)
      }
    }
    guard let words = try? ListWords(lines: bytes) else { return }
    #expect(NameList("1. Ann\n2. Ben (out)\n3. 유나 +1", words).entries.count <= NameList.limit)
  }
}
