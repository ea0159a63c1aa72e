import Markup
import Testing

func html(_ piece: some Markup) -> String {
  String(decoding: Renderer.html(piece), as: UTF8.self)
}

@Suite("Rendering")
struct RenderingTests {
  struct Row { let id: Int, name: String, isSelected: Bool }

  @Test func `a page is rendered in the order in which it is written`() {
    let rows = [
      Row(id: 1, name: "Ari", isSelected: true), Row(id: 2, name: "Bo", isSelected: false),
    ]
    @MarkupBuilder func page() -> some Markup {
      ul(key: "players", .class("list")) {
        for row in rows {
          li(key: "player-\(row.id)", .class("row"), .class("is-selected", when: row.isSelected)) {
            button(.type("button"), .tap("tapped \(row.id)"), .aria("label", row.name)) { row.name }
          }
        }
      }
    }
    #expect(
      html(page())
        == #"<ul id="players" class="list"><li id="player-1" class="row is-selected"><button "#
        + #"type="button" data-tap="tapped 1" aria-label="Ari">Ari</button></li><li "#
        + #"id="player-2" class="row"><button type="button" data-tap="tapped 2" "#
        + #"aria-label="Bo">Bo</button></li></ul>"#)
  }
}
