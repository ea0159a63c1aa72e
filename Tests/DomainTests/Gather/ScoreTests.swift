import Domain
import Testing

struct ScoreTests {
  @Test func `every score reads back from its text`() throws {
    for teamA in 0...99 {
      for teamB in 0...99 {
        let score = try #require(Score(home: teamA, away: teamB))
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
    #expect(Score("02-01") == Score(home: 2, away: 1))
  }

  @Test(arguments: [(-1, 0), (0, -1), (100, 0), (0, 100), (.min, .max)])
  func `goals out of range are refused`(home: Int, away: Int) {
    #expect(Score(home: home, away: away) == nil)
  }
}
