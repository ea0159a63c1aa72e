import Domain
import Testing

struct ScoreTests {
  @Test func `every score reads back from its text`() throws {
    for teamA in 0...99 {
      for teamB in 0...99 {
        let score = try #require(Score(teamA: teamA, teamB: teamB))
        #expect(score.text == "\(teamA)-\(teamB)")
        #expect(Score(score.text) == score)
      }
    }
  }

  @Test(arguments: [
    "", "-", "--", "2", "2-", "-1", "3-x", "x-3", "100-0", "0-100", "999-9", "-1-2", "2--1",
    "+2-1", "2-+1", "2-1 ", " 2-1", "2 -1", "2-1\n", "2-1\0", "2:1", "2–1", "2-1-0", "0x1-1",
    "٣-١", "２-１", "1e1-2", "2.0-1", "99999999999999999999-1",
  ])
  func `only digits, a hyphen and digits are a score`(text: String) {
    #expect(Score(text) == nil)
  }

  @Test func `two digits may begin with a zero`() {
    #expect(Score("02-01") == Score(teamA: 2, teamB: 1))
  }

  @Test(arguments: [(-1, 0), (0, -1), (100, 0), (0, 100), (.min, .max)])
  func `goals out of range are refused`(teamA: Int, teamB: Int) {
    #expect(Score(teamA: teamA, teamB: teamB) == nil)
  }

  @Test(arguments: [("2-1", Side.teamA), ("0-99", .teamB), ("10-9", .teamA), ("9-10", .teamB)])
  func `the side with more goals is ahead`(text: String, winner: Side) throws {
    #expect(try #require(Score(text)).winner == winner)
  }

  @Test(arguments: ["0-0", "7-7", "99-99"])
  func `a draw has no winner`(text: String) throws {
    #expect(try #require(Score(text)).winner == nil)
  }

  @Test func `each side has its own goals`() throws {
    let score = try #require(Score("2-1"))
    #expect([score[.teamA], score[.teamB]] == [2, 1])
  }
}
