import Domain
import TestSupport
import Testing
import Wire

@Suite("Times of edits as JSON")
struct EditTimesJSONTests {
  @Test(
    arguments: try [
      (
        [.replies(.namesSet(.full, areListed: true)), .replies(.fromOwnPhoneSet(true))],
        ["names", "fromOwnPhone"]
      ),
      (
        [.season(.fixed(1), .set(.spring)), .season(.fixed(1), .removed(true))],
        ["details", "removed"]
      ),
      (
        [.squad(.tableRulesSet(TableRules.examples[1])), .squad(.tableNamesSet(.full))],
        ["tableRules", "tableNames"]
      ),
    ] as [([Change], [String])])
  func `replies, seasons and the squad keep when each field was set`(
    sets: [Change], fields: [String]
  ) throws {
    // Given
    var squad = Squad()
    for (minute, change) in sets.enumerated() {
      try squad.apply(change, at: .kickOff(plusMinutes: Int64(minute)))
    }
    // When
    let text = String { $0.squad(squad) }
    let read = try Squad(json: text.bytes)
    // Then
    let written =
      #""editTimes":[{"field":"\#(fields[0])","setAt":1795200000000},"#
      + #"{"field":"\#(fields[1])","setAt":1795200060000}]"#
    #expect(text.contains(written))
    #expect(String { $0.squad(read) } == text)
    #expect(read.plans.replies.editTimes.entries == squad.plans.replies.editTimes.entries)
    #expect(read.allSeasons.map(\.editTimes.entries) == squad.allSeasons.map(\.editTimes.entries))
    #expect(read.editTimes.entries == squad.editTimes.entries)
  }
}
