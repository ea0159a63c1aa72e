import Domain
import PageSupport
import Pages
import TestSupport
import Testing

@Suite("Dates on pages, as the visitor's region writes them")
struct RegionTests {
  private func heading(_ preferred: String, chosen: [String] = []) throws -> String {
    var squad = try Squad(after: .squad(.zoneSet(.seoul)))
    try squad.apply([.planned(.fixed(3))])
    let page = ReplyPage(
      squad, squad.plans.openGames(at: .kickOff),
      in: PageLanguage(chosen: chosen, preferring: preferred), now: .kickOff)
    let html = String(
      decoding: page.document(for: ReplyVisit(.unknown, form: "0", plan: ""), at: .example),
      as: UTF8.self)
    let start = try #require(html.firstRange(of: "<h1>"))
    let end = try #require(html.firstRange(of: "</h1>"))
    return String(html[start.upperBound..<end.lowerBound])
  }

  @Test(arguments: [
    ("en-US,en;q=0.9", "Thu, Dec 3, 8 PM"), ("en-GB", "Thu 3 Dec, 20:00"),
    ("en", "Thu 3 Dec, 20:00"), ("en-AU, en;q=0.5", "Thu 3 Dec, 8 PM"),
    ("fr-FR, en-Latn-US;q=0.8", "Thu, Dec 3, 8 PM"), ("de-US", "Do., 3. Dez., 20:00"),
    ("ko", "12월 3일 (목) 20:00"), ("ko-KR,ko;q=0.9", "12월 3일 (목) 오후 8시"),
  ])
  func `the page writes the time as the phone of its visitor does`(
    preferred: String, expected: String
  ) throws {
    #expect(try heading(preferred) == expected)
  }

  @Test func `a language that was chosen on the page has the region in which it is preferred`()
    throws
  {
    #expect(try heading("en-US,ko-KR", chosen: ["ko"]) == "12월 3일 (목) 오후 8시")
    #expect(try heading("en-US", chosen: ["ko"]) == "12월 3일 (목) 20:00")
  }
}
