import Domain
import Foundation
import Splitting
import TestSupport

/// How close matches are in simulated seasons whose teams are made in several ways: the mean
/// difference in goals.
///
/// Sixteen players have levels of 5.5 on average with a deviation of 2; ten of them come to each of
/// thirty evenings. Each team's goals are Poisson, twelve in all on average, shared by the teams'
/// levels: one level more for each of five players is two goals for one. The app begins with no
/// knowledge, or with the skills as the captains see them, and learns from the results of its matches.
struct SeasonTable {
  let seasons: Int

  private static let evenings = 30

  /// How teams are made.
  private enum Way: String, CaseIterable {
    case random = "random"
    case captains = "captains"
    case app = "this app"
    case skills = "app with skills"
    case known = "levels known"
  }

  func text() throws -> String {
    var lines = [
      "Mean difference in goals over \(seasons.grouped) seasons of \(Self.evenings) evenings",
      "teams by        evenings 1–10   evenings 21–30  season         deviation of seasons",
    ]
    for way in Way.allCases {
      let results = try (0..<seasons).map { try differences(seed: UInt64($0), way) }
      let means = results.map { mean($0) }
      let season = mean(means)
      let variance = mean(means.map { ($0 - season) * ($0 - season) })
      lines.append(
        way.rawValue.padding(toLength: 16, withPad: " ", startingAt: 0)
          + String(
            format: "%.2f            %.2f            %.2f           %.2f",
            mean(results.map { mean(Array($0[..<10])) }),
            mean(results.map { mean(Array($0[20...])) }), season, variance.squareRoot()))
    }
    return lines.joined(separator: "\n")
  }

  private func mean(_ numbers: [Double]) -> Double {
    numbers.reduce(0, +) / Double(numbers.count)
  }

  /// The difference in goals on each evening of a season.
  private func differences(seed: UInt64, _ way: Way) throws -> [Double] {
    var players = SeasonPlayers(seed: seed)
    var squad = Squad()
    let details = PlayerDetails(name: try ShortText("Player"))
    for number in players.levels.indices {
      let id = Player.ID.fixed(UInt64(number))
      try squad.apply([.player(id, .added(details))])
      if way == .skills { try squad.apply([.player(id, .edited(.skill(players.skill(number))))]) }
    }
    var ratings = SquadRatings()
    return try (0..<Self.evenings).map { evening in
      let present = players.present()
      ratings.update(for: squad)
      let teams =
        switch way {
        case .random: [Array(present[..<5]), Array(present[5...])]
        case .captains: players.chosenByCaptains(present)
        case .app, .skills:
          try split(present, evening) { number in
            ratings.level(of: squad.allPlayers[number]).level
          }
        case .known:
          try split(present, evening) { Level(clamping: Int(players.levels[$0] * 10)) }
        }
      let goals = players.goals(of: teams)
      try record(goals, of: teams, on: evening, in: &squad)
      return Double(abs(goals[0] - goals[1]))
    }
  }

  private func split(
    _ present: [Int], _ evening: Int, level: (Int) -> Level
  ) throws -> [[Int]] {
    let request = SplitRequest(
      players: present.map { SplitPlayer(level: level($0)) }, seed: UInt64(evening))
    return try Split.best(request).teams.map { $0.map { present[$0] } }
  }

  private func record(
    _ goals: [Int], of teams: [[Int]], on evening: Int, in squad: inout Squad
  ) throws {
    let gather = Gather.ID.fixed(UInt64(evening))
    let name = try ShortText("Player")
    let participants = zip([Team.teamA, .teamB], teams).flatMap { team, players in
      players.map { Participant(id: .fixed(UInt64($0)), name: name, team: team) }
    }
    let start = Int64(evening) * 10_000
    try squad.apply(.gather(gather, .started(participants)), at: .kickOff(plusMinutes: start))
    try squad.apply(.clock(gather, nil, .started), at: .kickOff(plusMinutes: start))
    for (side, count) in zip(Pairing.first.sides, goals) {
      for goal in 0..<count {
        let id = Goal.ID(high: UInt64(evening), low: UInt64(side == .teamA ? goal : 100 + goal))
        try squad.apply(.goal(gather, id, .added(side)), at: .kickOff(plusMinutes: start + 30))
      }
    }
    try squad.apply(.gather(gather, .ended), at: .kickOff(plusMinutes: start + 60))
  }
}

/// The players of a season, as they really are.
private struct SeasonPlayers {
  let levels: [Double]
  /// What the captains take the levels for.
  private let perceived: [Double]
  private var numbers: SplitMix64

  init(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    levels = (0..<16).map { _ in min(max(5.5 + 2 * numbers.normal(), 1), 10) }
    perceived = levels.map { $0 + numbers.normal() }
    self.numbers = numbers
  }

  /// Ten players, in random order.
  mutating func present() -> [Int] { Array(levels.indices.shuffled(using: &numbers).prefix(10)) }

  /// The skill that an organiser would choose, who sees as well as the captains.
  func skill(_ player: Int) -> Skill {
    perceived[player] < 4.5 ? .beginner : perceived[player] > 6.5 ? .professional : .amateur
  }

  /// The two strongest choose in turn who seems the strongest.
  func chosenByCaptains(_ present: [Int]) -> [[Int]] {
    let order = present.sorted { perceived[$0] > perceived[$1] }
    return (0..<2).map { turn in order.indices.filter { $0 % 2 == turn }.map { order[$0] } }
  }

  /// The goals of each team.
  mutating func goals(of teams: [[Int]]) -> [Int] {
    let sums = teams.map { $0.reduce(0) { $0 + levels[$1] } }
    let share = 1 / (1 + exp((sums[1] - sums[0]) * log(2) / 5))
    return [numbers.poisson(12 * share), numbers.poisson(12 * (1 - share))]
  }
}

extension SplitMix64 {
  private mutating func uniform() -> Double { Double(number(1...1_000_000)) / 1_000_000 }

  /// A number of the standard normal distribution, nearly: the sum of twelve even ones.
  fileprivate mutating func normal() -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + uniform() }
  }

  /// A number of the Poisson distribution, by Knuth's multiplication of even ones.
  fileprivate mutating func poisson(_ mean: Double) -> Int {
    let limit = exp(-mean)
    var (product, count) = (uniform(), 0)
    while product > limit {
      product *= uniform()
      count += 1
    }
    return count
  }
}
