import Domain
import Testing

@Suite("Bytes of texts")
struct BytesTests {
  static let texts = ["", "Ann", "Zoë", "유나", "e\u{301}", "👩‍👧", "a\u{0}b"]

  @Test(arguments: texts)
  func `a text is the same after a way through its bytes or scalars`(text: String) {
    #expect(text.bytes == Array(text.utf8))
    #expect(text.scalars == Array(text.unicodeScalars))
    #expect(String(scalars: text.scalars[...]).bytes == text.bytes)
  }

  @Test func `a text begins with its first bytes, all of them, or none`() {
    for start in ["", "g", "gathers/", "gathers/1"] {
      #expect("gathers/1".beginsByBytes(with: start))
    }
    #expect(!"gathers/1".beginsByBytes(with: "gathers/12"))
    #expect(!"gathers/1".beginsByBytes(with: "Gathers"))
    // The same letter, in one scalar and in two.
    #expect(!"\u{E9}a".beginsByBytes(with: "e\u{301}"))
  }
}
