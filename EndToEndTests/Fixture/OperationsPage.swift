import Markup

/// A long list and the nine operations of js-framework-benchmark on it;
/// `Benchmarks/Client/operations.js` does the same in plain JavaScript.
struct Operations {
  struct Row {
    let id: Int
    var label: String
  }

  private(set) var rows: [Row] = []
  private(set) var selected: Int?
  private var lastID = 0

  mutating func perform(_ command: Command) {
    switch command.word {
    case "create":
      rows = newRows(command.number)
      selected = nil
    case "append": rows += newRows(command.number)
    case "update":
      for index in stride(from: 0, to: rows.count, by: 10) { rows[index].label += " !!!" }
    case "select": selected = command.number
    case "swap": if rows.count > 998 { rows.swapAt(1, 998) }
    case "remove": rows.removeAll { $0.id == command.number }
    default:
      rows = []
      selected = nil
    }
  }

  private mutating func newRows(_ count: Int) -> [Row] {
    defer { lastID += count }
    return (1...count).map { Row(id: lastID + $0, label: Self.label(lastID + $0)) }
  }

  private static func label(_ id: Int) -> String {
    "\(sizes[id % sizes.count]) \(colours[id % colours.count]) \(things[id % things.count])"
  }

  private static let sizes = ["pretty", "large", "big", "small", "tall", "short", "long"]
  private static let colours = [
    "red", "yellow", "blue", "green", "pink", "brown", "purple", "white",
  ]
  private static let things = [
    "table", "chair", "house", "desk", "car", "pony", "cookie", "mouse", "pizza",
  ]
}

extension Page {
  func operations(_ list: Operations) {
    main(key: "operations") {
      ul(key: "operations-rows") {
        each(list.rows) { row in
          li(key: "row-\(row.id)", .class("danger", when: row.id == list.selected)) {
            span(.class("number")) { "\(row.id)" }
            button(.type("button"), .class("label"), .tap("operations select \(row.id)")) {
              row.label
            }
            button(.type("button"), .class("remove"), .tap("operations remove \(row.id)")) {
              span(.class("cross"), .aria("hidden", true))
            }
            span(.class("rest"))
          }
        }
      }
    }
  }
}
