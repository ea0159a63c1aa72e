import Markup
import Testing

@Suite("Attributes, conditions and loops")
struct StructureTests {
  @Test func `attributes that are nil or false are left out`() {
    let none: String? = nil
    #expect(
      html { $0.p(.title(nil), .hidden(false), .aria("label", nil), .class(nil)) } == "<p></p>")
    #expect(
      html { $0.p(.title(none), .data("a", none), .class(none), .tap(none)) } == "<p></p>")
    #expect(
      html { $0.input(.type("checkbox"), .checked(true), .disabled(false), .required(true)) }
        == #"<input type="checkbox" checked required>"#)
  }

  @Test func `several classes are one attribute`() {
    #expect(
      html { $0.p(.class("a"), .title("t"), .class("b", when: false), .class("c", when: true)) }
        == #"<p class="a c" title="t"></p>"#)
    #expect(html { $0.p(.class("a", when: false), .class("b")) } == #"<p class="b"></p>"#)
  }

  @Test func `classes after other attributes are added to the first ones`() {
    let name = "e"
    #expect(
      html {
        $0.p(
          key: "k", .class("a b"), .title("t"), .class("c"), .data("d", "1"), .class(name),
          .class(name, when: false), .hidden(true), .class("f"))
      } == #"<p id="k" class="a b c e f" title="t" data-d="1" hidden></p>"#)
    #expect(
      html { page in
        page.p(.class("a")) { page.b(.title("t"), .class("b")) }
      } == #"<p class="a"><b title="t" class="b"></b></p>"#)
  }

  @Test func `events, states and numbers are written as text`() {
    #expect(
      html {
        $0.dialog(
          .modal, .dismiss("d"), .aria("modal", true), .tabIndex(-1), .drag("1"), .drop("2"),
          .input("i"), .change("c"), .submit("s"))
      }
        == "<dialog data-modal data-dismiss=\"d\" aria-modal=\"true\" tabindex=\"-1\" "
        + "data-drag=\"1\" data-drop=\"2\" data-input=\"i\" data-change=\"c\" "
        + "data-submit=\"s\"></dialog>")
  }

  @Test(arguments: [0, 1, 2])
  func `conditions and loops choose their elements`(number: Int) {
    let expected = [
      "<p><u>none</u><hr></p>", "<p><u>one</u><i>0</i><br></p>",
      "<p><b>many</b><u>two</u><i>0</i><i>1</i><br></p>",
    ]
    #expect(html { $0.choices(number) } == expected[number])
  }

  @Test func `text beside elements is written in its place`() {
    let name: String? = "b"
    #expect(
      html { page in
        page.p {
          page.text("a<")
          page.i { "i" }
          page.text(name)
          page.br()
          page.text("c\(1)")
        }
      } == "<p>a&lt;<i>i</i>b<br>c1</p>")
  }

  @Test func `an element without content has both tags, a void one has one`() {
    #expect(
      html { page in
        page.div {
          page.p()
          page.p {}
          page.hr(.class("x"))
          page.p { "" }
        }
      } == #"<div><p></p><p></p><hr class="x"><p></p></div>"#)
  }

  @Test func `an element that only a program knows is called by its name`() {
    #expect(html { $0.tag("math")(.class("x")) { "1" } } == #"<math class="x">1</math>"#)
    #expect(html { $0.voidTag("wbr")() } == "<wbr>")
  }
}

extension Page {
  fileprivate func choices(_ number: Int) {
    p {
      if number > 1 { b { "many" } }
      tag("u")() {
        if number == 0 { "none" } else if number == 1 { "one" } else { "two" }
      }
      each(0..<number) { index in i { "\(index)" } }
      switch number {
      case 0: hr()
      default: br()
      }
    }
  }
}
