import Components
import Domain
import Markup
import Texts

extension Page {
  /// A table, who scored, and the last results.
  func sharedTable(_ model: TableViewModel, _ texts: Strings) {
    main(.id("table"), .class("follow shared-table")) {
      if let group = model.group { p(.class("reply-asks"), .dir("auto")) { group.text } }
      h1(.dir("auto")) { model.title }
      p(.class("shared-note")) { model.note }
      if !model.rows.isEmpty { places(model, texts) }
      scorers(texts.goals, model.goals, note: model.scorersNote)
      scorers(texts.assists, model.assists, note: nil)
      results(model.results, texts)
    }
  }

  private func places(_ model: TableViewModel, _ texts: Strings) {
    let placed = model.rows.filter { $0.place != nil }
    let others = model.rows.filter { $0.place == nil }
    div(
      .class("shared-scroll"), .attribute("tabindex", "0"), .role("region"),
      .aria("label", texts.table)
    ) {
      table(.class("shared-places")) {
        thead {
          tr {
            columnHead("#", texts.tableColumnPlace)
            columnHead(texts.name, texts.name)
            columnHead(texts.playedShort, texts.played, className: "medium")
            columnHead(texts.wonShort, texts.won, className: "wide")
            columnHead(texts.drawnShort, texts.drawn, className: "wide")
            columnHead(texts.lostShort, texts.lost, className: "wide")
            columnHead(
              texts.isolated("+\u{2060}/\u{2060}−"), texts.goalDifference, className: "medium")
            columnHead(texts.pointsShort, texts.points, className: "wide")
            columnHead(texts.perMatch, texts.perMatch)
            columnHead(texts.formOfFive, texts.formOfFive, className: "wide")
          }
        }
        if !placed.isEmpty { tbody { each(placed) { placeRow($0, texts) } } }
        if !others.isEmpty {
          tbody {
            if model.least > 1 {
              tr {
                th(
                  .attribute("scope", "rowgroup"), .attribute("colspan", "10"), .class("shared-few")
                ) {
                  texts.fewerMatches(model.least)
                }
              }
            }
            each(others) { placeRow($0, texts) }
          }
        }
      }
    }
  }

  /// The head of a column, with a class by which it is left out where there is no room for it.
  private func columnHead(_ text: String, _ label: String, className: StaticString? = nil) {
    th(.attribute("scope", "col"), .aria("label", label), .class(className)) { text }
  }

  private func placeRow(_ row: TableViewModel.Row, _ texts: Strings) {
    tr {
      td { row.place.map { String($0) } ?? "–" }
      th(.attribute("scope", "row")) { span(.dir("auto")) { row.name } }
      td(.class("medium")) { String(row.matches[0]) }
      each(row.matches.dropFirst()) { number in td(.class("wide")) { String(number) } }
      td(.class("medium")) { row.difference }
      td(.class("wide")) { String(row.points) }
      td { strong { row.perMatch } }
      td(.class("wide")) {
        formMarks(row.form, texts)
      }
    }
  }

  private func scorers(_ title: String, _ rows: [TableViewModel.Scorer], note: String?) {
    if !rows.isEmpty {
      section(.class("group")) {
        h2(.class("group-title")) { title }
        ul(.class("names shared-scorers")) {
          each(rows) { row in
            li {
              span { "\(row.place)." }
              span(.dir("auto")) { row.name }
              strong { String(row.count) }
            }
          }
        }
        if let note { p(.class("shared-note")) { note } }
      }
    }
  }

  private func results(_ results: [TableViewModel.Result], _ texts: Strings) {
    if !results.isEmpty {
      section(.class("group")) {
        h2(.class("group-title")) { texts.lastResults }
        ul(.class("names shared-results")) {
          each(results) { result in
            li {
              span(.class("shared-date")) { result.date }
              each(result.games) { game in span(.dir("auto")) { game } }
            }
          }
        }
      }
    }
  }
}
