import Components
import Domain
import Markup
import Presentation
import Texts

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
            resultItem(row, list.place(index))
          }
        }
        moreButton(list.moreLabel, .pastGathers(.endReached))
      }
    }
  }

  private func resultItem(_ row: GatherRow, _ place: ListPlace?) {
    li(
      key: "gather-\(row.id)", .aria("posinset", place?.number), .aria("setsize", place?.count)
    ) {
      button(.type("button"), .class("result"), .tap(.pastGathers(.rowTapped(row.id)))) {
        span(.class("result-date")) { row.date }
        span(.class("result-score"), .class("is-long", when: row.teams.count > 2)) { row.score }
        resultText(row)
        each(row.teams) { resultTeam($0, isWinner: row.winner == $0.side) }
      }
    }
  }

  private func resultTeam(_ team: GatherRow.Team, isWinner: Bool) {
    span(.class("result-team"), .class("is-winner", when: isWinner)) {
      teamMark(team.side.team, color: team.color, label: team.name)
      span(.class("result-names")) { team.players }
    }
  }
}
