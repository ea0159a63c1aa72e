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

  private typealias Content = (Page) -> Void

  private static func list(_ rows: [Row], title: String = "List") -> Content {
    { $0.list(rows, title: title) }
  }

  private static func patches(_ pages: Content...) -> [String] {
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

  @Test func `rows that still follow one another have one placeholder`() {
    let rows = (1...6).map { Row(id: $0) }
    var changed = rows
    changed.insert(Row(id: 7), at: 3)
    changed.swapAt(5, 6)
    #expect(
      Self.patches(Self.list(rows), Self.list(changed)) == [
        "<ul id=\"list\"><template id=\"row-1\" data-to=\"row-3\"></template>"
          + "<li id=\"row-7\">Row</li><template id=\"row-4\"></template>"
          + "<template id=\"row-6\"></template><template id=\"row-5\"></template></ul>"
      ])
  }

  @Test func `rows with something new between them have placeholders of their own`() {
    #expect(
      Self.patches({ $0.two(between: nil) }, { $0.two(between: "or") }) == [
        "<div id=\"two\"><template id=\"a\"></template><p>or</p><template id=\"b\"></template></div>"
      ])
    #expect(
      Self.patches({ $0.two(between: "or") }, { $0.two(between: nil) }) == [
        "<div id=\"two\"><template id=\"a\"></template><template id=\"b\"></template></div>"
      ])
  }

  @Test func `an element with another tag is a new element`() {
    #expect(
      Self.patches(
        { page in page.div(key: "a") { page.p(key: "b") { "x" } } },
        { page in page.div(key: "a") { page.h2(key: "b") { "x" } } })
        == ["<div id=\"a\"><h2 id=\"b\">x</h2></div>"])
  }

  @Test func `a fragment that moves into another fragment is new there`() {
    #expect(
      Self.patches({ $0.moving(left: true) }, { $0.moving(left: false) }) == [
        "<ul id=\"left\"></ul>", "<ul id=\"right\"><li id=\"moving\">x</li></ul>",
      ])
  }

  @Test func `a key that occurs twice by mistake is not matched twice`() {
    #expect(
      Self.patches({ $0.twice("a") }, { $0.twice("b") }).first
        == "<ul id=\"list\"><template id=\"same\" data-to=\"same\"></template><li>b</li></ul>")
  }

  @Test(arguments: 1...400 as ClosedRange<UInt64>)
  func `patches turn any page into any other`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var tree = RandomTree(using: &generator)
    var patcher = Patcher()
    var document: ModelDocument?
    for _ in 0..<8 {
      var patches: [String] = []
      patcher.update(tree.write) { patches.append(String(decoding: $0, as: UTF8.self)) }
      for patch in patches where document != nil { try document?.apply(patch) }
      if document == nil { document = try ModelDocument(html: patches[0]) }
      let html = Renderer.html { page in page.div(key: "app") { tree.write(to: page) } }
      #expect(document == (try ModelDocument(html: String(decoding: html, as: UTF8.self))))
      tree.change(using: &generator)
    }
  }
}

extension Page {
  fileprivate func list(_ rows: [PatcherTests.Row], title: String) {
    div(key: "page") {
      h1 { title }
      ul(key: "list") {
        each(rows) { row in li(key: "row-\(row.id)") { row.name } }
      }
    }
  }

  /// A fragment in the left or in the right one of two lists.
  fileprivate func moving(left: Bool) {
    div(key: "both") {
      ul(key: "left") { if left { li(key: "moving") { "x" } } }
      ul(key: "right") { if !left { li(key: "moving") { "x" } } }
    }
  }

  fileprivate func two(between text: String?) {
    div(key: "two") {
      p(key: "a") { "x" }
      if let text { p { text } }
      p(key: "b") { "x" }
    }
  }

  fileprivate func twice(_ name: String) {
    ul(key: "list") {
      li(key: "same") { name }
      li(key: "same") { name }
      li { name }
    }
  }
}
