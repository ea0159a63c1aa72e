import Domain
import TestSupport
import Testing
import Wire

private let id = "00000000-0000-0000-0000-000000000001"

@Suite("Changes as JSON")
struct ChangeJSONTests {
  @Test func `any change reads back as it was written`() throws {
    var changes = try ChangeGenerator(seed: 21)
    for number in 0..<3_000 {
      let stamped = try changes.stamped()
      let read = try StampedChange(json: JSONWriter.write { $0.change(stamped) })
      #expect(read == stamped, "change \(number)")
    }
  }

  @Test(arguments: try Change.examples)
  func `every kind of change reads back as it was written`(_ change: Change) throws {
    let stamped = StampedChange.numbered(1, change)
    #expect(try StampedChange(json: JSONWriter.write { $0.change(stamped) }) == stamped)
  }

  @Test(arguments: [Link.toFollow, .toTable])
  func `a link that is off when a change adds it is read as off`(_ link: Link) throws {
    // Given
    let link = Link(id: link.id, purpose: link.purpose, secret: link.secret, isOff: true)
    let stamped = StampedChange.numbered(
      1,
      link.purpose == .table
        ? .tables(.linkMade(link, .allTime)) : .sharing(.friday, .linkMade(link)))
    // When
    let text = String { $0.change(stamped) }
    // Then
    #expect(text.contains(#""isOff":true"#))
    #expect(try StampedChange(json: text.bytes) == stamped)
  }

  @Test func `unknown members are ignored`() throws {
    let json = change(#""kind":"clockPaused","gather":"\#(id)","weather":["rain"]"#)
    #expect(try StampedChange(json: json).change == .clock(.fixed(1), nil, .paused))
  }

  @Test func `an edit without a value makes the field unknown`() throws {
    let json = change(#""kind":"playerEdited","player":"\#(id)","field":"age","value":null"#)
    #expect(try StampedChange(json: json).change == .player(.fixed(1), .edited(.age(nil))))
  }

  static let refused: [(String, WireError)] = [
    (#""player":"\#(id)""#, .missing(field: "kind")),
    (#""kind":1"#, .wrongType(field: "kind", expected: .text)),
    (#""kind":"playerRemoved""#, .missing(field: "player")),
    (#""kind":"playerRemoved","player":"1""#, .wrongType(field: "player", expected: .identifier)),
    (#""kind":"playerRemoved","player":1"#, .wrongType(field: "player", expected: .text)),
    (#""kind":"playerAdded","player":"\#(id)""#, .missing(field: "name")),
    (#""kind":"playerAdded","player":"\#(id)","name":" ""#, .text(field: "name", .empty)),
    (
      #""kind":"playerEdited","player":"\#(id)","field":"name","value":null"#,
      .missing(field: "value")
    ),
    (
      #""kind":"playerEdited","player":"\#(id)","field":"age","value":121"#,
      .outOfRange(field: "value")
    ),
    (#""kind":"clockSet","gather":"\#(id)","seconds":0"#, .outOfRange(field: "seconds")),
    (#""kind":"clockSet","gather":"\#(id)","seconds":6000"#, .outOfRange(field: "seconds")),
    (
      #""kind":"clockSet","gather":"\#(id)","seconds":-9223372036854775808"#,
      .outOfRange(field: "seconds")
    ),
    (#""kind":"gatherStarted","gather":"\#(id)""#, .missing(field: "participants")),
    (
      #""kind":"gatherStarted","gather":"\#(id)","participants":{}"#,
      .wrongType(field: "participants", expected: .array)
    ),
    (
      #""kind":"gatherStarted","gather":"\#(id)","participants":[null]"#,
      .notAnObject(field: "participants")
    ),
    (
      #""kind":"goalAdded","gather":"\#(id)","goal":"\#(id)","team":"Bench""#,
      .unknownChoice(field: "team", choices: ["Team A", "Team B", "Team C", "Team D"])
    ),
  ]

  @Test(arguments: refused)
  func `a malformed change is refused with the field`(
    members: String, error: WireError
  ) throws {
    let json = change(members)
    #expect(throws: error) { try StampedChange(json: json) }
  }

  @Test func `an unknown kind is refused with the known kinds`() throws {
    let json = change(#""kind":"playerCloned""#)
    let error = #expect(throws: WireError.self) { try StampedChange(json: json) }
    guard case .unknownChoice(field: "kind", let choices) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(Set(choices) == Set(Change.Kind.allCases.map(\.rawValue)))
  }

  @Test(arguments: [
    ("-1", WireError.outOfRange(field: "madeAt")),
    ("253402300800000", .outOfRange(field: "madeAt")),
    ("1.5", .wrongType(field: "madeAt", expected: .integer)),
    ("9223372036854775808", .wrongType(field: "madeAt", expected: .integer)),
    ("null", .missing(field: "madeAt")),
  ])
  func `a change made outside 1970 to 9999 is refused`(madeAt: String, error: WireError) throws {
    let json = change(#""kind":"clockPaused","gather":"\#(id)""#, madeAt: madeAt)
    #expect(throws: error) { try StampedChange(json: json) }
  }

  private func change(_ members: String, madeAt: String = "1795200000000") -> [UInt8] {
    #"{"id":"\#(id)","device":"\#(id)","madeAt":\#(madeAt),\#(members)}"#.bytes
  }
}
