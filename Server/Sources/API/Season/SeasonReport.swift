import Domain
import Wire

/// What the results of a period tell, for programs.
struct SeasonReport {
  private static let listedResults = 5

  private let squad: Squad
  private let period: TablePeriod
  private let evenings: [Evening]
  /// How many minutes the clocks are before UTC by which days are written.
  private let minutesFromUTC: Int

  /// Counts the evenings of a squad that belong to a period.
  init(of squad: Squad, _ period: TablePeriod, minutesFromUTC: Int = 0) {
    self.squad = squad
    self.period = period
    self.minutesFromUTC = minutesFromUTC
    evenings = Evenings(of: squad).all.filter { period.bounds.contains($0.playedAt) }
  }

  /// The table, the scorers and the last results.
  var json: [UInt8] {
    let rules = period.rules
    let table = SeasonTable(of: evenings, in: squad, by: rules)
    let scorers = Scorers(of: evenings, in: squad)
    return JSONWriter.write { writer in
      writer.object { writer in
        writer.string("group", ifPresent: squad.name?.text)
        writer.name("season")
        writer.object { writer in
          writer.string("name", ifPresent: period.name?.text)
          writer.string("from", ifPresent: period.bounds.from.map { day(of: $0) })
          // The bound is when the next day begins.
          writer.string(
            "until", ifPresent: period.bounds.until.map { day(of: $0.advanced(byMilliseconds: -1)) }
          )
        }
        writer.integer("matches", table.evenings)
        writer.integer("least", table.least)
        writer.name("points")
        writer.object { writer in
          writer.integer("won", rules.won)
          writer.integer("drawn", rules.drawn)
          writer.integer("lost", rules.lost)
        }
        if let clearWin = rules.clearWin {
          writer.name("clearWin")
          writer.object { writer in
            writer.integer("goals", clearWin.goals)
            writer.integer("points", TableRules.ClearWin.points)
          }
        }
        writer.array("rows", table.rows) { row, writer in
          writer.object { $0.row(row, name: name(of: row.id)) }
        }
        writer.array("scorers", scorers.goals) { row, writer in
          writer.object { $0.scorer(row, name: name(of: row.id), "goals", row.goals) }
        }
        writer.array("assists", scorers.assists) { row, writer in
          writer.object { $0.scorer(row, name: name(of: row.id), "assists", row.assists) }
        }
        writer.array("results", Array(evenings.suffix(Self.listedResults).reversed())) {
          evening, writer in
          writer.object { $0.result(evening, on: day(of: evening.playedAt), of: squad) }
        }
      }
    }
  }

  /// `nil` for a name that is not given away.
  private func name(of player: Player.ID) -> String? {
    guard let name = squad.knownPlayer(player)?.details.name, !name.isWithheld else { return nil }
    return name.text
  }

  private func day(of instant: Instant) -> String {
    CivilDay(CivilTime(instant, minutesAheadOfUTC: minutesFromUTC)).text
  }
}

extension JSONWriter {
  fileprivate mutating func row(_ row: SeasonTable.Row, name: String?) {
    if let place = row.place { integer("place", place) }
    string("name", ifPresent: name)
    integer("played", row.played)
    integer("won", row.evenings.won)
    integer("drawn", row.evenings.drawn)
    integer("lost", row.evenings.lost)
    integer("difference", row.contribution.difference)
    integer("points", row.points)
    string("form", row.form.map { $0.letter }.joined())
  }

  fileprivate mutating func scorer(
    _ row: Scorers.Row, name: String?, _ what: StaticString, _ count: Int
  ) {
    integer("place", row.place)
    string("name", ifPresent: name)
    integer(what, count)
  }

  fileprivate mutating func result(_ evening: Evening, on day: String, of squad: Squad) {
    string("date", day)
    guard let gather = squad.gather(evening.id) else { return }
    array("games", evening.games) { game, writer in
      let pairing = gather.games[game.number - 1].pairing
      writer.object { writer in
        writer.array("teams", pairing.sides) { side, writer in
          writer.string(gather[side].name?.text ?? side.rawValue)
        }
        writer.string("score", ifPresent: game.score?.text)
        if game.score == nil {
          let winner = gather.games[game.number - 1].winner
          writer.string("winnerTeam", WinnerTeam(winner).rawValue)
        }
      }
    }
  }
}
