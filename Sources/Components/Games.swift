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
  package func gamesList(_ games: [GameRow], _ texts: Strings) {
    gamesList(games, texts) { gameParts($0) }
  }

  /// The games so far, each with what a closure makes of it.
  package func gamesList(
    _ games: [GameRow], _ texts: Strings, content: (GameRow) -> Void
  ) {
    if !games.isEmpty {
      section(key: "games", .class("group games-group")) {
        h2(.class("group-title")) { texts.games }
        ol(.class("games")) {
          each(games) { game in
            li(.class(game.winner?.team.className), .class(game.color?.className)) {
              content(game)
            }
          }
        }
      }
    }
  }

  /// What a row of a game contains.
  package func gameParts(_ game: GameRow) {
    if let winner = game.winner { teamMark(winner.team, color: game.color) }
    span { game.text }
  }
}
