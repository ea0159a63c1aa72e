import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Edit: name, age and favourite team")
struct EditTextTests {
  private func editing(_ field: PlayerField, language: Language = .english) throws -> TestApp {
    let squad = try Squad(
      after: .added(.ben, "Ben"), .player(.ben, .edited(.age(try Age(31)))),
      .player(.ben, .edited(.favouriteTeam(try ShortText("FC Example")))))
    var device = TestApp(
      keeping: StoredState(replica: Replica(confirmed: squad)), language: language)
    device.open(.editPlayer(.ben, field))
    return device
  }

  @Test(arguments: [
    (PlayerField.name, "Name", "이름", "Ben", false), (.age, "Age", "나이", "31", true),
    (.favouriteTeam, "Favourite team", "좋아하는 팀", "FC Example", false),
  ])
  func `the field starts with the current value`(
    field: PlayerField, english: String, korean: String, value: String, isNumber: Bool
  ) throws {
    let device = try editing(field)
    #expect(try device.editPlayer.title == english)
    #expect(try editing(field, language: .korean).editPlayer.title == korean)
    #expect(try device.editPlayer.input == .text(value, isNumber: isNumber))
    #expect(try device.editPlayer.playerName == "Ben")
    #expect(try !device.editPlayer.canFinish && device.editPlayer.errorText == nil)
  }

  @Test(arguments: ["Ben", " Ben ", "Ben\u{3000}"])
  func `Done stays disabled while the value is the same`(typed: String) throws {
    var device = try editing(.name)
    device.type(value: typed)
    #expect(try !device.editPlayer.canFinish && device.editPlayer.errorText == nil)
    #expect(device.tap(.editPlayer(.doneTapped)) == [])
  }

  @Test(arguments: ["ben", "BEN", "Ben B"])
  func `Done is enabled when the value changes, even in letter case only`(typed: String) throws {
    var device = try editing(.name)
    device.type(value: typed)
    #expect(try device.editPlayer.canFinish)
    device.tap(.editPlayer(.doneTapped))

    #expect(device.squad.player(.ben)?.details.name.text == typed)
    #expect(device.app.destination == .player(.ben))
    #expect(device.tap(.editPlayer(.doneTapped)) == [])
  }

  @Test func `an empty name is refused`() throws {
    var device = try editing(.name)
    device.type(value: "  ")
    #expect(try device.editPlayer.errorText == "A player needs a name.")
    #expect(try !device.editPlayer.canFinish)
  }

  @Test(arguments: [
    "0", "121", "999", "1000", "-5", "3.5", "thirty", "31 years", "1 2", "３０", "+7", "1e1",
  ])
  func `an invalid age is explained, and the text stays`(typed: String) throws {
    for (language, why) in [
      (Language.english, "Enter an age from 1 to 120, as a whole number."),
      (.korean, "나이는 1에서 120까지의 정수입니다."),
    ] {
      var device = try editing(.age, language: language)
      device.type(value: typed)
      #expect(try device.editPlayer.errorText == why)
      #expect(try device.editPlayer.input == .text(typed, isNumber: true))
      #expect(device.tap(.editPlayer(.doneTapped)) == [])
      #expect(device.squad.player(.ben)?.details.age?.years == 31)
    }
  }

  @Test(arguments: [("1", 1), ("120", 120), (" 30 ", 30), ("030", 30), ("", nil), (" ", nil)])
  func `an age can be changed and cleared`(typed: String, years: Int?) throws {
    var device = try editing(.age)
    device.type(value: typed)
    device.tap(.editPlayer(.doneTapped))
    #expect(device.squad.player(.ben)?.details.age?.years == years)
  }

  @Test(arguments: ["", "  ", "\u{3000}", "\t"])
  func `a favourite team can be cleared`(typed: String) throws {
    var device = try editing(.favouriteTeam)
    device.type(value: typed)
    #expect(try device.editPlayer.errorText == nil)
    device.tap(.editPlayer(.doneTapped))
    #expect(device.squad.player(.ben)?.details.favouriteTeam == nil)
    #expect(device.app.destination == .player(.ben))
  }

  @Test func `a favourite team has at most 80 characters`() throws {
    var device = try editing(.favouriteTeam)
    device.type(value: String(repeating: "a", count: 81))
    #expect(try device.editPlayer.errorText != nil)
    device.type(value: " FC Other ")
    device.tap(.editPlayer(.doneTapped))
    #expect(device.squad.player(.ben)?.details.favouriteTeam?.text == "FC Other")
  }

  @Test func `what is typed stays when another device edits or deletes the player`() throws {
    var device = try editing(.name)
    device.type(value: "Benno")
    let rename = Change.player(.ben, .edited(.name(try ShortText("Benny"))))
    device.send(.device(.otherWindow(.recorded(.numbered(1, rename)))))
    #expect(try device.editPlayer.input == .text("Benno", isNumber: false))
    #expect(try device.editPlayer.playerName == "Benny")

    device.send(.device(.otherWindow(.recorded(.numbered(2, .player(.ben, .set(.removed, true)))))))
    #expect(try device.editPlayer.playerName == "This player is no longer on the list.")
    #expect(try device.editPlayer.input == .text("Benno", isNumber: false))
    #expect(device.tap(.editPlayer(.doneTapped)) == [])
  }

  @Test(arguments: PlayerField.allCases)
  func `editing a deleted player shows no value`(field: PlayerField) throws {
    var device = TestApp.with()
    device.open(.editPlayer(.ben, field))
    #expect(try device.editPlayer.playerName == "This player is no longer on the list.")
    #expect(try !device.editPlayer.canFinish)
    if case .text(let text, _) = try device.editPlayer.input { #expect(text == "") }
  }
}
