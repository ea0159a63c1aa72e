import Domain
import TestSupport
import Testing
import Wire

private let one = "00000000-0000-0000-0000-000000000001"
private let two = "00000000-0000-0000-0000-000000000002"

@Suite("Gathers as JSON")
struct GatherJSONTests {
  @Test(arguments: [
    (#"{"score":"2-1","winnerTeam":"Team A"}"#, "2-1"),
    (#"{"score":"0-10","winnerTeam":"Team B"}"#, "0-10"),
    (#"{"score":"3-3","winnerTeam":"None"}"#, "3-3"),
    (#"{"score":"99-0"}"#, "99-0"), (#"{"score":"1-1","winnerTeam":null}"#, "1-1"),
  ])
  func `a result is read with or without its winner`(body: String, score: String) throws {
    #expect(try GatherResult(json: body.bytes).score?.text == score)
  }

  @Test(arguments: ["{}", #"{"score":null}"#, #"{"winnerTeam":null}"#])
  func `without a score there is no result`(body: String) throws {
    #expect(try GatherResult(json: body.bytes).score == nil)
  }

  @Test(arguments: [
    #"{"score":"2-1","winnerTeam":"Team B"}"#, #"{"score":"2-1","winnerTeam":"None"}"#,
    #"{"score":"1-2","winnerTeam":"Team A"}"#, #"{"score":"0-0","winnerTeam":"Team A"}"#,
    #"{"score":"0-0","winnerTeam":"Team B"}"#,
  ])
  func `a winner that contradicts the score is refused`(body: String) {
    #expect(throws: GatherResultError.contradiction) { try GatherResult(json: body.bytes) }
  }

  @Test(arguments: ["3-x", "100-0", "-1-2", "", "2-1 ", "٣-١", "2:1"])
  func `a malformed score is refused`(score: String) {
    #expect(throws: GatherResultError.malformedScore) {
      try GatherResult(json: #"{"score":"\#(score)"}"#.bytes)
    }
  }

  @Test(arguments: [
    (#"{"winnerTeam":"Team A"}"#, WireError.missing(field: "score")),
    (#"{"score":21}"#, .wrongType(field: "score", expected: .text)),
    (
      #"{"score":"2-1","winnerTeam":"team a"}"#,
      .unknownChoice(field: "winnerTeam", choices: ["Team A", "Team B", "None"])
    ),
    (#"{"score":"2-1","winnerTeam":1}"#, .wrongType(field: "winnerTeam", expected: .text)),
    ("2-1", .json(JSONError(.trailingBytes, at: 1))),
  ])
  func `a malformed result is refused with the field`(body: String, error: WireError) {
    #expect(throws: GatherResultError.wire(error)) { try GatherResult(json: body.bytes) }
  }

  @Test(arguments: [("Bench", Team.bench), ("Team A", .teamA), ("Team B", .teamB)])
  func `a team is read by its name`(text: String, team: Team) throws {
    #expect(try readTeam(json: #"{"team":"\#(text)"}"#.bytes) == team)
  }

  @Test(arguments: [
    ("{}", WireError.missing(field: "team")),
    (
      #"{"team":"Team E"}"#,
      .unknownChoice(
        field: "team", choices: ["Bench", "Team A", "Team B", "Team C", "Team D"])
    ),
  ])
  func `an unknown team is refused`(body: String, error: WireError) {
    #expect(throws: error) { try readTeam(json: body.bytes) }
  }

  @Test(arguments: ["{}", #"{"team":7}"#])
  func `a request without members of its own may be any object`(body: String) {
    #expect(throws: Never.self) { try requireObject(json: body.bytes) }
  }

  @Test(arguments: [
    ("", WireError.json(JSONError(.unexpectedEnd, at: 0))), ("[]", .notAnObject(field: "")),
    ("null", .notAnObject(field: "")),
  ])
  func `a request without members of its own is refused as anything but an object`(
    body: String, error: WireError
  ) {
    #expect(throws: error) { try requireObject(json: body.bytes) }
  }

  @Test func `a gather that goes on is written without a result`() {
    let gather = Gather(id: .fixed(1), startedAt: .kickOff, appearances: [])
    #expect(
      String { $0.gather(gather, user: .fixed(2)) }
        == #"{"id":"\#(one)","userId":"\#(two)","startedAt":"2026-11-20T18:40:00.000Z"}"#)
  }

  @Test(arguments: [
    ([Side.teamA], #","score":"1-0","winnerTeam":"Team A""#),
    ([.teamB, .teamA, .teamB], #","score":"1-2","winnerTeam":"Team B""#),
    // Nothing is known of it.
    ([], ""),
  ])
  func `a gather that has ended is written with its result`(scorers: [Side], result: String) {
    let goals = scorers.enumerated().map {
      Goal(id: .fixed(UInt64($0)), side: $1, scoredAt: .kickOff)
    }
    let gather = Gather(
      id: .fixed(1), startedAt: .kickOff,
      endedAt: Instant.kickOff.advanced(byMilliseconds: 1_205_120), appearances: [], goals: goals)

    #expect(
      String { $0.gather(gather, user: .fixed(2)) }
        == #"{"id":"\#(one)","userId":"\#(two)","startedAt":"2026-11-20T18:40:00.000Z","#
        + #""endedAt":"2026-11-20T19:00:05.120Z"\#(result)}"#)
  }

  @Test func `a gather of several games is written with each that was played`() throws {
    // Given
    var squad = try Squad.friday
    let cem = Participant(id: .fixed(3), name: try ShortText("Cem"), team: .teamC)
    let changes: [Change] = [
      .gather(.friday, .participantAssigned(cem)), .goal(.friday, .opener, .added(.teamA)),
      .gather(.friday, .gameStarted(.fixed(1), Pairing(.teamA, .teamC) ?? .first)),
      .goal(.friday, .equaliser, .added(.teamC, in: .fixed(1))),
      .gather(.friday, .gameStarted(.fixed(2), Pairing(.teamC, .teamB) ?? .first)),
      .clock(.friday, .fixed(2), .started), .gather(.friday, .ended),
    ]
    for (minute, change) in changes.enumerated() {
      try squad.apply(change, at: .kickOff(plusMinutes: Int64(minute)))
    }
    // When
    let text = String { $0.gather(squad.allGathers[0], user: .fixed(2)) }
    // Then
    let games = [
      (#""home":"Team A","away":"Team B","startedAt":"2026-11-20T18:40"#, "1-0", "Team A"),
      (#""home":"Team A","away":"Team C","startedAt":"2026-11-20T18:42"#, "0-1", "Team C"),
      (#""home":"Team C","away":"Team B","startedAt":"2026-11-20T18:44"#, "0-0", "None"),
    ].map { #"{\#($0):00.000Z","score":"\#($1)","winnerTeam":"\#($2)"}"# }
    #expect(
      text == #"{"id":"\#(one)","userId":"\#(two)","startedAt":"2026-11-20T18:40:00.000Z","#
        + #""endedAt":"2026-11-20T18:46:00.000Z","games":[\#(games.joined(separator: ","))]}"#)
  }
}
