import Domain
import TestSupport

/// Measures how long the ratings of many gathers take, from nothing and when one is added.
struct RatingMeasure {
  private static let gathers = 20_000
  private static let budgetInSeconds = 0.2
  private static let rounds = 5

  func lines() throws -> [Line] {
    var squad = try squad()
    let all = (0..<Self.rounds).map { _ in
      ContinuousClock().measure { _ = SquadRatings(of: squad) }.inSeconds
    }
    var ratings = SquadRatings(of: squad)
    let added = try (0..<Self.rounds).map { round in
      try play(Self.gathers + round, in: &squad)
      return ContinuousClock().measure { ratings.update(for: squad) }.inSeconds
    }
    return [
      line("rate \(Self.gathers.grouped) gathers, of 200 ms", all.median, atMost: 1),
      line("rate one gather more, of 200 ms", added.median, atMost: 0.1),
    ]
  }

  private func line(_ what: String, _ seconds: Double, atMost budget: Double) -> Line {
    Line(
      what: what, ratio: seconds / Self.budgetInSeconds, budget: .atMost(budget),
      remark: "\((seconds * 1_000).short) ms")
  }

  private func squad() throws -> Squad {
    var squad = Squad()
    let details = PlayerDetails(name: try ShortText("Player"))
    for number in 0..<40 { try squad.apply([.player(.fixed(UInt64(number)), .added(details))]) }
    for gather in 0..<Self.gathers { try play(gather, in: &squad) }
    return squad
  }

  /// Five against five, and one leaves at half-time, with three goals.
  private func play(_ number: Int, in squad: inout Squad) throws {
    let gather = Gather.ID.fixed(UInt64(number))
    let start = Int64(number) * 60
    let name = try ShortText("Player")
    let participants = (0..<10).map {
      Participant(
        id: .fixed(UInt64((number * 7 + $0) % 40)), name: name,
        team: $0 % 2 == 0 ? .teamA : .teamB)
    }
    let changes: [(Change, Int64)] = [
      (.gather(gather, .started(participants)), 0), (.clock(gather, nil, .started), 0),
      (.goal(gather, .fixed(UInt64(number * 3)), .added(.teamA)), 5),
      (.gather(gather, .participantLeft(participants[0].id)), 20),
      (.goal(gather, .fixed(UInt64(number * 3 + 1)), .added(.teamB)), 30),
      (.goal(gather, .fixed(UInt64(number * 3 + 2)), .added(.teamA)), 35),
      (.gather(gather, .ended), 40),
    ]
    for (change, minute) in changes {
      try squad.apply(change, at: .kickOff(plusMinutes: start + minute))
    }
  }
}
