import Domain
import TestSupport
import Testing
import Wire

private let one = "00000000-0000-0000-0000-000000000001"
private let two = "00000000-0000-0000-0000-000000000002"

@Suite("Levels and rules as JSON")
struct FairnessJSONTests {
  private static let rule =
    #"{"id":"\#(one)","asks":"apart","players":["\#(one)","\#(two)"]}"#
  private static let squad =
    #"{"players":[{"id":"\#(one)","number":1,"name":"Ann","level":65}],"gathers":[],"#
    + #""rules":[\#(rule)]}"#

  @Test func `a squad keeps its levels and rules`() throws {
    let squad = try Squad(json: Self.squad.bytes)
    #expect(squad.allPlayers.first?.ownLevel == Level(tenths: 65))
    #expect(squad.rules.first?.kind == .apart)
    #expect(squad.rules.first?.players == [.fixed(1), .fixed(2)])
    #expect(String { $0.squad(squad) } == Self.squad)
  }

  @Test func `a gather that does not count says so`() throws {
    var squad = try Squad.friday
    try squad.apply([.gather(.friday, .set(.excluded, true))])
    let json = JSONWriter.write { $0.squad(squad) }
    #expect(json.text.contains(#""isExcluded":true"#))
    #expect(try Squad(json: json) == squad)
  }

  @Test(arguments: [
    (#""level":65"#, #""level":101"#, WireError.outOfRange(field: "level")),
    (#""level":65"#, #""level":9"#, .outOfRange(field: "level")),
    (#""level":65"#, #""level":9223372036854775807"#, .outOfRange(field: "level")),
    (#""level":65"#, #""level":"65""#, .wrongType(field: "level", expected: .integer)),
    (#",\"\#(two)"]"#, "]", .outOfRange(field: "players")),
    (#"\#(two)"]"#, #"\#(one)"]"#, .outOfRange(field: "players")),
    (rule, "\(rule),\(rule)", .outOfRange(field: "squad")),
    (
      #"["\#(one)","\#(two)"]"#, #"["\#(one)",2]"#,
      .wrongType(field: "players", expected: .identifier)
    ),
    (#"["\#(one)","\#(two)"]"#, "7", .wrongType(field: "players", expected: .array)),
    (#","players":["\#(one)","\#(two)"]"#, "", .missing(field: "players")),
  ])
  func `a malformed level or rule is refused with the field`(
    part: String, replacement: String, error: WireError
  ) throws {
    let part = part.replacing(#"\""#, with: "\"")
    let text = Self.squad.replacing(part, with: replacement)
    #expect(text != Self.squad)
    #expect(throws: error) { try Squad(json: text.bytes) }
  }
}
