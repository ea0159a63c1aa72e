import Markup
import Testing

@Suite("Fragments")
struct FragmentTests {
  @Test func `fragments record the positions of their elements and their parents`() {
    var renderer = Renderer()
    renderer.render { $0.list() }
    let bytes = renderer.bytes
    let text = { (start: Int32, end: Int32) in
      String(decoding: bytes[Int(start)..<Int(end)], as: UTF8.self)
    }
    #expect(
      renderer.fragments.map { text($0.keyStart, $0.keyEnd) } == [
        "all", "a&amp;b", "inner", "deep",
      ])
    #expect(renderer.fragments.map(\.parent) == [-1, 0, 1, 0])
    #expect(renderer.fragments.map(\.afterLast) == [4, 3, 3, 4])
    #expect(
      renderer.fragments.map { text($0.start, $0.end) } == [
        String(decoding: bytes, as: UTF8.self),
        "<li id=\"a&amp;b\" class=\"row last\"><span id=\"inner\">x</span></li>",
        "<span id=\"inner\">x</span>", "<input id=\"deep\">",
      ])
  }

  @Test func `a reused renderer contains nothing of the page before`() {
    var renderer = Renderer()
    renderer.render { $0.p(key: "a") { "x" } }
    renderer.render { $0.p(key: "b") }
    #expect(String(decoding: renderer.bytes, as: UTF8.self) == "<p id=\"b\"></p>")
    #expect(renderer.fragments.count == 1)
    renderer.render { _ in }
    #expect(renderer.bytes.isEmpty && renderer.fragments.isEmpty)
  }
}

extension Page {
  fileprivate func list() {
    ul(key: "all") {
      li { "no fragment" }
      li(key: "a&b", .class("row"), .class("last")) { span(key: "inner") { "x" } }
      li { input(key: "deep") }
    }
  }
}
