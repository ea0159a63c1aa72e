import Domain
package import Markup
package import Texts

extension Page {
  /// The table of a gather with several games.
  package func gamesTable(_ rows: [TableRow], _ texts: Strings) {
    if !rows.isEmpty {
      section(key: "table", .class("group games-group")) {
        h2(.id("table-title"), .class("group-title")) { texts.table }
        table(.class("standings"), .aria("labelledby", "table-title")) {
          tbody {
            tr {
              heading(texts.team, texts.team)
              heading(texts.playedShort, texts.played)
              heading(texts.wonShort, texts.won)
              heading(texts.drawnShort, texts.drawn)
              heading(texts.lostShort, texts.lost)
              heading(texts.goalsShort, texts.goals, isWide: true)
              heading(texts.pointsShort, texts.points, isWide: true)
            }
            each(rows) { tableRow($0) }
          }
        }
      }
    }
  }

  private func heading(_ text: String, _ label: String, isWide: Bool = false) {
    th(.attribute("scope", "col"), .aria("label", label), .class("wide", when: isWide)) { text }
  }

  private func tableRow(_ row: TableRow) {
    let standing = row.standing
    tr {
      th(
        .attribute("scope", "row"), .class(standing.side.team.className),
        .class(row.color?.className)
      ) {
        teamMark(standing.side.team, color: row.color)
        text(" ")
        span(.dir("auto")) { row.name }
      }
      td { "\(standing.played)" }
      td { "\(standing.tally.won)" }
      td { "\(standing.tally.drawn)" }
      td { "\(standing.tally.lost)" }
      td { row.goals }
      td { strong { "\(standing.points)" } }
    }
  }

  /// The games so far.
  package func gamesList(_ games: [PlanRow], _ texts: Strings) {
    gamesList(games, texts) { game in div(.class("game")) { gameParts(game, texts) } }
  }

  /// The games so far, each with what a closure makes of it.
  package func gamesList(
    _ games: [PlanRow], _ texts: Strings, content: (PlanRow) -> Void
  ) {
    if !games.isEmpty {
      section(key: "games", .class("group games-group")) {
        h2(.class("group-title")) { texts.games }
        ol(.class("games")) {
          each(games) { game in
            li { content(game) }
          }
        }
      }
    }
  }

  /// What a row of a game contains: both teams, of which the winner has its sign, and the score between them.
  package func gameParts(_ game: PlanRow, _ texts: Strings) {
    gameTeam(game.home, "game-home")
    text(" ")
    span(.class("game-score")) {
      text(game.score)
      if game.isOn { span(.class("game-on")) { " \(texts.gameIsOn)" } }
    }
    text(" ")
    gameTeam(game.away, "game-away")
  }

  private func gameTeam(_ team: PlanRow.Team, _ className: StaticString) {
    span(
      .class(className), .class(team.hasWon ? team.side.team.className : nil),
      .class(team.hasWon ? team.color?.className : nil)
    ) {
      if team.hasWon { teamMark(team.side.team, color: team.color) }
      span(.dir("auto")) { team.name }
    }
  }
}
