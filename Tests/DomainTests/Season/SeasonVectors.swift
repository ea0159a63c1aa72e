import Foundation
import TestSupport
import Testing

@testable import Domain

/// Results and the tables derived from them: worked out by a program of its own.
struct SeasonVectors: Decodable, Sendable {
  struct Evening: Decodable, Sendable {
    struct Person: Decodable, Sendable {
      let name: String
      let games, w, d, l, gf, ga: Int
      let result: String
    }

    let games: [PlayedGame]
    let people: [Person]
  }

  struct PlayedGame: Decodable, Sendable {
    let day: String
    let home, away: [String]
    let homeGoals, awayGoals: Int
  }

  struct SideChoice: Decodable, Sendable {
    let a, b: Int64
    let last: String
    let clockRan, scored: Bool
    let side: String?
  }

  /// A game's clock, for how much of it a person was in team A at the end, and their side.
  struct ClockChoice: Decodable, Sendable {
    let clock, played: Int64
    let side: String?
  }

  struct Table: Decodable, Sendable {
    struct Row: Decodable, Sendable {
      let place: Int?
      let name: String
      let p, w, d, l, gd, pts: Int
    }

    let title: String
    let games: [PlayedGame]
    let won, drawn, lost, clearWinGoals, shareOver, shareUnder, least: Int
    let perMatch: Bool
    let rows: [Row]
  }

  struct Comparison: Decodable, Sendable {
    let first, second: [Int]
    let before: String
  }

  struct Least: Decodable, Sendable {
    let evenings, shareOver, shareUnder, least: Int
  }

  struct RunVector: Decodable, Sendable {
    let results, form: String
    let wonNow, wonBest, unbeatenNow, unbeatenBest, withoutWinNow, withoutWinBest: Int
    let thereNow, thereBest: Int
  }

  struct CompanyVector: Decodable, Sendable {
    struct Companion: Decodable, Sendable {
      let name: String
      let together, won, drawn, lost, x: Int
      let liftPercent, z: Double
      let listed, clear: Bool
    }

    let won, drawn, lost: Int
    let companions: [Companion]
  }

  let evening: Evening
  let sides: [SideChoice]
  let clocks: [ClockChoice]
  let tables: [Table]
  let comparisons: [Comparison]
  let least: [Least]
  let runs: [RunVector]
  let company: CompanyVector

  static func read() throws -> Self {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("season.json")
    return try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
  }
}

extension TableRules.Share {
  /// The share that vectors write as a fraction.
  init?(_ over: Int, _ under: Int) {
    switch (over, under) {
    case (0, _): self = .any
    case (1, 4): self = .quarter
    case (1, 3): self = .third
    case (1, 2): self = .half
    default: return nil
    }
  }
}

extension Squad {
  /// A squad that played these games; those of one day are one evening.
  init(playing games: [SeasonVectors.PlayedGame]) throws {
    self.init()
    for name in Set(games.flatMap { $0.home + $0.away }).sorted() {
      let details = PlayerDetails(name: try ShortText(name))
      try apply(.player(.called(name), .added(details)), at: .kickOff)
    }
    var days: [(day: String, games: [SeasonVectors.PlayedGame])] = []
    for game in games {
      if days.last?.day == game.day {
        days[days.count - 1].games.append(game)
      } else {
        days.append((game.day, [game]))
      }
    }
    for (number, day) in days.enumerated() {
      try play(day.games, as: .fixed(UInt64(100 + number)), week: number)
    }
  }

  private mutating func play(
    _ games: [SeasonVectors.PlayedGame], as gather: Gather.ID, week: Int
  ) throws {
    var minute = Int64(week) * 7 * 24 * 60
    var teams: [[String]] = []
    for team in games.flatMap({ [$0.home, $0.away] }) where !teams.contains(team) {
      teams.append(team)
    }
    func side(_ team: [String]) throws -> Side {
      try #require(teams.firstIndex(of: team).map { Side.allCases[$0] })
    }
    let participants = try teams.flatMap { team in
      try team.map {
        Participant(id: .called($0), name: try ShortText($0), team: try side(team).team)
      }
    }
    try apply(.gather(gather, .started(participants)), at: .kickOff(plusMinutes: minute))
    for (number, game) in games.enumerated() {
      let id: Game.ID? = number == 0 ? nil : .fixed(UInt64(1_000 * week + number))
      if let id {
        let (home, away) = (try side(game.home), try side(game.away))
        let pairing = try #require(Pairing(home, away))
        try apply(.gather(gather, .gameStarted(id, pairing)), at: .kickOff(plusMinutes: minute))
      }
      // Only a goal or a clock tells that there was a game.
      let clock: [ClockChange] = [.started, .paused]
      for (step, change) in clock.enumerated() {
        try apply(
          .clock(gather, id, change), at: .kickOff(plusMinutes: minute + Int64(10 * step)))
      }
      for (team, count) in [(game.home, game.homeGoals), (game.away, game.awayGoals)] {
        for goal in 0..<count {
          let number = 100_000 * week + 1_000 * number + (team == game.home ? 0 : 100) + goal
          try apply(
            .goal(gather, .fixed(UInt64(number + 1)), .added(side(team), in: id)),
            at: .kickOff(plusMinutes: minute + 5))
        }
      }
      minute += 10
    }
    try apply(.gather(gather, .ended), at: .kickOff(plusMinutes: minute))
  }
}

extension Player.ID {
  /// The id of the person with a name of at most eight letters.
  static func called(_ name: String) -> Self {
    .fixed(name.utf8.reduce(1) { $0 << 8 | UInt64($1) })
  }
}
