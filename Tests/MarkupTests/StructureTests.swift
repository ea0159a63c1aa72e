import Markup
import Testing

@Suite("Attributes, conditions and fragments")
struct StructureTests {
  @Test func `attributes that are nil or false are left out`() {
    #expect(html(p(.title(nil), .hidden(false), .aria("label", nil), .class(nil))) == "<p></p>")
    #expect(
      html(input(.type("checkbox"), .checked(true), .disabled(false), .required(true)))
        == #"<input type="checkbox" checked required>"#)
  }

  @Test func `several classes are one attribute`() {
    #expect(
      html(p(.class("a"), .title("t"), .class("b", when: false), .class("c", when: true)))
        == #"<p class="a c" title="t"></p>"#)
    #expect(html(p(.class("a", when: false), .class("b"))) == #"<p class="b"></p>"#)
  }

  @Test func `events, states and numbers are written as text`() {
    #expect(
      html(
        dialog(
          .modal, .dismiss("d"), .aria("modal", true), .tabIndex(-1), .drag("1"), .drop("2"),
          .dragHandle, .input("i"), .change("c"), .submit("s"), .autofocus))
        == "<dialog data-modal data-dismiss=\"d\" aria-modal=\"true\" tabindex=\"-1\" "
        + "data-drag=\"1\" data-drop=\"2\" data-drag-handle data-input=\"i\" data-change=\"c\" "
        + "data-submit=\"s\" autofocus></dialog>")
  }

  @Test(arguments: [0, 1, 2])
  func `conditions and loops choose their pieces`(number: Int) {
    @MarkupBuilder func pieces() -> some Markup {
      if number > 1 { b { "many" } }
      if number == 0 { "none" } else if number == 1 { "one" } else { "two" }
      for index in 0..<number { i { "\(index)" } }
      switch number {
      case 0: hr()
      default: br()
      }
      number == 1 ? "only" : nil
      [em { "x" }]
    }
    let expected = [
      "none<hr><em>x</em>", "one<i>0</i><br>only<em>x</em>",
      "<b>many</b>two<i>0</i><i>1</i><br><em>x</em>",
    ]
    #expect(html(pieces()) == expected[number])
  }

  @Test func `a custom piece is rendered in its place`() {
    struct Twice: Markup {
      func render(into renderer: inout Renderer) {
        renderer.text("a<")
        p { "b" }.render(into: &renderer)
      }
    }
    #expect(html(div { Twice() }) == "<div>a&lt;<p>b</p></div>")
  }

  @Test func `fragments record the positions of their elements and their parents`() throws {
    var renderer = Renderer()
    ul(key: "all") {
      li { "no fragment" }
      li(key: "a&b") { span(key: "inner") { "x" } }
      li { input(key: "deep") }
    }.render(into: &renderer)
    let text = { (start: Int32, end: Int32) in
      String(decoding: renderer.bytes[Int(start)..<Int(end)], as: UTF8.self)
    }
    #expect(
      renderer.fragments.map { text($0.keyStart, $0.keyEnd) } == [
        "all", "a&amp;b", "inner", "deep",
      ])
    #expect(renderer.fragments.map(\.parent) == [-1, 0, 1, 0])
    #expect(renderer.fragments.map(\.afterLast) == [4, 3, 3, 4])
    #expect(
      renderer.fragments.map { text($0.start, $0.end) } == [
        String(decoding: renderer.bytes, as: UTF8.self),
        "<li id=\"a&amp;b\"><span id=\"inner\">x</span></li>", "<span id=\"inner\">x</span>",
        "<input id=\"deep\">",
      ])
  }

  @Test func `a reused renderer contains nothing of the page before`() {
    var renderer = Renderer()
    p(key: "a") { "x" }.render(into: &renderer)
    renderer.removeAll()
    p(key: "b").render(into: &renderer)
    #expect(String(decoding: renderer.bytes, as: UTF8.self) == "<p id=\"b\"></p>")
    #expect(renderer.fragments.count == 1)
  }
}
