import Domain
import TestSupport
import Testing
import Wire

private let one = "00000000-0000-0000-0000-000000000001"
private let two = "00000000-0000-0000-0000-000000000002"

private func squad() throws -> Squad {
  var squad = Squad()
  let changes: [Change] = [
    .player(.fixed(1), .added(try .ann)), .player(.fixed(2), .added(try .quotedBen)),
    .player(.fixed(2), .set(.removed, true)),
    .gather(.fixed(1), .started([try .ann(.teamA)])), .clock(.fixed(1), nil, .started),
    .goal(.fixed(1), .fixed(2), .added(.teamB)), .gather(.fixed(2), .started([])),
    .clock(.fixed(2), nil, .set(ClockSetting(totalSeconds: 90) ?? .default)),
    .gather(.fixed(2), .ended),
    .gather(.fixed(2), .set(.deleted, true)),
  ]
  for change in changes { try squad.apply(change, at: .kickOff) }
  return squad
}

private func squadText(
  firstClock: String, secondClock: String, _ playerTimes: String = "", _ gatherTimes: String = ""
) -> String {
  #"{"players":[{"id":"\#(one)","number":1,"name":"Ann"},"#
    + #"{"id":"\#(two)","number":2,"name":"Ben \"B\"","age":31,"skill":"amateur","#
    + #""preferredPosition":"winger","favouriteTeam":"FC Example","isRemoved":true\#(playerTimes)}],"#
    + #""gathers":[{"id":"\#(one)","startedAt":1795200000000,"#
    + #""clock":\#(firstClock),"#
    + #""participants":[{"player":"\#(one)","name":"Ann","team":"Team A"}],"#
    + #""goals":[{"id":"\#(two)","team":"Team B","scoredAt":1795200000000}]},"#
    + #"{"id":"\#(two)","startedAt":1795200000000,"endedAt":1795200000000,"#
    + #""clock":\#(secondClock),"participants":[],"goals":[],"isDeleted":true\#(gatherTimes)}]}"#
}

