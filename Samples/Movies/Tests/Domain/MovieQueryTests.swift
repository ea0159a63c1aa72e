import Foundation
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
  func `typed text becomes one trimmed line`(_ typed: String, _ text: String) throws {
    #expect(try MovieQuery(typed).text == text)
  }

  @Test(arguments: ["", " ", "\n\t", "\u{3000}\u{A0}", "\u{0}\u{7F}", "\u{2029}"])
  func `white space alone is refused`(_ typed: String) {
    #expect(throws: MovieQueryError.empty) { try MovieQuery(typed) }
  }

  @Test(arguments: ["a", "영", "🎬"])
  func `100 characters are accepted, with white space around them`(_ character: String) throws {
    let longest = String(repeating: character, count: 100)
    #expect(try MovieQuery("  \(longest)\n").text == longest)
  }

  @Test(arguments: [101, 10_000])
  func `more characters are refused, with the limit`(_ count: Int) {
    #expect(throws: MovieQueryError.tooLong(limit: 100)) {
      try MovieQuery(String(repeating: "a", count: count))
    }
  }

  @Test(
    arguments: [
      ("", .beginning), ("star", .beginning), ("STAR w", .beginning), ("wars", .within),
      ("rw", nil), ("star wars 2", nil),
    ] as [(String, MovieQueryMatch?)])
  func `a typed text matches a query at its beginning, within it or not at all`(
    _ typed: String, _ match: MovieQueryMatch?
  ) throws {
    #expect(try MovieQuery("Star Wars").match(typed) == match)
  }

  @Test(arguments: ["영화", "각본", "기생충", "A영b"])
  func `decomposed syllables are the same as composed ones`(_ text: String) throws {
    let decomposed = text.decomposedStringWithCanonicalMapping
    #expect(try MovieQuery(decomposed).text.utf8.elementsEqual(text.utf8))
    let long = String(repeating: "값", count: 100).decomposedStringWithCanonicalMapping
    #expect(try MovieQuery(long).text.unicodeScalars.count == 100)
  }

  @Test func `combining accents do not count as characters`() throws {
    let accented = String(repeating: "e\u{301}", count: 100)
    #expect(try MovieQuery(accented).text.utf8.elementsEqual(accented.utf8))
    #expect(throws: MovieQueryError.tooLong(limit: 100)) { try MovieQuery(accented + "e") }
  }

  @Test(arguments: [
    ("기생충", ["ㄱ", "기", "깃", "기새", "기생", "기생ㅊ", "기생추", "기생충"]),
    ("과자", ["ㄱ", "고", "과", "괒", "과자"]), ("값어치", ["갑", "값", "값어", "값엋", "값어치"]),
    ("닭", ["ㄷ", "다", "달", "닭"]), ("갑사", ["갑", "값", "갑사"]), ("의사", ["으", "의", "읫", "의사"]),
  ])
  func `a partly typed syllable matches the syllables that it may become`(
    _ text: String, _ steps: [String]
  ) throws {
    for typed in steps { #expect(try MovieQuery(text).match(typed) == .beginning, "\(typed)") }
  }

  @Test(
    arguments: [
      ("생", .within), ("ㅊ", .within), ("추", .within), ("깅", nil), ("가", nil), ("ㅣ", nil),
      ("기생충ㅇ", nil),
    ] as [(String, MovieQueryMatch?)])
  func `text after the beginning matches within the query or not at all`(
    _ typed: String, _ match: MovieQueryMatch?
  ) throws {
    #expect(try MovieQuery("기생충").match(typed) == match)
  }

  @Test(arguments: [("별 전쟁", "전쟁", true), ("ÉTÉ", "été", false), ("été", "été", true)])
  func `letters outside of ASCII match only in the same case`(
    _ text: String, _ typed: String, _ isMatch: Bool
  ) throws {
    #expect((try MovieQuery(text).match(typed) != nil) == isMatch)
  }

  @Test(arguments: [("Star", "sTAR", true), ("star", "stars", false), ("[", "{", false)])
  func `two queries are the same regardless of the case of ASCII letters`(
    _ one: String, _ other: String, _ isSame: Bool
  ) throws {
    #expect(try MovieQuery(one).isSame(as: MovieQuery(other)) == isSame)
  }
}
