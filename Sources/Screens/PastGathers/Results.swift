import Components
import Domain
import Markup
import Presentation
import Texts

extension Page {
  /// A list of gathers, each with its result.
  func results(_ list: WindowedList<GatherRow>, _ event: (Gather.ID) -> Event) {
    ul(key: "rows", .class("results")) {
      each(list.rows.enumerated()) { index, row in
        resultItem(row, list.place(index), event(row.id))
      }
    }
  }

  private func resultItem(_ row: GatherRow, _ place: ListPlace?, _ event: Event) {
    li(
      key: "gather-\(row.id)", .aria("posinset", place?.number), .aria("setsize", place?.count)
    ) {
      button(.type("button"), .class("result"), .tap(event)) {
        span(.class("result-date")) { row.date }
        if !row.score.isEmpty {
          span(.class("result-score"), .class("is-long", when: row.teams.count > 2)) { row.score }
        }
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