private let stored = squadText(
  firstClock: #"{"format":{"periods":1,"seconds":600},"#
    + #""played":[{"seconds":600,"runs":[{"from":1795200000000}]}]}"#,
  secondClock: #"{"format":{"periods":1,"seconds":90},"played":[]}"#,
  #","editTimes":[{"field":"removed","setAt":1795200000000}]"#,
  #","editTimes":[{"field":"clockFormat","setAt":1795200000000},"#
    + #"{"field":"end","setAt":1795200000000},{"field":"deleted","setAt":1795200000000}]"#)

/// As version 0 stored it, which knew no periods.
private let storedBefore = squadText(
  firstClock: #"{"seconds":600,"runningUntil":1795200600000}"#, secondClock: #"{"seconds":90}"#)

@Suite("Squads as JSON")
struct SquadJSONTests {
  @Test func `a squad keeps its format and reads back`() throws {
    let squad = try squad()
    #expect(String { $0.squad(squad) } == stored)
    #expect(try Squad(json: stored.bytes) == squad)
  }

  @Test func `an archived player has a mark, and others have none`() throws {
    var squad = try Squad.friday
    try squad.apply(.player(.ann, .set(.archived, true)), at: .kickOff)
    let text = String { $0.squad(squad) }
    #expect(
      text.hasPrefix(#"{"players":[{"id":"\#(one)","number":1,"name":"Ann","isArchived":true,"#))
    #expect(try Squad(json: text.bytes) == squad)
    #expect(!stored.contains("isArchived"))
  }

  @Test func `a gather keeps its links, and one that is not shared has none`() throws {
    var squad = try squad()
    try squad.apply([
      .sharing(.fixed(1), .linkMade(.toFollow)), .sharing(.fixed(1), .linkMade(.toScore)),
      .sharing(.fixed(1), .linkTurnedOff(.fixed(2))),
      .sharing(.fixed(1), .followerNamesSet(.firstNameAndInitial)),
    ])
    let text = String { $0.squad(squad) }
    let links =
      #","sharing":{"links":[{"id":"\#(one)","purpose":"follow","secret":"AAAAAAAAAAEAAAAAAAAAAg"},"#
      + #"{"id":"\#(two)","purpose":"score","secret":"AAAAAAAAAAMAAAAAAAAABA","isOff":true}],"#
      + #""followerNames":"firstNameAndInitial"}"#
    #expect(text.contains(links))
    #expect(try Squad(json: text.bytes) == squad)
    #expect(!stored.contains("sharing"))
  }

  @Test(arguments: [
    (#""AAAAAAAAAAEAAAAAAAAAAg""#, #""A""#, WireError.outOfRange(field: "secret")),
    (#""AAAAAAAAAAEAAAAAAAAAAg""#, "1", .wrongType(field: "secret", expected: .text)),
    (#""follow""#, #""own""#, .unknownChoice(field: "purpose", choices: ["follow", "score"])),
    (#""id":"\#(one)","purpose""#, #""purpose""#, .missing(field: "id")),
    (#""links""#, #""left""#, .missing(field: "links")),
  ])
  func `a malformed link is refused`(part: String, other: String, error: WireError) throws {
    var squad = try squad()
    try squad.apply(.sharing(.fixed(1), .linkMade(.toFollow)), at: .kickOff)
    let text = String { $0.squad(squad) }
    #expect(text.contains(part))
    #expect(throws: error) {
      try Squad(json: text.replacing(part, with: other).bytes)
    }
  }

  @Test func `a squad of version 0 is read`() throws {
    #expect(try Squad(json: storedBefore.bytes) == squad())
  }

  @Test(arguments: [(600_000, 0), (599_999, 1), (0, 600_000)] as [(Int, Int64)])
  func `a paused clock of version 0 keeps the time left`(left: Int, played: Int64) throws {
    let text = squadText(
      firstClock: #"{"seconds":600,"remainingMilliseconds":\#(left)}"#,
      secondClock: #"{"seconds":90}"#)
    var squad = try squad()
    try squad.apply(
      .clock(.fixed(1), nil, .paused), at: Instant.kickOff.advanced(byMilliseconds: played))
    #expect(try Squad(json: text.bytes) == squad)
  }

  @Test func `what happened during play is stored`() throws {
    var squad = try squad()
    let credit = GoalCredit.scored(by: .fixed(1), assist: nil)
    let bibs = TeamDetails(name: try ShortText("Bibs"), color: .orange)
    let changes: [Change] = [
      .clock(.fixed(1), nil, .paused), .clock(.fixed(1), nil, .periodEnded(1)),
      .gather(.fixed(1), .participantLeft(.fixed(1))),
      .goal(.fixed(1), .fixed(2), .credited(credit)),
      .gather(.fixed(1), .teamDetailsSet(.teamA, bibs)),
    ]
    for change in changes { try squad.apply(change, at: .kickOff(plusMinutes: 1)) }
    let json = JSONWriter.write { $0.squad(squad) }
    let text = json.text

    for part in [
      #""played":[{"seconds":600,"isOver":true,"runs":[{"from":1795200000000,"to":1795200060000}]}]"#,
      #""teamA":{"name":"Bibs","color":"orange"}"#,
      #""stints":[{"team":"Team A","since":1795200000000},{"since":1795200060000}]"#,
      #""scoredAt":1795200000000,"scorer":"\#(one)""#,
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(try Squad(json: json) == squad)
  }

  @Test(arguments: [
    (#""runs":[{"from":1795200000000}]"#, #""runs":[]"#, WireError.outOfRange(field: "runs")),
    (
      #""runs":[{"from":1795200000000}]"#, #""isOver":true,"runs":[{"from":1795200000000}]"#,
      .outOfRange(field: "runs")
    ),
    (
      #""runs":[{"from":1795200000000}]"#, #""runs":[{"from":1},{"from":2}]"#,
      .outOfRange(field: "runs")
    ),
    (
      #"[{"seconds":600,"#, #"[{"seconds":60,"runs":[{"from":1}]},{"seconds":600,"#,
      .outOfRange(field: "played")
    ),
    (#""periods":1,"seconds":600"#, #""periods":5,"seconds":600"#, .outOfRange(field: "periods")),
    (#""periods":1,"seconds":600"#, #""seconds":600"#, .missing(field: "periods")),
    (#""team":"Team A""#, #""team":"Team A","stints":[]"#, .outOfRange(field: "stints")),
    (
      #""team":"Team A""#, #""team":"Team A","stints":[{"since":1}]"#, .outOfRange(field: "stints")
    ),
    (
      #""scoredAt":1795200000000"#, #""scoredAt":1,"scorer":7"#,
      .wrongType(field: "scorer", expected: .text)
    ),
  ])
  func `malformed play is refused with the field`(
    part: String, replacement: String, error: WireError
  ) throws {
    try expectRefused(stored, part, replacement, error)
  }

  @Test func `a gather tells which device started it, and a goal another one that recorded it`()
    throws
  {
    var squad = Squad()
    try squad.apply(.gather(.friday, .started([])), at: .kickOff, on: .fixed(1))
    try squad.apply(.goal(.friday, .opener, .added(.teamA)), at: .kickOff, on: .fixed(1))
    try squad.apply(.goal(.friday, .equaliser, .added(.teamB)), at: .kickOff, on: .fixed(2))
    let json = String(decoding: JSONWriter.write { $0.squad(squad) }, as: UTF8.self)
    func id(_ number: UInt64) -> String { Device.ID.fixed(number).uuidString }
    #expect(json.contains(#""startedOn":"\#(id(1))""#))
    #expect(json.ranges(of: #""device":"#).count == 1)
    #expect(json.contains(#""device":"\#(id(2))""#))
  }

  @Test(arguments: try Change.examples)
  func `a squad after every kind of change reads back as it was written`(
    _ change: Change
  ) throws {
    var squad = try Squad.ready(for: change)
    try squad.apply(example: change)
    #expect(try Squad(json: JSONWriter.write { $0.squad(squad) }) == squad)
  }

  @Test func `any squad reads back as it was written`() throws {
    var changes = try ChangeGenerator(seed: 22)
    for number in 0..<300 {
      let squad = try changes.squad(changeCount: 120)
      let read = try Squad(json: JSONWriter.write { $0.squad(squad) })
      #expect(read == squad, "squad \(number)")
    }
  }

  @Test(arguments: [
    (#""number":2"#, #""number":3"#, WireError.outOfRange(field: "squad")),
    (#""number":2"#, #""number":"2""#, .wrongType(field: "number", expected: .integer)),
    (#""number":2"#, #""number":9223372036854775807"#, .outOfRange(field: "squad")),
    (#"{"id":"\#(two)","number":2"#, #"{"id":"\#(one)","number":2"#, .outOfRange(field: "squad")),
    (#"{"id":"\#(two)","startedAt""#, #"{"id":"\#(one)","startedAt""#, .outOfRange(field: "squad")),
    (#""clock":{"seconds":90},"#, "", .missing(field: "clock")),
    (#""clock":{"seconds":90}"#, #""clock":90"#, .notAnObject(field: "clock")),
    (#""seconds":90"#, #""seconds":0"#, .outOfRange(field: "seconds")),
    (
      #""seconds":90"#, #""seconds":90,"remainingMilliseconds":90001"#,
      .outOfRange(field: "remainingMilliseconds")
    ),
    (
      #""seconds":90"#, #""seconds":90,"remainingMilliseconds":-1"#,
      .outOfRange(field: "remainingMilliseconds")
    ),
    (#""scoredAt":1795200000000"#, #""scoredAt":-1"#, .outOfRange(field: "scoredAt")),
    (#"{"players":["#, #"{"players":[7,"#, .notAnObject(field: "players")),
  ])
  func `a malformed squad is refused with the field`(
    part: String, replacement: String, error: WireError
  ) throws {
    try expectRefused(storedBefore, part, replacement, error)
  }

  private func expectRefused(
    _ text: String, _ part: String, _ replacement: String, _ error: WireError
  ) throws {
    let parts = text.split(separator: part, omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    let json = Array((parts[0] + replacement + parts[1]).utf8)
    #expect(throws: error) { try Squad(json: json) }
  }

  @Test func `a snapshot reads back as it was written`() throws {
    let snapshot = Snapshot(sequence: 12, squad: try squad())
    #expect(snapshot.json.text == #"{"sequence":12,"squad":\#(stored)}"#)
    #expect(try Snapshot(json: snapshot.json) == snapshot)
  }

  @Test func `a snapshot from a server contains the server's epoch`() throws {
    let snapshot = Snapshot(epoch: .fixed(1), sequence: 12, squad: try squad())
    let one = "00000000-0000-0000-0000-000000000001"
    #expect(snapshot.json.text == #"{"epoch":"\#(one)","sequence":12,"squad":\#(stored)}"#)
    #expect(try Snapshot(json: snapshot.json) == snapshot)
  }

  @Test func `a snapshot contains its last acceptance and whether it is of another log`() throws {
    let snapshot = Snapshot(
      sequence: 12, squad: try squad(), last: .fixed(2), isOfAnotherLog: true)
    #expect(
      snapshot.json.text
        == #"{"sequence":12,"last":"\#(two)","isOfAnotherLog":true,"squad":\#(stored)}"#)
    #expect(try Snapshot(json: snapshot.json) == snapshot)
  }

  @Test func `every field keeps when it was set`() throws {
    // Given
    var squad = try squad()
    let sets: [Change] = [
      .player(.ann, .edited(.name(try ShortText("Bo")))), .player(.ann, .edited(.age(nil))),
      .player(.ann, .edited(.skill(nil))), .player(.ann, .edited(.preferredPosition(nil))),
      .player(.ann, .edited(.favouriteTeam(nil))), .player(.ann, .levelSet(nil)),
      .player(.ann, .set(.archived, true)),
      .player(.ann, .set(.removed, false)), .gather(.friday, .ended),
      .gather(.friday, .set(.deleted, false)),
      .gather(.friday, .set(.excluded, true)), .gather(.friday, .set(.leftOutOfTables, true)),
      .gather(.friday, .daySet(to: .kickOff)),
      .squad(.tableRulesSet(TableRules.examples[1])),
      .gather(.friday, .rotationSet(.everybodyPlays)),
      .sharing(.friday, .followerNamesSet(.full)),
      .gather(.friday, .teamDetailsSet(.teamD, TeamDetails())),
      .gather(.friday, .participantAssigned(try .ann(.teamB))),
      .clock(.friday, nil, .formatSet(.default)),
      .gather(.friday, .gameStarted(.fixed(1), .first)),
      .clock(.friday, .fixed(1), .formatSet(.default)),
      .goal(.friday, .opener, .credited(.unknown)), .goal(.friday, .opener, .moved(to: .kickOff)),
    ]
    for (minute, change) in sets.enumerated() {
      try squad.apply(change, at: .kickOff(plusMinutes: Int64(minute)))
    }
    // When
    let read = try Squad(json: Array(String { $0.squad(squad) }.utf8))
    // Then
    #expect(read.allPlayers.map(\.editTimes.entries) == squad.allPlayers.map(\.editTimes.entries))
    #expect(read.allGathers.map(\.editTimes.entries) == squad.allGathers.map(\.editTimes.entries))
    #expect(
      read.allPlayers[0].editTimes.entries.map(\.field)
        == PlayerEdit.Field.allCases.map { .detail($0) } + [.level, .archived, .removed])
    #expect(read.allGathers[0].editTimes.entries.count == sets.count - 10)
    #expect(read.editTimes.entries == squad.editTimes.entries)
    #expect(read.tableRules == squad.tableRules)
  }

  @Test(arguments: [
    (#""removed","setAt""#, #""removed","at""#, WireError.missing(field: "setAt")),
    (#""removed","setAt":1795200000000"#, #""removed","setAt":-1"#, .outOfRange(field: "setAt")),
    (#"{"field":"removed","setAt":1795200000000}"#, "7", .notAnObject(field: "editTimes")),
    (
      #"{"field":"end","setAt":1795200000000}"#, #"{"field":"deleted","setAt":1}"#,
      .outOfRange(field: "editTimes")
    ),
  ])
  func `times of edits that cannot be read are refused`(
    part: String, replacement: String, error: WireError
  ) throws {
    try expectRefused(stored, part, replacement, error)
  }

  @Test func `a field that this version does not know is refused`() throws {
    let text = stored.replacing(#""field":"end""#, with: #""field":"colour""#)
    #expect(throws: WireError.self) { try Squad(json: text.bytes) }
  }
}
