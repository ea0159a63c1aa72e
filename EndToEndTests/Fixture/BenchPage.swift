import Markup

/// A row of a list like those of the app; `Benchmarks/Client` builds the same HTML.
struct BenchRow {
  let id: Int
  var name: String
  let detail: String
  var isSelected: Bool

  init(id: Int) {
    self.id = id
    name = id % 10 == 0 ? "Ari & Bo <\(id)>" : "Player number \(id)"
    detail = "Midfielder, age \(20 + id % 30)"
    isSelected = id % 3 == 0
  }
}

extension Page {
  func bench(_ rows: [BenchRow]) {
    main(key: "home") {
      ul(key: "rows", .class("list")) {
        each(rows) { row in
          li(
            key: "player-\(row.id)", .class("row"), .class("is-selected", when: row.isSelected)
          ) {
            button(
              .type("button"), .class("row-button"), .tap("players.rowTapped \(row.id)"),
              .aria("label", row.name)
            ) {
              strong(.class("name")) { row.name }
              small { row.detail }
            }
            input(.type("checkbox"), .checked(row.isSelected), .change("selected \(row.id)"))
          }
        }
      }
      p(key: "counter") { "\(rows.count)" }
    }
  }
}
