import Markup
import Testing

func html(_ content: (Page) -> Void) -> String {
  String(decoding: Renderer.html(content), as: UTF8.self)
}

@Suite("Rendering", .timeLimit(.minutes(5)))
struct RenderingTests {
  @Test func `a page is rendered in the order in which it is written`() {
    let rows = [
      Row(id: 1, name: "Ari", isSelected: true), Row(id: 2, name: "Bo", isSelected: false),
    ]
    #expect(
      html { $0.players(rows) }
        == #"<ul id="players" class="list"><li id="player-1" class="row is-selected"><button "#
        + #"type="button" data-tap="tapped 1" aria-label="Ari">Ari</button></li><li "#
        + #"id="player-2" class="row"><button type="button" data-tap="tapped 2" "#
        + #"aria-label="Bo">Bo</button></li></ul>"#)
  }

  @Test func `a page that is larger than the renderer's memory grows it`() {
    let rows = (1...5_000).map { Row(id: $0, name: "Name", isSelected: false) }
    let page = html { $0.players(rows) }
    #expect(page.hasPrefix(#"<ul id="players" class="list"><li id="player-1" class="row">"#))
    #expect(page.hasSuffix(#"aria-label="Name">Name</button></li></ul>"#))
    #expect(page.split(separator: "<li ").count == 5_001)
  }

  @Test func `eight threads that render at once get the pages that one would get`() async {
    let pages = (1...8).map { thread in
      (1...2_000).map { Row(id: $0 * thread, name: "<\(thread)>", isSelected: $0 % 2 == 0) }
    }
    let alone = pages.map { rows in html { $0.players(rows) } }
    let together = await withTaskGroup(of: (Int, [String]).self) { group in
      for (index, rows) in pages.enumerated() {
        group.addTask {
          var renderer = Renderer()
          return (
            index,
            (1...5).map { _ in
              renderer.render { $0.players(rows) }
              return String(decoding: renderer.bytes, as: UTF8.self)
            }
          )
        }
      }
      return await group.reduce(into: [Int: [String]]()) { $0[$1.0] = $1.1 }
    }
    for (index, page) in alone.enumerated() {
      #expect(together[index] == Array(repeating: page, count: 5))
    }
  }
}

private struct Row {
  let id: Int
  let name: String
  let isSelected: Bool
}

extension Page {
  fileprivate func players(_ rows: [Row]) {
    ul(key: "players", .class("list")) {
      each(rows) { row in
        li(key: "player-\(row.id)", .class("row"), .class("is-selected", when: row.isSelected)) {
          button(.type("button"), .tap("tapped \(row.id)"), .aria("label", row.name)) { row.name }
        }
      }
    }
  }
}
