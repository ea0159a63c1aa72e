import Domain
import Texts

extension ResultsFile {
  /// A game of an evening, as files tell it.
  struct PlayedGame {
    private let game: Evening.PlayedGame
    private let gather: Gather
    private let source: Game
    private let names: EveningNames
    private let context: ScreenContext

    init(
      _ game: Evening.PlayedGame, of gather: Gather, _ names: EveningNames, _ context: ScreenContext
    ) {
      self.game = game
      self.gather = gather
      self.source = gather.games[game.number - 1]
      self.names = names
      self.context = context
    }

    /// The line of the game.
    var line: [CSVTable.Cell] {
      let teams = teams
      let winner: CSVTable.Cell =
        switch game.homeOutcome {
        case .won: .text(teams[0])
        case .drawn: .empty
        case .lost: .text(teams[1])
        }
      return [
        .text(gather.id.uuidString), .number(game.number), .text(day),
        gather.isEntered
          ? .empty : .text(context.texts.timeField(context.localTimeZone.civil(source.startedAt))),
        .text(teams[0]), .text(teams[1]), number(game.score?.home), number(game.score?.away),
        winner,
        .text(names.row(game.home)), .text(names.row(game.away)),
        .text(names.scorers(game.credits)),
      ]
    }

    /// A line for each person.
    var linesOfPeople: [[CSVTable.Cell]] {
      let (teams, score) = (teams, game.score)
      let outcome = game.homeOutcome
      return game.home.map {
        line(of: $0, in: teams[0], outcome, score?.home, against: score?.away)
      }
        + game.away.map {
          line(of: $0, in: teams[1], outcome.opposite, score?.away, against: score?.home)
        }
    }

    private func number(_ number: Int?) -> CSVTable.Cell { number.map { .number($0) } ?? .empty }

    private func line(
      of person: Player.ID, in team: String, _ outcome: Outcome, _ own: Int?, against others: Int?
    ) -> [CSVTable.Cell] {
      let credits = game.credits
      return [
        .text(gather.id.uuidString), .number(game.number), .text(day),
        context.squad.knownPlayer(person) == nil ? .empty : .text(person.uuidString),
        .text(names.name(of: person)), .text(team), .text(outcome.letter),
        number(own), number(others),
        .number(credits.count { $0.scorer == person && !$0.isOwnGoal }),
        .number(credits.count { $0.assist == person }),
        .number(credits.count { $0.scorer == person && $0.isOwnGoal }),
        game.times[person].map { .number(Int($0 / 60_000)) } ?? .empty,
      ]
    }

    private var teams: [String] { context.texts.names(in: source, of: gather) }

    /// The day on which the evening was, in ISO 8601.
    private var day: String { CivilDay(context.localTimeZone.civil(gather.playedAt)).text }
  }
}
