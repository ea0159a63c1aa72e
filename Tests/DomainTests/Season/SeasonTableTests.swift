import RatingSeason
import TestSupport
import Testing

@testable import Domain

@Suite("What results tell")
struct SeasonTableTests {
  private let vectors: SeasonVectors

  init() throws {
    vectors = try SeasonVectors.read()
  }

  @Test func `an evening of several games is one result for a person`() throws {
    let squad = try Squad(playing: vectors.evening.games)
    let evening = try #require(Evenings(of: squad).all.first)
    #expect(evening.isRowOfGames)
    #expect(evening.records.count == vectors.evening.people.count)
    for person in vectors.evening.people {
      let record = try #require(evening.record(of: .called(person.name)))
      #expect(record.games == Tally(won: person.w, drawn: person.d, lost: person.l))
      #expect(
        [record.contribution.goalsFor, record.contribution.goalsAgainst] == [person.gf, person.ga])
      #expect(record.outcome.letter == person.result)
    }
  }

  @Test
  func `a match counts that does not count for levels, and not one that goes on or was deleted`()
    throws
  {
    var squad = try Squad(playing: vectors.evening.games)
    let gather = try #require(squad.allGathers.first)
    for (change, count) in [
      (GatherChange.set(.excluded, true), 1), (.reopened, 0), (.ended, 1),
      (.set(.deleted, true), 0), (.set(.deleted, false), 1),
    ] {
      try squad.apply(.gather(gather.id, change), at: .kickOff(plusMinutes: 200))
      #expect(Evenings(of: squad).all.count == count, "\(change)")
    }
  }

  @Test func `evenings that are kept up to date are those counted from nothing`() throws {
    let games = try #require(vectors.tables.first).games
    var kept = Evenings()
    // Also when evenings are gone again, or do not count any more.
    for count in Array(1...games.count) + [games.count - 1, 3, games.count] {
      var squad = try Squad(playing: Array(games.prefix(count)))
      for isLeftOut in [false, true, false] {
        let first = try #require(squad.allGathers.first).id
        try squad.apply([.gather(first, .set(.leftOutOfTables, isLeftOut))])
        kept.update(for: squad)
        #expect(kept.all == Evenings(of: squad).all)
        #expect(kept.matches == Evenings(of: squad).matches)
      }
    }
  }

  @Test func `a person counts for the side on which they were longer`() {
    for vector in vectors.sides {
      let side = SideTime(home: vector.a, away: vector.b).side(
        in: .first, last: vector.last == "A" ? .teamA : .teamB, clockRan: vector.clockRan,
        hasTimes: vector.a + vector.b > 0, isInvolved: vector.scored)
      #expect(side?.rawValue == vector.side.map { "Team \($0)" }, "\(vector)")
    }
  }

  @Test(arguments: [
    (home: Int64(1), away: Int64(0), Side.teamB, Side.teamA), (0, 1, .teamA, .teamB),
  ])
  func `any time on a side counts for a person who had a part in a goal`(
    home: Int64, away: Int64, last: Side, side: Side
  ) {
    let time = SideTime(home: home, away: away)
    #expect(
      time.side(in: .first, last: last, clockRan: true, hasTimes: true, isInvolved: true) == side)
  }

  @Test(arguments: [
    ([0, 0, 0], 0), ([0, 2, 0], 0), ([3, 1, 0], 300), ([7, 3, 0], 233), ([-5, 3, 0], -167),
  ])
  func `points per match are rounded to hundredths`(numbers: [Int], hundredths: Int) {
    #expect(SeasonTable.Row(numbers: numbers).hundredthsPerMatch == hundredths)
  }

  @Test func `tables have the places that their rules say`() throws {
    #expect(vectors.tables.count == 3)
    for vector in vectors.tables {
      let share = try #require(TableRules.Share(vector.shareOver, vector.shareUnder))
      let rules = try #require(
        TableRules(
          won: vector.won, drawn: vector.drawn, lost: vector.lost,
          clearWin: TableRules.ClearWin(from: vector.clearWinGoals),
          share: share))
      let squad = try Squad(playing: vector.games)
      let table = SeasonTable(
        of: Evenings(of: squad).all, in: squad, by: rules,
        order: vector.perMatch ? .perMatch : .inAll)
      #expect(table.least == vector.least)
      let rows = table.rows.map { row in
        let name = squad.player(row.id)?.details.name.text ?? ""
        let difference = row.contribution.difference
        return
          "\(row.place ?? 0) \(name) \(row.played) \(row.evenings) \(difference) \(row.points)"
      }
      #expect(
        rows
          == vector.rows.map { row in
            let tally = Tally(won: row.w, drawn: row.d, lost: row.l)
            return "\(row.place ?? 0) \(row.name) \(row.p) \(tally) \(row.gd) \(row.pts)"
          }, "\(vector.title)")
    }
  }

  @Test func `rows are compared crosswise`() {
    for vector in vectors.comparisons {
      let (first, second) = (
        SeasonTable.Row(numbers: vector.first), SeasonTable.Row(numbers: vector.second)
      )
      let expected = ["first": -1, "shared": 0, "second": 1][vector.before]
      #expect(first.compared(with: second, by: .perMatch) == expected, "\(vector)")
      #expect(second.compared(with: first, by: .perMatch) == expected.map { -$0 }, "\(vector)")
    }
  }

  @Test func `the least number of matches follows from how many there were`() throws {
    for vector in vectors.least {
      var rules = TableRules()
      rules.share = try #require(TableRules.Share(vector.shareOver, vector.shareUnder))
      #expect(rules.least(of: vector.evenings) == vector.least, "\(vector)")
    }
  }

  @Test func `runs go on over evenings without the person`() {
    for vector in vectors.runs {
      let outcomes = vector.results.map { Outcome(letter: $0) }
      let runs = Runs(outcomes)
      #expect([runs.won.now, runs.won.best] == [vector.wonNow, vector.wonBest])
      #expect(
        [runs.unbeaten.now, runs.unbeaten.best] == [vector.unbeatenNow, vector.unbeatenBest])
      #expect(
        [runs.withoutWin.now, runs.withoutWin.best]
          == [vector.withoutWinNow, vector.withoutWinBest])
      #expect([runs.there.now, runs.there.best] == [vector.thereNow, vector.thereBest])
      let form = outcomes.compactMap { $0?.letter }.suffix(5).joined()
      #expect(form == vector.form)
    }
  }

  @Test func `company is drawn towards the usual, and says when it may be luck`() {
    let vector = vectors.company
    let all = Tally(won: vector.won, drawn: vector.drawn, lost: vector.lost)
    for expected in vector.companions {
      var companion = Company.Companion(id: .called(expected.name))
      companion.games = Tally(won: expected.won, drawn: expected.drawn, lost: expected.lost)
      #expect(companion.excess(of: all) == Int64(expected.x))
      #expect(abs(100 * companion.lift(of: all) - expected.liftPercent) < 0.005)
      #expect(abs((companion.z(of: all) ?? 0) - expected.z) < 0.0005)
      #expect(companion.mayBeLuck(of: all) == !expected.clear)
    }
  }
}

extension Outcome {
  fileprivate init?(letter: Character) {
    switch letter {
    case "W": self = .won
    case "D": self = .drawn
    case "L": self = .lost
    default: return nil
    }
  }
}

extension SeasonTable.Row {
  /// A row with these points, evenings and difference in goals.
  fileprivate init(numbers: [Int]) {
    self.init(
      id: .fixed(1), evenings: Tally(won: numbers[1]),
      contribution: Contribution(goalsFor: max(0, numbers[2]), goalsAgainst: max(0, -numbers[2])),
      points: numbers[0])
  }
}
