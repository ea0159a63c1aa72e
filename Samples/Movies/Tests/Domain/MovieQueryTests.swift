import MoviesDomain
import Testing

struct MovieQueryTests {
  @Test(arguments: [
    ("star", "star"),
    ("  star wars \n", "star wars"),
    ("\u{3000}기생충\u{3000}", "기생충"),
    ("star\nwars\u{0}!", "star wars !"),
    ("star\u{2028}wars", "star wars"),
    ("50% \"of\" it's * () AND OR", "50% \"of\" it's * () AND OR"),
  ])
  func `what was typed becomes one trimmed line`(_ typed: String, _ text: String) throws {
    #expect(try MovieQuery(typed).text == text)
  }

  @Test(arguments: ["", " ", "\n\t", "\u{3000}\u{A0}", "\u{0}\u{7F}", "\u{2029}"])
  func `white space alone is no query`(_ typed: String) {
    #expect(throws: MovieQueryProblem.empty) { try MovieQuery(typed) }
  }

  @Test(arguments: ["a", "영", "🎬"])
  func `a hundred characters are taken, whatever surrounds them`(_ character: String) throws {
    let longest = String(repeating: character, count: 100)
    #expect(try MovieQuery("  \(longest)\n").text == longest)
  }

  @Test(arguments: [101, 10_000])
  func `more characters are refused, with the limit`(_ count: Int) {
    #expect(throws: MovieQueryProblem.tooLong(limit: 100)) {
      try MovieQuery(String(repeating: "a", count: count))
    }
  }

  @Test(
    arguments: [
      ("", .beginning), ("star", .beginning), ("STAR w", .beginning), ("wars", .within),
      ("rw", nil), ("star wars 2", nil),
    ] as [(String, MovieQueryMatch?)])
  func `a typed text begins a query, lies within it, or does not`(
    _ typed: String, _ match: MovieQueryMatch?
  ) throws {
    #expect(try MovieQuery("Star Wars").match(typed) == match)
  }

  @Test(arguments: [("별 전쟁", "전쟁", true), ("ÉTÉ", "été", false), ("été", "été", true)])
  func `other letters than those of ASCII match when they are the same`(
    _ text: String, _ typed: String, _ isMatch: Bool
  ) throws {
    #expect((try MovieQuery(text).match(typed) != nil) == isMatch)
  }

  @Test(arguments: [("Star", "sTAR", true), ("star", "stars", false), ("[", "{", false)])
  func `two queries are the same but for capitals`(
    _ one: String, _ other: String, _ isSame: Bool
  ) throws {
    #expect(try MovieQuery(one).isSame(as: MovieQuery(other)) == isSame)
  }
}
