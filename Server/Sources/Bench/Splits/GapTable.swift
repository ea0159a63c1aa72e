import Domain
import Foundation
import Splitting

/// How fair teams are that are made in several ways: the mean and the largest gap, in levels.
struct GapTable {
  let squads: Int

  func text() throws -> String {
    let cases = [(10, 2), (12, 2), (14, 2), (16, 2), (18, 2), (22, 2), (15, 3), (20, 4)]
    var lines = [
      "Gaps in levels over \(squads.grouped) random squads: mean, largest",
      "players  teams  serpentine     greedy + swaps  ours           proved",
    ]
    for (players, teams) in cases {
      var squad = RandomSquad(seed: UInt64(players * teams))
      var gaps: [[Int]] = [[], [], []]
      var proved = 0
      for _ in 0..<squads {
        let request = squad.request(players, teams: teams)
        let levels = request.players.map(\.level.tenths)
        gaps[0].append(Drafts.gap(Drafts.serpentine(levels, teams: teams)))
        gaps[1].append(Drafts.gap(Drafts.greedyWithSwaps(levels, teams: teams)))
        let split = try Split.best(request)
        gaps[2].append(split.strengths.gapTenths)
        if split.isBest { proved += 1 }
      }
      let cells = gaps.map { gaps in
        let mean = Double(gaps.reduce(0, +)) / Double(10 * gaps.count)
        return String(format: "%.3f, %.1f    ", mean, Double(gaps.max() ?? 0) / 10)
      }
      lines.append(
        String(format: "%7d  %5d  ", players, teams) + cells.joined(separator: "  ")
          + "  \(proved.grouped)")
    }
    return lines.joined(separator: "\n")
  }
}
