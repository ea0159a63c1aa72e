import Domain
import PastedLists
import TestSupport
import Testing

/// Texts that no one would write, put together from pieces that mean something in a list.
private struct HostileText {
  var random: SplitMix64

  mutating func text() -> String {
    (0..<random.number(0...60)).map { _ in piece() }.joined()
  }

  private mutating func piece() -> String {
    if random.chance(15), let scalar = Unicode.Scalar(UInt32(random.number(0...0x10_FFFF))) {
      return String(scalar)
    }
    if random.chance(2) { return String(repeating: piece(), count: random.number(1...300)) }
    return random.oneOf([
      "\n", "\r\n", "\u{2028}", "\t", ",", ";", " ", "  ", "1", "12", ".", ")", "(", "[", "]", "x]",
      ":", "20:14", "[20:14] ", "[20:14, 9/5/2026] ", " - ", "-", "•", "*", "+1", "+", "'", "’",
      "//",
      "Reserves:", "Out: ", "Maybe", "Name", "|", "> ", "~", "☐", "£6", "8pm",
      " — Today at 9:04 PM",
      ":x:", "/", "&", " and ", "①", "१", "(3)", "60%", "참석", "\u{336}",
      "Ann", "ben", "유나", "ㅂ", "علي", "José", "e\u{301}", "✅", "👨‍👩‍👧", "🇰🇷", "1️⃣", "\u{200D}",
      "\u{202E}", "\u{2068}", "\u{0}", "\u{FEFF}", "\u{FE0F}", "\u{115F}", "https://", "@",
    ])
  }
}

@Suite("Lists of names: random text")
struct RandomNameListTests {
  @Test(arguments: UInt64(0)..<2_000)
  func `names are valid, and at most 200`(seed: UInt64) {
    var hostile = HostileText(random: SplitMix64(seed: seed))
    let text = hostile.text()
    let names = NameList(text).entries.map { $0.name }

    #expect(names.count <= NameList.limit)
    for name in names { #expect((try? ShortText(name.text)) == name, "\(name.text)") }
  }

  @Test(arguments: ["1", "1.", ":", "20:14", "[", "]", "a", "👨‍👩‍👧", ",", "\n", "x]", "+1", "- "])
  func `a long text of one piece is read in a moment`(piece: String) {
    #expect(NameList(String(repeating: piece, count: 20_000)).entries.count <= 200)
  }
}
