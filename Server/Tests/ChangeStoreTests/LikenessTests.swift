import ChangeStore
import Testing

struct LikenessTests {
  @Test(arguments: [
    ("paul", "p\u{430}ul"), ("filip", "\u{FB01}lip"), ("jo", "\u{FF4A}\u{FF4F}"),
    ("user2", "user2\u{2060}"), ("x1", "x\u{AD}1"), ("bob2", "\u{202E}bob2"),
    ("user2", "user\u{B2}"), ("Kim", "\u{212A}im"), ("zo\u{EB}", "zoe\u{308}"),
    ("ann", "ANN"), ("ann lee", "ann\u{A0}lee"), ("ann lee", " ann  lee "),
    ("mike", "\u{39C}\u{399}\u{39A}\u{395}"), ("Tom", "\u{422}\u{43E}\u{41C}"),
    ("ann", "a\u{FE0F}n\u{34F}n"), ("oscar", "\u{43E}\u{455}\u{441}\u{430}r"),
  ])
  func `names that look alike have one likeness`(name: String, other: String) {
    #expect(Likeness.of(name) == Likeness.of(other))
  }

  @Test(arguments: [
    ("ann", "anna"), ("strasse", "stra\u{DF}e"), ("zoe", "zo\u{EB}"), ("ann lee", "annlee"),
    ("user1", "userl"), ("김민수", "김민서"), ("\u{438}\u{432}\u{430}\u{43D}", "ivan"),
    ("\u{5D0}", "\u{5D1}"),
  ])
  func `names that do not look alike stay apart`(name: String, other: String) {
    #expect(Likeness.of(name) != Likeness.of(other))
  }

  @Test func `names without any ink are alike`() {
    #expect(Likeness.of("\u{2060}") == "")
    #expect(Likeness.of("\u{3164}") == "")
  }
}
