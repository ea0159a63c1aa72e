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
      settingsLink(context)
    } content: {
      div(key: "season-head", .class("season-head")) {
        seasonPeriods(model, texts)
        if model.list == .table, !model.periods.isEmpty { seasonOrders(model, texts) }
      }
      switch model.content {
      case .empty(let advice): emptyState(texts.noResults, advice) { emptyScoreboard() }
      case .list(let note, let rows):
        seasonLists(model, texts)
        p(key: "season-note", .class("note")) { note }
        seasonRows(rows, texts)
        moreButton(rows.moreLabel, .season(.endReached))
      }
    }
  }

  private func seasonPeriods(_ model: SeasonViewModel, _ texts: Strings) {
    let periods = model.periods
    if !periods.isEmpty {
      select(
        key: "season-period", .class("input season-period"), .name("season-period"),
        .aria("label", texts.season), .change(.season(.periodChosen))
      ) {
        each(periods) { period in
          option(.value(period.code), .selected(period.isChosen)) { period.label }
        }
      }
    }
  }

  private func seasonLists(_ model: SeasonViewModel, _ texts: Strings) {
    ul(key: "season-lists", .class("chips")) {
      each(model.lists) { choice in
        li {
          seasonChip(choice.label, model.list == choice.list, .season(.listTapped(choice.list)))
        }
      }
    }
  }

  private func seasonOrders(_ model: SeasonViewModel, _ texts: Strings) {
    ul(key: "season-orders", .class("chips")) {
      li { seasonChip(texts.perMatch, model.order == .perMatch, .season(.perMatchTapped)) }
      li { seasonChip(texts.inAll, model.order == .inAll, .season(.inAllTapped)) }
    }
  }

  private func seasonChip(_ label: String, _ isChosen: Bool, _ event: Event) {
    button(.type("button"), .class("choice-chip"), .aria("pressed", isChosen), .tap(event)) {
      label
    }
  }

  private func seasonRows(
    _ list: WindowedList<SeasonViewModel.Row>, _ texts: Strings
  ) {
    ol(key: "season-rows", .class("list season-rows")) {
      each(list.rows.enumerated()) { index, row in
        if let heading = row.heading {
          li(key: "season-heading", .class("season-heading")) { heading }
        }
        seasonRow(row, list.place(index), texts)
      }
    }
  }

  private func seasonRow(_ row: SeasonViewModel.Row, _ place: ListPlace?, _ texts: Strings) {
    li(
      key: "season-\(row.id)", .aria("posinset", place?.number), .aria("setsize", place?.count)
    ) {
      button(.type("button"), .class("row"), .tap(.season(.rowTapped(row.id)))) {
        span(.class("season-place")) { row.place.map { String($0) } ?? "–" }
        span(.class("row-text")) {
          personName(row.name)
          span(.class("facts"), .aria("hidden", true)) { row.facts }
          span(.class("spoken")) { row.spokenFacts }
          seasonForm(row.form, texts)
        }
        strong(.class("season-value")) { row.value }
      }
    }
  }

  /// The last results as marks that differ in shape, too.
  private func seasonForm(_ form: [Outcome], _ texts: Strings) {
    if !form.isEmpty {
      span(.class("season-form"), .aria("hidden", true)) {
        each(form.enumerated()) { index, outcome in
          span(
            .class(outcome.mark), .class("is-newest", when: index == form.count - 1))
        }
      }
      span(.class("spoken")) { texts.spokenForm(form) }
    }
  }
}

extension Outcome {
  /// The class of the mark that stands for it.
  fileprivate var mark: StaticString {
    switch self {
    case .won: "mark-won"
    case .drawn: "mark-drawn"
    case .lost: "mark-lost"
    }
  }
}
