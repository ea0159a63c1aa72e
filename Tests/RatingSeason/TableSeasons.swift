public import Domain

/// Random seasons whose tables are computed natively and in the browser, where `Int` has half the bits and all
/// numbers must be the same.
public enum TableSeasons {
  /// A checksum of all that the tables of so many random squads tell.
  public static func checksum(squads: UInt64) throws(ChangeRejection) -> UInt64 {
    var sum = Sum()
    for seed in 1...squads {
      let squad = try squad(seed: seed)
      let evenings = Evenings(of: squad).all
      for order in SeasonTable.Order.allCases {
        sum.add(SeasonTable(of: evenings, in: squad, by: squad.tableRules, order: order))
      }
      sum.add(Scorers(of: evenings, in: squad))
      for player in squad.allPlayers { sum.add(player.id, in: evenings) }
    }
    return sum.value
  }

  /// A checksum of the company of six people after so many evenings of nine games: the products that are compared
  /// then have more than 32 bits.
  public static func checksum(evenings: UInt64) throws(ChangeRejection) -> UInt64 {
    var squad = Squad()
    guard let name = try? ShortText("P") else { return 0 }
    for number in 1...evenings {
      let gather = Gather.ID(high: 2, low: number)
      let start = Instant(clamping: Int64(number) * 604_800_000)
      let isFirstHalf = 2 * number <= evenings
      // The sides change, so that partners differ in games and in results.
      let second: UInt64 = isFirstHalf ? 3 : 2
      let third: UInt64 = 4 * number <= evenings ? 5 : second == 3 ? 6 : 4
      let teams = (1...6 as ClosedRange<UInt64>).map { person in
        Participant(
          id: Player.ID(high: 0, low: person), name: name,
          team: person == 1 || person == second || person == third ? .teamA : .teamB)
      }
      try squad.apply(.gather(gather, .started(teams)), at: start)
      for game in 0..<9 as Range<UInt64> {
        let later = game == 0 ? nil : Game.ID(high: number, low: game)
        if let later { try squad.apply(.gather(gather, .gameStarted(later, .first)), at: start) }
        let side: Side = isFirstHalf ? .teamA : .teamB
        try squad.apply(
          .goal(gather, Goal.ID(high: number, low: game), .added(side, in: later)), at: start)
      }
      try squad.apply(.gather(gather, .ended), at: start.advanced(byMilliseconds: 3_600_000))
    }
    var sum = Sum()
    let all = Evenings(of: squad).all
    for person in 1...6 as ClosedRange<UInt64> {
      sum.add(Player.ID(high: 0, low: person), in: all)
    }
    return sum.value
  }

  /// Eight players and ten matches, some of which were entered afterwards, and rules of their own.
  private static func squad(seed: UInt64) throws(ChangeRejection) -> Squad {
    var squad = Squad()
    var random = RatingSeason.Numbers(seed: seed)
    guard let name = try? ShortText("P") else { return squad }
    for player in 1...8 as ClosedRange<UInt64> {
      let details = PlayerDetails(name: name)
      try squad.apply(.player(Player.ID(high: 0, low: player), .added(details)), at: .earliest)
    }
    for match in 1...10 as ClosedRange<UInt64> {
      try play(Gather.ID(high: seed, low: match), match, in: &squad, name, &random)
    }
    return squad
  }

  private static func play(
    _ gather: Gather.ID, _ match: UInt64, in squad: inout Squad, _ name: ShortText,
    _ random: inout RatingSeason.Numbers
  ) throws(ChangeRejection) {
    let start = Instant(clamping: Int64(match) * 604_800_000)
    let first = random.next(below: 8)
    let people = (0..<(4 + random.next(below: 4))).map { place in
      Participant(
        id: Player.ID(high: 0, low: UInt64((first + place) % 8 + 1)), name: name,
        team: place % 2 == 0 ? .teamA : .teamB)
    }
    guard random.next(below: 4) > 0 else {
      let result = EnteredResult.allCases[random.next(below: EnteredResult.allCases.count)]
      let score = Score(home: random.next(below: 6), away: random.next(below: 6)) ?? Score()
      let record = MatchRecord(day: start, participants: people, result: result, score: score)
      return try squad.apply(.gather(gather, .recorded(record)), at: start)
    }
    try squad.apply(.gather(gather, .started(people)), at: start)
    try squad.apply(.clock(gather, nil, .started), at: start)
    for number in 0..<random.next(below: 9) {
      let goal = Goal.ID(high: gather.low, low: UInt64(number))
      let side: Side = random.next(below: 2) == 0 ? .teamA : .teamB
      let minute = Int64(random.next(below: 60))
      let scorer = people[random.next(below: people.count)].id
      let assist = random.next(below: 3) == 0 ? people[0].id : nil
      try squad.apply(
        .goal(gather, goal, .added(side)), at: start.advanced(byMilliseconds: minute * 60_000))
      try squad.apply(
        .goal(gather, goal, .credited(.scored(by: scorer, assist: assist))), at: start)
    }
    try squad.apply(.gather(gather, .ended), at: start.advanced(byMilliseconds: 3_600_007))
  }

  /// A checksum that numbers are added to.
  private struct Sum {
    private(set) var value: UInt64 = 14_695_981_039_346_656_037

    mutating func add(_ numbers: Int...) {
      for number in numbers {
        value = RatingSeason.mix(value, UInt64(bitPattern: Int64(number)))
      }
    }

    mutating func add(_ table: SeasonTable) {
      for row in table.rows {
        value = RatingSeason.mix(value, row.id.low)
        add(
          row.place ?? 0, row.played, row.points, row.contribution.goalsFor,
          row.contribution.goalsAgainst, row.hundredthsPerMatch)
        for outcome in row.form { add(outcome.rawValue) }
      }
    }

    mutating func add(_ scorers: Scorers) {
      add(scorers.goalCount, scorers.creditedGoalCount)
      for row in scorers.goals + scorers.assists { add(row.place, row.goals, row.assists) }
    }

    mutating func add(_ player: Player.ID, in evenings: [Evening]) {
      let record = PersonalRecord(of: player, in: evenings, since: .earliest)
      value = RatingSeason.mix(value, UInt64(bitPattern: record.contribution.milliseconds))
      add(
        record.contribution.cleanSheets, record.contribution.clockedGames, record.possible)
      let company = Company(of: player, in: evenings) { _ in true }
      let all = company.games
      for companion in company.partners + company.opponents {
        value = RatingSeason.mix(value, UInt64(bitPattern: companion.excess(of: all)))
        value = RatingSeason.mix(value, companion.lift(of: all).bitPattern)
        value = RatingSeason.mix(value, (companion.z(of: all) ?? 0).bitPattern)
      }
      for one in [company.best, company.hardest, company.mostOften] {
        value = RatingSeason.mix(value, one?.id.low ?? 0)
      }
    }
  }
}
