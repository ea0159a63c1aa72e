import Domain
import TestSupport
import Testing

@Suite("The group's name")
struct GroupNameTests {
  @Test(arguments: [
    ("  Monday Football ", "Monday Football"), ("월요 축구", "월요 축구"),
    (String(repeating: "e\u{301}", count: 40), String(repeating: "é", count: 40)),
  ])
  func `it is one line of up to 40 characters`(typed: String, kept: String) throws {
    #expect(try GroupName(typed).text == kept)
  }

  @Test(arguments: [
    ("", TextError.empty), (" \u{200B}", .empty), ("a\nb", .controlCharacter),
    (String(repeating: "a", count: 41), .tooLong(limit: 40)),
    (String(repeating: "a", count: 90), .tooLong(limit: 80)),
  ])
  func `other texts are refused`(typed: String, error: TextError) {
    #expect(throws: error) { try GroupName(typed) }
  }

  @Test func `it is set, changed and taken away`() throws {
    var squad = Squad()
    try squad.accept([.squad(.nameSet(try GroupName("Mondays")))])
    #expect(squad.name?.text == "Mondays")
    try squad.accept([.squad(.nameSet(nil))])
    #expect(squad.name == nil)
  }

  @Test func `people see it who answer, follow or see a table; scorekeepers do not`() throws {
    var squad = try Squad(after: .squad(.nameSet(try GroupName("Mondays"))))
    try squad.apply([
      .squad(.zoneSet(.seoul)), .planned(.fixed(3)), .tables(.linkMade(.toTable, .allTime)),
    ])
    for scope in [
      Scope.link(.plans, .reply), .ownReplies(.ann), .link(.table(Link.toTable.id), .table),
      .link(.gather(.friday), .follow),
    ] {
      #expect(scope.view(of: squad).name?.text == "Mondays")
    }
    #expect(Scope.link(.gather(.friday), .score).view(of: squad).name == nil)
  }
}
