import Domain
import TestSupport
import Testing
import Wire

@Suite("Players as JSON")
struct PlayerJSONTests {
  private func read(_ text: String) throws(WireError) -> PlayerDetails {
    try PlayerDetails(json: text.bytes)
  }

  @Test func `a body with every field is read`() throws {
    let body =
      #"{"name":" Ben \"B\"","age":31,"skill":"amateur","preferredPosition":"winger","#
      + #""favouriteTeam":"FC Example"}"#
    #expect(try read(body) == .quotedBen)
  }

  @Test(arguments: try PlayerEdit.examples)
  func `every field is read as it was written`(_ edit: PlayerEdit) throws {
    // Given
    var details = try PlayerDetails.ben
    details.apply(edit)
    // When
    let json = JSONWriter.write { writer in writer.object { $0.members(details) } }
    // Then
    #expect(try PlayerDetails(json: json) == details)
  }

  @Test(arguments: [
    #"{"name":"Ann"}"#,
    #"{"name":"Ann","age":null,"skill":null,"preferredPosition":null,"favouriteTeam":null}"#,
    #"{"name":"Ann","favouriteTeam":""}"#, #"{"name":"Ann","favouriteTeam":" \n"}"#,
    #"{"name":"Ben","name":"Ann"}"#, #"{"name":"Ann","age":30,"age":null}"#,
    #"{"id":7,"name":"Ann","isRemoved":true}"#,
  ])
  func `a detail that is missing, null or blank is unknown`(body: String) throws {
    #expect(try read(body) == .ann)
  }

  @Test(arguments: [
    ("beginner", Skill.beginner), ("amateur", .amateur), ("professional", .professional),
    ("rookie", .beginner),
  ])
  func `a skill is read by its name or its old name`(text: String, skill: Skill) throws {
    #expect(try read(#"{"name":"Ann","skill":"\#(text)"}"#).skill == skill)
  }

  @Test(arguments: [
    ("goalkeeper", Position.goalkeeper), ("defender", .defender), ("midfielder", .midfielder),
    ("winger", .winger), ("striker", .striker), ("forward", .striker),
  ])
  func `a position is read by its name or its old name`(text: String, position: Position) throws {
    #expect(
      try read(#"{"name":"Ann","preferredPosition":"\#(text)"}"#).preferredPosition == position)
  }

  @Test(arguments: ["Amateur", "amateur ", "", "forward", "ROOKIE", "beginner\\u0000"])
  func `an unknown skill is refused with the choices`(text: String) {
    #expect(
      throws: WireError.unknownChoice(
        field: "skill", choices: ["beginner", "amateur", "professional"])
    ) { try read(#"{"name":"Ann","skill":"\#(text)"}"#) }
  }

  @Test func `an unknown position is refused with the choices`() {
    #expect(
      throws: WireError.unknownChoice(
        field: "preferredPosition",
        choices: ["goalkeeper", "defender", "midfielder", "winger", "striker"])
    ) { try read(#"{"name":"Ann","preferredPosition":"GK"}"#) }
  }

  @Test(arguments: [
    ("{}", WireError.missing(field: "name")),
    (#"{"name":null}"#, .missing(field: "name")),
    (#"{"name":7}"#, .wrongType(field: "name", expected: .text)),
    (#"{"name":["Ann"]}"#, .wrongType(field: "name", expected: .text)),
    (#"{"name":""}"#, .text(field: "name", .empty)),
    (#"{"name":" \u200b"}"#, .text(field: "name", .empty)),
    (#"{"name":"A\nB"}"#, .text(field: "name", .controlCharacter)),
    (#"{"name":"Ann","favouriteTeam":"A\tB"}"#, .text(field: "favouriteTeam", .controlCharacter)),
    (#"{"name":"Ann","favouriteTeam":1}"#, .wrongType(field: "favouriteTeam", expected: .text)),
    (#"{"name":"Ann","skill":1}"#, .wrongType(field: "skill", expected: .text)),
    ("[]", .notAnObject(field: "")), ("null", .notAnObject(field: "")),
    ("name=Ann", .json(JSONError(.unexpectedByte(UInt8(ascii: "a")), at: 1))),
  ])
  func `a malformed body is refused with the field`(body: String, error: WireError) {
    #expect(throws: error) { try read(body) }
  }

  @Test func `blanks around a submitted name count towards its length`() throws {
    let (fits, isTooLong) = (
      "A" + String(repeating: " ", count: 79), "A" + String(repeating: " ", count: 80)
    )

    #expect(try PlayerDetails(json: Array(#"{"name":"\#(fits)"}"#.utf8)).name.text == "A")
    #expect(throws: WireError.text(field: "name", .tooLong(limit: 80))) {
      try PlayerDetails(json: Array(#"{"name":"\#(isTooLong)"}"#.utf8))
    }
  }

  @Test(arguments: ["a", "👨‍👩‍👧‍👦"])
  func `a name of more than eighty scalars is refused`(character: String) {
    let name = String(repeating: character, count: 80 / character.unicodeScalars.count + 1)
    #expect(throws: WireError.text(field: "name", .tooLong(limit: 80))) {
      try read(#"{"name":"\#(name)"}"#)
    }
  }

  @Test(arguments: [("1", 1), ("120", 120), ("null", nil)])
  func `an age from 1 to 120 is read`(text: String, years: Int?) throws {
    #expect(try read(#"{"name":"Ann","age":\#(text)}"#).age?.years == years)
  }

  @Test(arguments: [
    ("0", WireError.outOfRange(field: "age")), ("-1", .outOfRange(field: "age")),
    ("121", .outOfRange(field: "age")), ("4294967326", .outOfRange(field: "age")),
    ("30.5", .wrongType(field: "age", expected: .integer)),
    ("30.5", .wrongType(field: "age", expected: .integer)),
    ("3e1", .wrongType(field: "age", expected: .integer)),
    ("99999999999999999999", .wrongType(field: "age", expected: .integer)),
    ("\"30\"", .wrongType(field: "age", expected: .integer)),
    ("true", .wrongType(field: "age", expected: .integer)),
  ])
  func `any other age is refused`(text: String, error: WireError) {
    #expect(throws: error) { try read(#"{"name":"Ann","age":\#(text)}"#) }
  }

  @Test func `a player is written with the known details and the team, if any`() throws {
    let ann = Player(id: .fixed(9), number: 1, details: try .ann)
    let ben = Player(id: .fixed(8), number: 2, details: try .quotedBen)

    #expect(String { $0.player(ann) } == #"{"id":1,"name":"Ann"}"#)
    #expect(
      String { $0.player(ben, team: .teamB) }
        == #"{"id":2,"name":"Ben \"B\"","age":31,"skill":"amateur","preferredPosition":"winger","#
        + #""favouriteTeam":"FC Example","team":"Team B"}"#)
  }
}
