import Domain
import Markup
import Presentation

extension Page {
  func pastGathersScreen(_ model: PastGathersViewModel, _ context: PageContext) {
    layout(context, "past-gathers") {
      settingsLink(context)
    } content: {
      let list = model.list
      if list.rows.isEmpty {
        emptyState(context.texts.noGathers, context.texts.noGathersAdvice) { emptyScoreboard() }
      } else {
        ul(key: "rows", .class("results")) {
          each(list.rows.enumerated()) { index, row in
            resultItem(row, list.place(index), context.texts)
          }
        }
        moreButton(list.moreLabel, .pastGathers(.endReached))
      }
    }
  }

  private func resultItem(_ row: GatherRow, _ place: ListPlace?, _ texts: Strings) {
    li(
      key: "gather-\(row.id)", .aria("posinset", place?.number), .aria("setsize", place?.count)
    ) {
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
  ) {
    span(.class("result-team"), .class("is-winner", when: row.winner == side)) {
      teamMark(side.team, label: texts.side(side))
      span(.class("result-names"), .dir("auto")) { names }
    }
  }
}
