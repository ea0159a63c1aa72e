import Domain
import TestSupport
import Testing

private typealias ID = Identifier<Player>

struct IdentifierTests {
  @Test func `an identifier is written in upper case in groups of 8, 4, 4, 4 and 12`() {
    let id = ID(high: 0x3F25_04E0_4F89_41D3, low: 0x9A0C_0305_E82C_3301)
    #expect(id.uuidString == "3F2504E0-4F89-41D3-9A0C-0305E82C3301")
  }

  @Test func `leading zeros are written`() {
    #expect(ID(high: 0, low: 1).uuidString == "00000000-0000-0000-0000-000000000001")
  }

  @Test func `random identifiers read back in either case`() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<2_000 {
      let id = ID(high: random.next(), low: random.next())
      #expect(ID(uuidString: id.uuidString) == id)
      #expect(ID(uuidString: id.uuidString.lowercased()) == id)
    }
  }

  @Test func `a new identifier is a version 4 UUID`() {
    var random = SplitMix64(seed: 2)
    var ones: (high: UInt64, low: UInt64) = (0, 0)
    var zeros: (high: UInt64, low: UInt64) = (0, 0)
    for _ in 0..<2_000 {
      let id = ID.random(using: &random)
      ones = (ones.high | id.high, ones.low | id.low)
      zeros = (zeros.high | ~id.high, zeros.low | ~id.low)
    }

    // A bit that was both one and zero is random; the others are the version and the variant.
    #expect(ones.high & zeros.high == 0xFFFF_FFFF_FFFF_0FFF)
    #expect(ones.low & zeros.low == 0x3FFF_FFFF_FFFF_FFFF)
    #expect(ones.high & ~zeros.high == 0x4000)
    #expect(ones.low & ~zeros.low == 0x8000_0000_0000_0000)
  }

  @Test(arguments: [
    "", "-", "3F2504E0", "3F2504E04F8941D39A0C0305E82C3301",
    "{3F2504E0-4F89-41D3-9A0C-0305E82C3301}", " 3F2504E0-4F89-41D3-9A0C-0305E82C3301",
    "3F2504E0-4F89-41D3-9A0C-0305E82C3301 ", "3F2504E0-4F89-41D3-9A0C-0305E82C330",
    "3F2504E0-4F89-41D3-9A0C-0305E82C33011", "3F2504E0-4F89-41D3-9A0C-0305E82C330G",
    "3F2504E0_4F89_41D3_9A0C_0305E82C3301", "3F2504E04-F89-41D3-9A0C-0305E82C3301",
    "3F2504E0-4F89-41D3-9A0C-0305E82C330-", "--------------------------------------",
    "３F2504E0-4F89-41D3-9A0C-0305E82C3301", "+F2504E0-4F89-41D3-9A0C-0305E82C3301",
    "3F2504E0-4F89-41D3-9A0C-0305E82C3301\0",
  ])
  func `any other text is not an identifier`(text: String) {
    #expect(ID(uuidString: text) == nil)
  }

  @Test func `every byte is a digit or not at every place`() {
    let id = ID(high: 0x3F25_04E0_4F89_41D3, low: 0x9A0C_0305_E82C_3301)
    let text = Array(id.uuidString.utf8)
    for place in text.indices where text[place] != UInt8(ascii: "-") {
      for byte in 0..<0x80 as Range<UInt8> {
        var other = text
        other[place] = byte
        let written = String(decoding: other, as: UTF8.self)
        let isDigit = Character(Unicode.Scalar(byte)).isHexDigit
        #expect(
          ID(uuidString: written)?.uuidString == (isDigit ? written.uppercased() : nil),
          "\(written)")
      }
    }
  }
}
