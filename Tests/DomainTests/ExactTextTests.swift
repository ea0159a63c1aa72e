import Domain
import Testing

@Suite("Texts that are compared by their bytes")
struct ExactTextTests {
  @Test func `texts of the same bytes are equal, and have the same hash`() {
    let (one, other) = (ExactText("Zoë"), ExactText(["Z", "o", "ë"].joined()))
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
  }

  @Test(
    arguments: [
      ("\u{E9}", "e\u{301}"), ("가", "\u{1100}\u{1161}"), ("Ann", "ann"), ("Ann", "Ann "),
      ("", "\u{0}"),
    ] as [(ExactText, ExactText)])
  func `texts of other bytes are not equal, also when they look the same`(
    one: ExactText, other: ExactText
  ) {
    #expect(one != other)
  }

  @Test func `a text stays as it is`() {
    let typed = " e\u{301}\n"
    #expect(ExactText(typed).text.utf8.elementsEqual(typed.utf8))
  }
}
