import Domain
import TestSupport
import Testing

@Suite("The first letter of a name")
struct FirstLetterTests {
  private static let letters = [
    "A", "é", "e\u{301}", "Z\u{351}\u{363}\u{367}", "ё", "и\u{306}", "유", "\u{110B}\u{1172}",
    "\u{1112}\u{1161}\u{11AB}", "\u{AC00}\u{11A8}", "ㅎ", "漢", "か\u{3099}", "י\u{5B4}", "م\u{64F}",
    "ก\u{E34}\u{E48}", "क\u{93F}", "த\u{BC0}", "👍", "👍🏽", "👨‍👩‍👧‍👦", "👩🏽‍💻", "🏳️‍🌈", "❤️‍🔥", "☝️",
    "1️⃣", "🇰🇷", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "<", "\u{301}",
  ]

  @Test(arguments: letters)
  func `a letter stays whole, whatever follows`(letter: String) {
    for next in ["", "x", " ", "나", "\u{1102}\u{1161}", "न", "ن", "🇰🇷", "👩", "8"] {
      let name = letter + next
      #expect(name.firstLetter.unicodeScalars.elementsEqual(letter.unicodeScalars))
      // What a reader sees is what Swift counts as one.
      #expect(name.firstLetter == String(name.prefix(1)))
    }
  }

  @Test(arguments: [
    ("क्षितिज", "क्षि"), ("श्रीनिवास", "श्री"), ("প্রিয়া", "প্রি"), ("ప్రియ", "ప్రి"), ("ക്രിസ്", "ക്രി"),
    ("ක්‍රිස්", "ක්‍රි"), ("க்ரிஷ்", "க்"), ("ភ្នំ", "ភ្នំ"), ("กำธร", "กำ"), ("เอก", "เอ"),
  ])
  func `a letter that is written into the next one is not cut off`(name: String, letter: String) {
    #expect(name.firstLetter.unicodeScalars.elementsEqual(letter.unicodeScalars))
    #expect("\(name) Lee".initials.unicodeScalars.elementsEqual((letter + "L").unicodeScalars))
  }

  @Test func `the initial that followers see is a whole letter, too`() throws {
    for (name, shown) in [
      ("Ann क्षितिज", "Ann क्षि."), ("Ann 🇰🇷 🇬🇧x", "Ann 🇬🇧."), ("Ann S\u{326}erban", "Ann S\u{326}."),
    ] {
      let form = ShortText(accepted: name).inForm(.firstNameAndInitial)
      #expect(form == ShortText(accepted: shown))
    }
  }

  @Test func `an empty text has no letter`() {
    #expect("".firstLetter == "")
  }

  @Test func `initials are the first letters of the first and the last word`() {
    for (name, initials) in [
      ("Ann", "A"), ("Ann Lee", "AL"), ("Ana María López", "AL"), ("김현우", "김"), ("Ann 🇰🇷", "A🇰🇷"),
      ("  Ann  Lee ", "AL"), (" ", ""), ("", ""),
    ] {
      #expect(name.initials == initials)
    }
  }

  @Test func `every Hangul syllable in parts is one letter`() {
    for initial in 0x1100...0x1112 as ClosedRange<UInt32> {
      for vowel in 0x1161...0x1175 as ClosedRange<UInt32> {
        for final in [nil] + (0x11A8...0x11C2 as ClosedRange<UInt32>).map(Optional.some) {
          let parts = [initial, vowel, final].compactMap { $0 }.compactMap(Unicode.Scalar.init)
          let letter = String(String.UnicodeScalarView(parts))
          guard !(letter + letter).firstLetter.unicodeScalars.elementsEqual(parts) else { continue }
          Issue.record("\(parts)")
        }
      }
    }
  }

  @Test func `all pairs of flags are told apart`() {
    let flags = ["🇰🇷", "🇬🇧", "🇯🇵", "🇩🇪"]
    for first in flags {
      for second in flags { #expect((first + second).firstLetter == first) }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `any text begins with its first letter, and the rest does not matter to it`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 1...200 {
      let name = (0...random.number(0...6)).map { _ in random.oneOf(Self.letters) }.joined()
      let letter = name.firstLetter
      #expect(!letter.isEmpty)
      #expect(name.unicodeScalars.starts(with: letter.unicodeScalars))
      #expect(letter.firstLetter.unicodeScalars.elementsEqual(letter.unicodeScalars))
    }
  }
}
