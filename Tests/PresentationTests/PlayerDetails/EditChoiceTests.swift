import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Edit: preferred position and skill")
struct EditChoiceTests {
  private func editing(_ field: PlayerField, language: Language = .english) throws -> TestApp {
    let squad = try Squad(
      after: .added(.ben, "Ben"), .player(.ben, .edited(.skill(.amateur))),
      .player(.ben, .edited(.preferredPosition(.winger))))
    var device = TestApp(
      keeping: StoredState(replica: Replica(confirmed: squad)), language: language)
    device.open(.editPlayer(.ben, field))
    return device
  }

  private func labels(_ device: TestApp) throws -> [String] {
    guard case .choice(let choices) = try device.editPlayer.input else { return [] }
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
    var device = try editing(.skill)
    device.tap(.editPlayer(.choiceMade, skill.rawValue))
    #expect(try device.editPlayer.canFinish == (skill != .amateur))
    device.tap(.editPlayer(.doneTapped))
    #expect(device.squad.player(.ben)?.details.skill == skill)
  }

  @Test(arguments: Position.allCases)
  func `Done is enabled when another position is chosen`(position: Position) throws {
    var device = try editing(.preferredPosition)
    device.tap(.editPlayer(.choiceMade, position.rawValue))
    #expect(try device.editPlayer.canFinish == (position != .winger))
    device.tap(.editPlayer(.doneTapped))
    #expect(device.squad.player(.ben)?.details.preferredPosition == position)
  }

  @Test func `a whole level can be set, and is shown as set until results tell it again`() throws {
    var device = try editing(.level)
    #expect(try labels(device).first == "[From results]")
    #expect(try Array(labels(device).dropFirst()) == (1...10).map { "\($0).0" })
    device.tap(.editPlayer(.choiceMade, "80"))
    device.tap(.editPlayer(.doneTapped))
    #expect(device.squad.player(.ben)?.ownLevel == Level(tenths: 80))
    device.tap(.playerDetails(.levelsTapped))
    let rows = try device.playerDetails.sections.flatMap { $0.rows }
    #expect(rows.contains { $0.value == "8.0, set by you" })
    device.open(.editPlayer(.ben, .level))
    #expect(try labels(device).contains("[8.0]"))
    #expect(try !device.editPlayer.canFinish)
    device.tap(.editPlayer(.choiceMade, ""))
    device.tap(.editPlayer(.doneTapped))
    #expect(device.squad.player(.ben)?.ownLevel == nil)
  }

  @Test func `a level with a decimal is offered as it was set`() throws {
    var device = try editing(.level)
    device.send(
      .device(.otherWindow(.recorded(.numbered(1, .player(.ben, .levelSet(Level(tenths: 54))))))))
    #expect(try labels(device).contains("[5.4]"))
    #expect(try !device.editPlayer.canFinish)
  }

  @Test(arguments: ["7", "85", "110", "0", "x"])
  func `no other level can be chosen`(code: String) throws {
    var device = try editing(.level)
    device.tap(.editPlayer(.choiceMade, code))
    #expect(try !device.editPlayer.canFinish)
  }

  @Test func `None clears the value`() throws {
    var device = try editing(.skill)
    device.tap(.editPlayer(.choiceMade, ""))
    #expect(try labels(device) == ["[None]", "Beginner", "Amateur", "Professional"])
    device.tap(.editPlayer(.doneTapped))
    device.open(.editPlayer(.ben, .preferredPosition))
    device.tap(.editPlayer(.choiceMade, ""))
    device.tap(.editPlayer(.doneTapped))
    #expect(try device.squad.player(.ben)?.details == PlayerDetails(name: ShortText("Ben")))
  }

  @Test(arguments: ["nonsense", "Beginner", "goalkeeper"])
  func `an unknown choice changes nothing`(code: String) throws {
    var device = try editing(.skill)
    device.tap(.editPlayer(.choiceMade, code))
    #expect(try labels(device) == ["None", "Beginner", "[Amateur]", "Professional"])
    #expect(device.tap(.editPlayer(.doneTapped)) == [])
  }
}
