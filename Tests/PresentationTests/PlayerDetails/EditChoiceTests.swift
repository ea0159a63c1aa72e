import Domain
import Presentation
import TestSupport
import Testing

@Suite("Edit: preferred position and skill")
struct EditChoiceTests {
  private func editing(_ field: PlayerField, language: Language = .english) throws -> TestApp {
    let squad = try Squad(
      after: .added(.ben, "Ben"), .playerEdited(.ben, .skill(.amateur)),
      .playerEdited(.ben, .preferredPosition(.winger)))
    var phone = TestApp(
      keeping: StoredState(replica: Replica(confirmed: squad)), language: language)
    phone.open(.editPlayer(.ben, field))
    return phone
  }

  private func labels(_ phone: TestApp) throws -> [String] {
    guard case .choice(let choices) = try phone.editPlayer.input else { return [] }
    return choices.map { $0.isChosen ? "[\($0.label)]" : $0.label }
  }

  @Test func `every value can be chosen, and None`() throws {
    #expect(
      try labels(editing(.skill)) == ["None", "Beginner", "[Amateur]", "Professional"])
    #expect(
      try labels(editing(.preferredPosition))
        == ["None", "Goalkeeper", "Defender", "Midfielder", "[Winger]", "Striker"])
    #expect(try labels(editing(.skill, language: .korean)) == ["없음", "초급", "[아마추어]", "프로"])
    #expect(
      try labels(editing(.preferredPosition, language: .korean))
        == ["없음", "골키퍼", "수비수", "미드필더", "[윙어]", "공격수"])
  }

  @Test(arguments: Skill.allCases)
  func `Done is enabled when another skill is chosen`(skill: Skill) throws {
    var phone = try editing(.skill)
    phone.tap(.editPlayer(.choiceMade, skill.rawValue))
    #expect(try phone.editPlayer.canFinish == (skill != .amateur))
    phone.tap(.editPlayer(.doneTapped))
    #expect(phone.squad.player(.ben)?.details.skill == skill)
  }

  @Test(arguments: Position.allCases)
  func `Done is enabled when another position is chosen`(position: Position) throws {
    var phone = try editing(.preferredPosition)
    phone.tap(.editPlayer(.choiceMade, position.rawValue))
    #expect(try phone.editPlayer.canFinish == (position != .winger))
    phone.tap(.editPlayer(.doneTapped))
    #expect(phone.squad.player(.ben)?.details.preferredPosition == position)
  }

  @Test func `None clears the value`() throws {
    var phone = try editing(.skill)
    phone.tap(.editPlayer(.choiceMade, ""))
    #expect(try labels(phone) == ["[None]", "Beginner", "Amateur", "Professional"])
    phone.tap(.editPlayer(.doneTapped))
    phone.open(.editPlayer(.ben, .preferredPosition))
    phone.tap(.editPlayer(.choiceMade, ""))
    phone.tap(.editPlayer(.doneTapped))
    #expect(try phone.squad.player(.ben)?.details == PlayerDetails(name: ShortText("Ben")))
  }

  @Test(arguments: ["nonsense", "Beginner", "goalkeeper"])
  func `an unknown choice changes nothing`(code: String) throws {
    var phone = try editing(.skill)
    phone.tap(.editPlayer(.choiceMade, code))
    #expect(try labels(phone) == ["None", "Beginner", "[Amateur]", "Professional"])
    #expect(phone.tap(.editPlayer(.doneTapped)) == [])
  }
}
