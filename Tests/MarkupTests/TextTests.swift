import Markup
import Testing

@Suite("Texts in pieces")
struct TextTests {
  private let word = "w"

  @Test(arguments: [0, 7, -7, 10, 1_234_567_890, .max, .min])
  func `a number is written in decimal digits`(number: Int) {
    #expect(html { $0.p { "\(number)" } } == "<p>\(number)</p>")
    #expect(html { $0.p(key: "n\(number)") } == "<p id=\"n\(number)\"></p>")
    #expect(html { $0.p(.title("n\(number)")) } == "<p title=\"n\(number)\"></p>")
    #expect(html { $0.p(.tabIndex(number)) } == "<p tabindex=\"\(number)\"></p>")
  }

  @Test func `a UUID is written in upper case with hyphens`() {
    let (high, low): (UInt64, UInt64) = (0x3F25_04E0_4F89_41D3, 0x9A0C_0305_E82C_3301)
    let uuid = "3F2504E0-4F89-41D3-9A0C-0305E82C3301"
    #expect(html { $0.p { "\(uuid: high, low)" } } == "<p>\(uuid)</p>")
    #expect(html { $0.p(key: "p-\(uuid: high, low)") } == "<p id=\"p-\(uuid)\"></p>")
    #expect(html { $0.p(.drag("\(uuid: high, low)")) } == "<p data-drag=\"\(uuid)\"></p>")
    #expect(html { $0.p { "\(word) \(uuid: high, low)!" } } == "<p>w \(uuid)!</p>")
    #expect(html { $0.p { "\(uuid: 0, 1)" } } == "<p>00000000-0000-0000-0000-000000000001</p>")
  }

  @Test func `any number of pieces stay in their order`() {
    let literal: StaticString = "l"
    #expect(html { $0.p { "\(word)" } } == "<p>w</p>")
    #expect(html { $0.p { "\(word)\(1)" } } == "<p>w1</p>")
    #expect(html { $0.p { "a\(1)b" } } == "<p>a1b</p>")
    #expect(html { $0.p { "a\(word)b\(2)c\(literal)d" } } == "<p>awb2cld</p>")
    #expect(
      html { $0.p(key: "a\(1)\(2)", .title("\(1)\(word)2"), .tap("\(literal) \(word)")) }
        == #"<p id="a12" title="1w2" data-tap="l w"></p>"#)
  }

  @Test func `a value is written in pieces when its turn comes`() {
    let event = Attribute.tap.written { value in
      value.append("a \(1)")
      value.append(word)
      value.append("\"")
    }
    #expect(html { $0.p(.class("c"), event) } == #"<p class="c" data-tap="a 1w&quot;"></p>"#)
  }

  @Test func `nil is no content, and no attribute`() {
    let text: String? = nil
    #expect(html { $0.p { text } } == "<p></p>")
    #expect(html { $0.p(.title(Text(text))) } == "<p></p>")
    #expect(html { $0.text(text) } == "")
  }
}
