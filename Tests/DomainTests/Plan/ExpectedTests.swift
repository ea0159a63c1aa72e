import Domain
import TestSupport
import Testing

@Suite("Who is expected to answer a planned game")
struct ExpectedTests {
  private func game(_ number: UInt64, of squad: Squad) throws -> PlannedGame {
    try #require(squad.plans.game(.single(.fixed(number))))
  }

  private func squad() throws -> Squad {
    try Squad(
      after: .player(.fixed(1), .added(PlayerDetails(name: ShortText("Ann")))),
      .player(.fixed(2), .added(PlayerDetails(name: ShortText("Ben")))),
      .player(.fixed(3), .added(PlayerDetails(name: ShortText("Cem")))))
  }

  private func plan(
    _ number: UInt64, days: Int, in squad: inout Squad, answers: [(UInt64, Answer)] = []
  ) throws {
    let key = PlanKey.single(.fixed(number))
    let day = CivilDay.thursday.advanced(byDays: days)
    try squad.apply(.plan(key, .made(day, try .evening)), at: .kickOff)
    for (person, answer) in answers {
      let change = try PlanAnswer(answer, of: .fixed(person), named: ShortText("P\(person)"))
      try squad.apply(.plan(key, .answered(change)), at: .kickOff)
    }
  }

  @Test func `the regulars are expected, and those who answered an earlier game`() throws {
    var squad = try squad()
    try plan(21, days: 0, in: &squad, answers: [(9, .out), (1, .in)])
    try plan(22, days: 7, in: &squad, answers: [(2, .maybe)])
    #expect(
      squad.peopleWithoutAnswer(to: try game(22, of: squad)) == [.fixed(1), .fixed(3), .fixed(9)])
  }

  @Test func `archived and removed players are not asked`() throws {
    var squad = try squad()
    try plan(21, days: 0, in: &squad, answers: [(1, .in), (2, .in)])
    try plan(22, days: 7, in: &squad)
    try squad.apply(.player(.fixed(1), .set(.archived, true)), at: .kickOff)
    try squad.apply(.player(.fixed(2), .set(.removed, true)), at: .kickOff)
    #expect(squad.peopleWithoutAnswer(to: try game(22, of: squad)) == [.fixed(3)])
  }

  @Test func `a game later than this one, or more than eight before it, tells nothing`() throws {
    var squad = try squad()
    try plan(30, days: -70, in: &squad, answers: [(50, .in)])
    for week in 1...8 {
      try plan(
        UInt64(30 + week), days: -70 + 7 * week, in: &squad, answers: [(UInt64(50 + week), .in)])
    }
    try plan(40, days: 0, in: &squad)
    try plan(41, days: 7, in: &squad, answers: [(70, .in)])
    let expected = squad.peopleWithoutAnswer(to: try game(40, of: squad))
    #expect(expected == [1, 2, 3, 58, 57, 56, 55, 54, 53, 52, 51].map { .fixed($0) })
  }
}
