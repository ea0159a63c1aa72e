import Domain
import TestSupport
import Testing
import Wire

private let one = "00000000-0000-0000-0000-000000000001"
private let stamp = #""id":"\#(one)","device":"\#(one)","madeAt":1795200000000"#

/// A change that breaks a rule of today, and the expected error.
struct UnrulyChange: Sendable {
  let members: String
  let error: WireError

  var json: String { "{\(stamp),\(members)}" }

  static let all = [
    Self(
      members:
        #""kind":"playerAdded","player":"\#(one)","name":"\#(String(repeating: "A", count: 2_001))""#,
      error: .text(field: "name", .tooLong(limit: 80))),
    Self(
      members: #""kind":"playerEdited","player":"\#(one)","field":"name","value":"A\u000aB""#,
      error: .text(field: "value", .controlCharacter)),
    Self(
      members: #""kind":"playerEdited","player":"\#(one)","field":"name","value":"""#,
      error: .text(field: "value", .empty)),
    Self(
      members: #""kind":"playerAdded","player":"\#(one)","name":"Ann","age":121"#,
      error: .outOfRange(field: "age")),
    Self(
      members: #""kind":"playerEdited","player":"\#(one)","field":"age","value":-1"#,
      error: .outOfRange(field: "value")),
    Self(
      members: #""kind":"gatherStarted","gather":"\#(one)","participants":"#
        + #"[{"player":"\#(one)","name":"\u200b","team":"Bench"}]"#,
      error: .text(field: "name", .empty)),
    Self(
      members: #""kind":"clockSet","gather":"\#(one)","seconds":6000"#,
      error: .outOfRange(field: "seconds")),
  ]
}

@Suite("Values that were accepted under other rules")
struct ProvenanceTests {
  @Test(arguments: UnrulyChange.all)
  func `a value that breaks a rule is refused when submitted and read when accepted`(
    _ unruly: UnrulyChange
  ) throws {
    let json = unruly.json.bytes
    let request = #"{"changes":[\#(unruly.json)]}"#

    #expect(throws: unruly.error) { try StampedChange(json: json) }
    #expect(throws: unruly.error) { try SyncRequest(json: request.bytes) }
    let change = try StampedChange(json: json, .accepted)
    #expect(try JSON(JSONWriter.write { $0.change(change) }) == JSON(json))
  }

  /// 80 characters, which earlier versions allowed, are up to 2000 bytes.
  @Test(arguments: [String(repeating: "नि", count: 80), "a" + String(repeating: "👨‍👩‍👧‍👦", count: 79)])
  func `a name from an earlier version is refused only when it is new`(name: String) throws {
    let change = #"{\#(stamp),"kind":"playerAdded","player":"\#(one)","name":"\#(name)"}"#
    let squad =
      #"{"players":[{"id":"\#(one)","number":1,"name":"\#(name)"}],"gathers":[]}"#
    let error = WireError.text(field: "name", .tooLong(limit: 80))

    #expect(throws: error) { try StampedChange(json: change.bytes) }
    #expect(throws: error) { try PlayerDetails(json: #"{"name":"\#(name)"}"#.bytes) }
    let request = try SyncRequest(json: #"{"changes":[\#(change)]}"#.bytes)
    #expect(try request.changes == [StampedChange(json: change.bytes, .accepted)])
    #expect(
      try Squad(json: squad.bytes, .recorded) == Squad(json: squad.bytes, .accepted))
  }

  @Test(arguments: UnrulyChange.all)
  func `a device reads changes that its server accepted`(_ unruly: UnrulyChange) throws {
    let sequenced = #"{"sequence":1,"author":"\#(one)",\#(unruly.json.dropFirst())"#
    let response =
      #"{"epoch":"\#(one)","outcomes":[],"since":0,"upTo":1,"changes":[\#(sequenced)],"#
      + #""latest":1,"now":1795200000000}"#

    let change = try SequencedChange(json: sequenced.bytes)

    #expect(try SyncResponse(json: response.bytes).page.changes == [change])
    #expect(try StampedChange(json: unruly.json.bytes, .accepted) == change.stamped)
  }

  @Test func `a squad that breaks a rule is read from a snapshot, and refused when submitted`()
    throws
  {
    let name = String(repeating: "A", count: 81)
    let squad =
      #"{"players":[{"id":"\#(one)","number":1,"name":"\#(name)","age":0}],"gathers":["#
      + #"{"id":"\#(one)","startedAt":1795200000000,"#
      + #""clock":{"format":{"periods":9,"seconds":6000},"played":[]},"#
      + #""participants":[{"player":"\#(one)","name":"","team":"Team A"}],"goals":[]}]}"#
    let text = #"{"sequence":12,"squad":\#(squad)}"#

    let snapshot = try Snapshot(json: text.bytes)

    #expect(snapshot.json.text == text)
    #expect(try Squad(json: squad.bytes, .accepted) == snapshot.squad)
    #expect(throws: WireError.text(field: "name", .tooLong(limit: 80))) {
      try Squad(json: squad.bytes)
    }
  }

  @Test(
    arguments: [
      #""kind":"somethingElse""#,
      #""kind":"playerRemoved","player":"1""#,
      #""kind":"playerAdded","player":"\#(one)","name":7"#,
      #""kind":"playerEdited","player":"\#(one)","field":"age","value":"7""#,
      #""kind":"playerEdited","player":"\#(one)","field":"age","value":4294967296"#,
      #""kind":"clockSet","gather":"\#(one)","seconds":0"#,
      #""kind":"clockSet","gather":"\#(one)","seconds":4294967296"#,
      #""kind":"clockFormatSet","gather":"\#(one)","seconds":600"#,
      #""kind":"clockMoved","gather":"\#(one)","seconds":4294967296"#,
      #""kind":"periodEnded","gather":"\#(one)","period":"1""#,
      #""kind":"teamDetailsSet","gather":"\#(one)","team":"Bench""#,
      #""kind":"goalMoved","gather":"\#(one)","goal":"\#(one)","scoredAt":-1"#,
    ], [Provenance.submitted, .recorded, .accepted])
  func `a malformed change is refused, wherever it comes from`(
    _ members: String, _ provenance: Provenance
  ) throws {
    let json = "{\(stamp),\(members)}".bytes

    #expect(throws: WireError.self) { try StampedChange(json: json, provenance) }
  }
}
