import Markup
import TestSupport
import Testing

@testable import Browser

@Suite("Patching")
struct PatcherTests {
  struct Row {
    var id: Int
    var name = "Row"
  }

  private static func list(_ rows: [Row], title: String = "List") -> Element {
    div(key: "page") {
      h1 { title }
      ul(key: "list") { for row in rows { li(key: "row-\(row.id)") { row.name } } }
    }
  }

  private static func patches(_ pages: Element...) -> [String] {
    var patcher = Patcher()
    var patches: [String] = []
    for page in pages {
      patches = []
      patcher.update(page) { patches.append(String(decoding: $0, as: UTF8.self)) }
    }
    return patches
  }

  @Test func `the first page is sent as a whole`() {
    #expect(
      Self.patches(Self.list([Row(id: 1)])) == [
        "<div id=\"app\"><div id=\"page\"><h1>List</h1><ul id=\"list\">"
          + "<li id=\"row-1\">Row</li></ul></div></div>"
      ])
  }

  @Test func `a page that did not change sends nothing`() {
    let rows = (1...50).map { Row(id: $0) }
    #expect(Self.patches(Self.list(rows), Self.list(rows)) == [])
  }

  @Test func `one changed row of a thousand is sent alone`() {
    let rows = (1...1000).map { Row(id: $0) }
    var changed = rows
    changed[499].name = "Changed"
    #expect(
      Self.patches(Self.list(rows), Self.list(changed)) == ["<li id=\"row-500\">Changed</li>"])
  }

  @Test func `a change around fragments is sent with placeholders for them`() {
    let rows = [Row(id: 1)]
    #expect(
      Self.patches(Self.list(rows), Self.list(rows, title: "New")) == [
        "<div id=\"page\"><h1>New</h1><template id=\"list\"></template></div>"
      ])
  }

  @Test func `a new order is sent as placeholders, and a changed row after it`() {
    #expect(
      Self.patches(
        Self.list([Row(id: 1), Row(id: 2), Row(id: 3)]),
        Self.list([Row(id: 4), Row(id: 3, name: "New"), Row(id: 1)])) == [
          "<ul id=\"list\"><li id=\"row-4\">Row</li><template id=\"row-3\"></template>"
            + "<template id=\"row-1\"></template></ul>", "<li id=\"row-3\">New</li>",
        ])
  }

  @Test func `an element with another tag is a new element`() {
    #expect(
      Self.patches(div(key: "a") { p(key: "b") { "x" } }, div(key: "a") { h2(key: "b") { "x" } })
        == ["<div id=\"a\"><h2 id=\"b\">x</h2></div>"])
  }

  @Test func `a fragment that moves into another fragment is new there`() {
    let page = { (left: Bool) in
      div(key: "both") {
        ul(key: "left") { if left { li(key: "moving") { "x" } } }
        ul(key: "right") { if !left { li(key: "moving") { "x" } } }
      }
    }
    #expect(
      Self.patches(page(true), page(false)) == [
        "<ul id=\"left\"></ul>", "<ul id=\"right\"><li id=\"moving\">x</li></ul>",
      ])
  }

  @Test func `a key that occurs twice by mistake is not matched twice`() {
    let twice = { (name: String) in
      ul(key: "list") {
        li(key: "same") { name }
        li(key: "same") { name }
        li { name }
      }
    }
    #expect(
      Self.patches(twice("a"), twice("b")).first
        == "<ul id=\"list\"><template id=\"same\"></template><template id=\"same\"></template>"
        + "<li>b</li></ul>")
  }

  @Test(arguments: 1...400 as ClosedRange<UInt64>)
  func `patches turn any page into any other`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var tree = RandomTree(using: &generator)
    var patcher = Patcher()
    var document: ModelDocument?
    for _ in 0..<8 {
      var patches: [String] = []
      patcher.update(tree.markup) { patches.append(String(decoding: $0, as: UTF8.self)) }
      for patch in patches where document != nil { try document?.apply(patch) }
      if document == nil { document = try ModelDocument(html: patches[0]) }
      let html = Renderer.html(div(key: "app") { tree.markup })
      #expect(document == (try ModelDocument(html: String(decoding: html, as: UTF8.self))))
      tree.change(using: &generator)
    }
  }
}
