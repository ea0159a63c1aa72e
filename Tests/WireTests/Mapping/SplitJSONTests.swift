import Domain
import TestSupport
import Testing
import Wire

@testable import Splitting

@Suite("Splits as JSON")
struct SplitJSONTests {
  @Test func `a request with every field is read`() throws {
    // Given
    let players =
      #"{"id":"a","level":5.4,"position":"striker"},"#
      + #"{"id":"b","level":7,"position":"winger","goalkeeper":true},"#
      + #"{"id":"c","level":3.0,"goalkeeper":false},{"id":"d","level":10}"#
    let rules = #""together":[["a","d"]],"apart":[["b","c"],["c","a"]]"#
    // When
    let read = try submission(players, #","teams":3,\#(rules),"seed":-1"#)
    // Then
    #expect(read.ids == ["a", "b", "c", "d"])
    #expect(
      read.request
        == SplitRequest(
          players: [
            SplitPlayer(level: Level(clamping: 54), position: .striker),
            SplitPlayer(level: Level(clamping: 70), position: .goalkeeper),
            SplitPlayer(level: Level(clamping: 30)), SplitPlayer(level: Level(clamping: 100)),
          ],
          teamCount: 3, together: [[0, 3]], apart: [[1, 2], [2, 0]], seed: .max))
  }

  @Test func `without further fields, there are two teams and no rules`() throws {
    let player = SplitPlayer(level: .average)
    let request = SplitRequest(players: [player, player], teamCount: 2, seed: 0)
    #expect(try submission(Self.people(2)).request == request)
  }

  @Test(arguments: [
    ("1", 10), ("1.0", 10), ("5.4", 54), ("5.40", 54), ("5.400", 54), ("9.9", 99), ("10", 100),
    ("10.00", 100),
  ])
  func `a level has at most one decimal, and zeros after it`(text: String, tenths: Int) throws {
    let read = try submission(#"{"id":"a","level":\#(text)}"#)
    #expect(read.request.players.map(\.level.tenths) == [tenths])
  }

  @Test(arguments: ["0", "0.9", "10.1", "11", "999.9", "9999"])
  func `a level from 1 to 10 is read, and any other number refused`(text: String) {
    #expect(throws: SplitSubmissionError.wire(.outOfRange(field: "level"))) {
      try submission(#"{"id":"a","level":\#(text)}"#)
    }
  }

  @Test(arguments: [
    "5.45", "5.04", "5.405", "-5", "5e0", "5.4E1", "1000.0", "10000", "12345678901234567890",
    "\"5\"", "true", "[5]",
  ])
  func `a level of another form is refused`(text: String) {
    #expect(throws: SplitSubmissionError.wire(.wrongType(field: "level", expected: .number))) {
      try submission(#"{"id":"a","level":\#(text)}"#)
    }
  }

  @Test func `an id has from 1 to 100 bytes`() throws {
    let most = String(repeating: "é", count: 50)
    #expect(try submission(person("1")).ids == ["1"])
    #expect(try submission(person(most)).ids == [most])
    for id in ["", most + "a"] {
      #expect(throws: SplitSubmissionError.wire(.outOfRange(field: "id"))) {
        try submission(person(id))
      }
    }
  }

  @Test func `ids are compared by their bytes`() throws {
    let ids = ["\u{E9}", "e\u{301}"]
    let read = try submission(
      ids.map(person).joined(separator: ","), #","apart":[["\#(ids[1])","\#(ids[0])"]]"#)
    #expect(read.request.apart == [[1, 0]])
  }

  @Test func `there are at most 200 players`() throws {
    #expect(try submission(Self.people(200)).ids.count == 200)
    #expect(throws: SplitSubmissionError.split(.tooManyPlayers(201), ids: [])) {
      try submission(Self.people(201))
    }
  }

  @Test(arguments: ["together", "apart"])
  func `there are at most 200 rules of a kind`(kind: String) throws {
    let rules = Array(repeating: #"["1","2"]"#, count: 201)
    let most = rules.dropLast().joined(separator: ",")
    let request = try submission(Self.people(2), #","\#(kind)":[\#(most)]"#).request
    #expect((request.together + request.apart).count == 200)
    #expect(throws: SplitSubmissionError.wire(.outOfRange(field: "\(kind)"))) {
      try submission(Self.people(2), #","\#(kind)":[\#(rules.joined(separator: ","))]"#)
    }
  }

  @Test(arguments: [
    (#""apart":[["1","9"]]"#, SplitSubmissionError.unknownID("9")),
    (#""apart":[["1","2","1"]]"#, .repeatedID("1")),
    (#""together":7"#, .wire(.wrongType(field: "together", expected: .array))),
    (#""together":["1"]"#, .wire(.wrongType(field: "together", expected: .array))),
    (#""apart":[["1",2]]"#, .wire(.wrongType(field: "apart", expected: .text))),
    (#""players":[{"id":"1","level":5},{"id":"1","level":6}]"#, .repeatedID("1")),
    (#""players":[{"level":5}]"#, .wire(.missing(field: "id"))),
    (#""players":[{"id":"1"}]"#, .wire(.missing(field: "level"))),
    (
      #""players":[{"id":"1","level":5,"goalkeeper":1}]"#,
      .wire(.wrongType(field: "goalkeeper", expected: .truth))
    ),
    (#""players":null"#, .wire(.missing(field: "players"))),
    (#""teams":2.5"#, .wire(.wrongType(field: "teams", expected: .integer))),
    (#""seed":"1""#, .wire(.wrongType(field: "seed", expected: .integer))),
  ])
  func `a malformed request is refused with the field or the id`(
    members: String, error: SplitSubmissionError
  ) {
    #expect(throws: error) { try submission(Self.people(3), "," + members) }
  }

  @Test func `a split is written with ids, tenths and a count that floating point can hold`() {
    let levels = [54, 30, 43, 57].map { Level(clamping: $0) }
    let split = Split(
      teams: [[0, 2], [1, 3]],
      strengths: TeamStrengths(of: [[levels[0], levels[2]], [levels[1], levels[3]]]), bound: 2,
      quality: SplitQuality(spread: 0, positions: 0, repeats: 0), possible: .max,
      equallyGood: .max, isComplete: true)
    #expect(
      String { $0.split(split, ids: ["a", "b", "c", "d"]) }
        == #"{"teams":[["a","c"],["b","d"]],"strengths":[9.7,8.7],"gap":1.0,"isBest":false,"#
        + #""bound":0.2,"equallyGood":9007199254740992,"isComplete":true}"#)
  }

  private func submission(
    _ players: String, _ further: String = ""
  ) throws(SplitSubmissionError) -> SplitSubmission {
    try SplitSubmission(json: #"{"players":[\#(players)]\#(further)}"#.bytes)
  }

  private func person(_ id: String) -> String { #"{"id":"\#(id)","level":5.5}"# }

  /// People whose ids are 1, 2 and so on.
  private static func people(_ count: Int) -> String {
    (1...count).map { #"{"id":"\#($0)","level":5.5}"# }.joined(separator: ",")
  }
}
