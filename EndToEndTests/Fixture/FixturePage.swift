import Markup

extension Page {
  func fixture(_ state: FixtureState) {
    if let list = state.operations {
      operations(list)
    } else if !state.benchRows.isEmpty {
      bench(state.benchRows)
    } else if state.path.utf8.elementsEqual("/other".utf8) {
      main(key: "other", .class("tall")) {
        h1 { "Another page" }
        button(.type("button"), .tap("count")) { "Count" }
      }
    } else {
      main(key: "home") {
        h1 { "Fixture" }
        p(key: "counter") { "\(state.counter)" }
        list(state)
        controls(state)
        board(state)
        div(.class("tall")) {}
      }
    }
    if state.isDialogOpen { fixtureDialog() }
    ol(key: "log", .hidden(true)) {
      each(state.log) { line in li { line } }
    }
  }

  private func list(_ state: FixtureState) {
    div(key: "scroller", .class("scroller")) {
      ul(key: "rows", .data("count", "\(state.rows.count)")) {
        each(state.rows) { row in
          li(key: "row-\(row.id)", .class("row")) {
            span(.class("name")) { row.name }
            input(.type("text"), .aria("label", "Note \(row.id)"))
            button(.type("button"), .tap("remove \(row.id)")) { "Remove" }
          }
        }
      }
    }
  }

  private func controls(_ state: FixtureState) {
    form(key: "form", .submit("submitted"), .data("counter", "\(state.counter)")) {
      span { "\(state.counter)" }
      input(.id("controlled"), .type("text"), .value(state.controlled), .input("controlled"))
      input(.id("refusing"), .type("text"), .value("fixed"), .input("refused"))
      input(.id("free"), .type("text"), .paste("pasted"))
      input(.id("default"), .type("text"), .value("default"), .change("changed"))
      input(.id("box"), .type("checkbox"), .checked(state.isBoxChecked), .change("box"))
      input(.id("stubborn"), .type("checkbox"), .checked(false), .change("refused"))
      input(.id("freeBox"), .type("checkbox"))
      select(.id("choice"), .change("choice")) {
        each(["a", "b", "c"]) { value in
          option(.value(value), .selected(value.utf8.elementsEqual(state.choice.utf8))) { value }
        }
      }
      textarea(.id("area")) { "text" }
      details(.id("details")) {
        summary { "More" }
        p { "Counted \(state.counter)" }
      }
      button(.type("button"), .id("count"), .tap("count")) { "Count" }
      button(.type("button"), .id("open"), .tap("open")) { "Open" }
      button(.type("submit")) { "Send" }
      a(.href("#/other"), .id("link")) { "Another page" }
    }
  }

  private func board(_ state: FixtureState) {
    section(key: "board") {
      each(state.zones) { zone in
        div(key: "zone-\(zone.name.text)", .class("zone"), .drop("drop \(zone.name.text)")) {
          each(zone.items) { item in
            div(key: "\(item)", .class("item"), .drag(item)) {
              button(.type("button"), .tap("item \(item)")) { item }
            }
          }
        }
      }
      svg(key: "drawing", .attribute("viewBox", "0 0 10 10")) {
        g(key: "shape", .data("count", "\(state.counter)")) {
          circle(.attribute("r", "\(state.counter)"))
        }
      }
    }
  }

  private func fixtureDialog() {
    dialog(key: "dialog", .modal, .dismiss("close"), .aria("label", "A dialog")) {
      h2 { "A dialog" }
      input(.id("inDialog"), .type("text"))
      button(.type("button"), .id("close"), .tap("close")) { "Close" }
    }
  }
}
