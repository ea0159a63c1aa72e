import Domain
import Splitting

/// Measures how long splits into fair teams take, beside trying all.
struct SplitMeasure {
  private static let squads = 40
  private static let rounds = 5

  func lines() throws -> [Line] {
    [
      try line("two teams of 11, all criteria", players: 22, atMost: 0.25),
      try line("two teams of 11, all levels equal", players: 22, levels: [55], atMost: 0.6),
      try line("two teams of 11, three levels", players: 22, levels: [30, 55, 80], atMost: 0.4),
      try line(
        "two teams of 25, strength alone", players: 50, tried: 22, isStrengthAlone: true,
        atMost: 0.1),
      try line("three teams of 5", players: 15, teams: 3, atMost: 0.2),
      try line("four teams of 5", players: 20, teams: 4, tried: 16, atMost: 0.1),
    ]
  }

  /// Compares with trying all splits of the same players, or of the first so many when these are
  /// too many to try.
  private func line(
    _ what: String, players: Int, teams: Int = 2, levels: [Int]? = nil, tried: Int? = nil,
    isStrengthAlone: Bool = false, atMost budget: Double
  ) throws -> Line {
    var pairs = SideBySide()
    var proved = 0
    for round in 0..<Self.rounds {
      var squad = RandomSquad(seed: UInt64(round))
      let requests = (0..<Self.squads).map { _ in
        squad.request(players, teams: teams, levels: levels)
      }
      let known = requests[0].players.prefix(tried ?? players).map(\.level.tenths)
      let reference = ContinuousClock().measure { _ = Exhaustive(known, teams: teams).gap }
      let time = try ContinuousClock().measure {
        for request in requests {
          let split =
            isStrengthAlone ? try SplitSearch(request).split : try Split.best(request)
          if isStrengthAlone ? split.isBest : split.isComplete { proved += 1 }
        }
      }
      pairs.add(
        reference: reference.inSeconds * 1_000,
        subject: time.inSeconds * 1_000 / Double(Self.squads))
    }
    let share = proved * 100 / (Self.rounds * Self.squads)
    return Line(
      what: "fair teams: \(what), of trying all of \(tried ?? players)", ratio: pairs.ratio,
      budget: .atMost(budget), remark: "\(pairs.remark(unit: "ms")); \(share) % proved")
  }
}
