import Domain
import Markup
import Presentation

func pastGathersScreen(_ model: PastGathersViewModel, _ context: PageContext) -> Element {
  layout(context, "past-gathers") {
    settingsLink(context)
  } content: {
    let list = model.list
    if list.rows.isEmpty {
      emptyState(context.texts.noGathers, context.texts.noGathersAdvice, drawing: emptyScoreboard())
    } else {
      ul(key: "rows", .class("results")) {
        list.rows.map { resultItem($0, context.texts) }
      }
      moreButton(list, .pastGathers(.endReached))
    }
  }
}

private func resultItem(_ row: GatherRow, _ texts: Strings) -> Element {
  li(key: "gather-\(row.id.uuidString)") {
    button(.type("button"), .class("result"), .tap(.pastGathers(.rowTapped(row.id)))) {
      span(.class("result-date")) { row.date }
      span(.class("result-score")) { row.score }
      resultText(row)
      resultTeam(.teamA, row.teamA, row, texts)
      resultTeam(.teamB, row.teamB, row, texts)
    }
  }
}

private func resultTeam(
  _ side: Side, _ names: String, _ row: GatherRow, _ texts: Strings
) -> Element {
  span(.class("result-team"), .class("is-winner", when: row.winner == side)) {
    teamMark(side.team, label: texts.side(side))
    span(.class("result-names"), .dir("auto")) { names }
  }
}
