import Components
import Domain
import Markup
import Presentation
import Texts

extension Page {
  /// What the results tell.
  func seasonScreen(_ model: SeasonViewModel, _ context: PageContext) {
    let texts = context.texts
    layout(context, "season") {
      periodSelect(model.periods, texts, .season(.periodChosen))
      if model.canShare { shareButton(texts) }
      settingsLink(context)
    } content: {
      if !model.periods.isEmpty { seasonChoices(model, texts) }
      switch model.content {
      case .empty(let advice):
        emptyState(texts.noResults, advice) { emptyScoreboard() }
      case .list(let note, let rows):
        if let champion = model.champion {
          p(key: "champion", .class("champion")) { champion }
        }
        p(key: "season-note", .class("note")) { note }
        let unit = model.order == .perMatch ? texts.perMatch : texts.inAll
        if model.list == .table { columnHeads(model.columnHeads, unit) }
        seasonRows(rows, unit: model.list == .table ? unit : nil, texts)
        moreButton(rows.moreLabel, .season(.endReached))
      case .records(let note, let rows):
        p(key: "season-note", .class("note")) { note }
        seasonRecords(rows)
      }
      resultsFiles(model.files, texts)
      pastMatchLink(texts)
      seasonSheets(model, texts)
    }
  }

  /// The lists in one row, and what the table counts and how.
  private func seasonChoices(_ model: SeasonViewModel, _ texts: Strings) {
    div(key: "season-choices", .class("season-choices")) {
      ul(key: "season-lists", .class("chips scrolling-row")) {
        each(model.lists) { choice in
          li {
            seasonChip(choice.label, model.list == choice.list, .season(.listTapped(choice.list)))
          }
        }
      }
      button(
        key: "rules", .type("button"), .class("icon-button"), .aria("label", texts.rules),
        .tap(.season(.rulesTapped))
      ) { icon(.options) }
    }
  }

  private func shareButton(_ texts: Strings) {
    button(
      key: "share", .type("button"), .class("icon-button"), .aria("label", texts.shareSeason),
      .tap(.season(.shareTableTapped))
    ) { icon(.share) }
  }

  private func resultsFiles(_ files: [(file: ResultsFile, label: String)], _ texts: Strings) {
    if !files.isEmpty {
      section(key: "files", .class("group")) {
        h2(.class("group-title")) { texts.tablesAsFiles }
        ul(.class("list")) {
          each(files) { choice in
            li {
              button(.type("button"), .class("row"), .tap(.season(.fileTapped(choice.file)))) {
                span(.class("row-text")) { choice.label }
              }
            }
          }
        }
      }
    }
  }

  private func seasonRecords(_ rows: [SeasonViewModel.RecordRow]) {
    ul(key: "season-records", .class("list season-rows")) {
      each(rows) { row in
        li {
          button(.type("button"), .class("row"), .tap(.season(.matchTapped(row.match)))) {
            span(.class("row-text")) {
              span { row.label }
              span(.class("facts")) { row.facts }
            }
            strong(.class("season-value"), .class("result-score", when: row.isScore)) { row.value }
          }
        }
      }
    }
  }

  func seasonChip(_ label: String, _ isChosen: Bool, _ event: Event) {
    button(.type("button"), .class("choice-chip"), .aria("pressed", isChosen), .tap(event)) {
      label
    }
  }

  private func seasonRows(
    _ list: WindowedList<SeasonViewModel.Row>, unit: String?, _ texts: Strings
  ) {
    ol(key: "season-rows", .class("list season-rows")) {
      each(list.rows.enumerated()) { index, row in
        if let heading = row.heading {
          li(key: "season-heading", .class("season-heading")) { heading }
        }
        seasonRow(row, list.place(index), unit: unit, texts)
      }
    }
  }

  private func seasonRow(
    _ row: SeasonViewModel.Row, _ place: ListPlace?, unit: String?, _ texts: Strings
  ) {
    li(
      key: "season-\(row.id)", .aria("posinset", place?.number), .aria("setsize", place?.count)
    ) {
      button(.type("button"), .class("row"), .tap(.season(.rowTapped(row.id)))) {
        barBehind(row.bar)
        span(.class("season-place")) {
          if let place = row.place {
            span { String(place) }
          } else {
            span(.aria("hidden", true)) { "–" }
          }
          if let rise = row.rise { riseMark(rise, texts) }
        }
        pause()
        span(.class("row-text")) {
          personName(row.name)
          pause()
          span(.class("season-facts")) {
            span(.class("facts"), .aria("hidden", true)) { row.facts }
            span(.class("spoken")) { row.spokenFacts }
            formMarks(row.form, texts)
          }
        }
        columns(row.columns)
        pause()
        strong(.class("season-value")) { row.value }
        if let unit { span(.class("spoken")) { " \(unit)" } }
      }
    }
  }

  /// How many places a player rose or fell by the last evening.
  private func riseMark(_ rise: Int, _ texts: Strings) {
    span(.class(rise > 0 ? "rise" : "fall"), .aria("hidden", true)) {
      "\(rise > 0 ? "▲" : "▼")\(rise.magnitude)"
    }
    span(.class("spoken")) { rise > 0 ? texts.placesUp(rise) : texts.placesDown(-rise) }
  }

  /// What the numbers in columns are; rows are spoken in words.
  private func columnHeads(_ heads: [String], _ value: String) {
    div(key: "season-heads", .class("season-heads"), .aria("hidden", true)) {
      columns(heads)
      span(.class("season-value")) { value }
    }
  }

  private func columns(_ numbers: [String]) {
    if !numbers.isEmpty {
      span(.class("season-columns"), .aria("hidden", true)) {
        each(numbers) { number in span { number } }
      }
    }
  }
}
