import Domain
import Presentation
import TestSupport
import Testing

@Suite("Confirm players: rules for teams")
struct TeamRulesTests {
  private func confirming() throws -> TestApp {
    var device = TestApp.with("Ann", "Ben", "Cem", "Dan")
    try device.select("Dan", "Ann", "Ben")
    device.tap(.players(.confirmTapped))
    device.tap(.confirmPlayers(.rulesTapped))
    return device
  }

  private func choose(_ names: String..., on device: inout TestApp) throws {
    for name in names {
      device.tap(.confirmPlayers(.rulePlayerTapped(try device.id(of: name))))
    }
  }

  @Test func `two players are chosen and kept apart by one tap`() throws {
    var device = try confirming()
    #expect(try device.confirmPlayers.rulesSheet?.players.map { $0.name } == ["Ann", "Ben", "Dan"])
    #expect(try device.confirmPlayers.rulesSheet?.canAdd == false)
    #expect(device.tap(.confirmPlayers(.apartTapped)) == [])
    try choose("Dan", "Ann", on: &device)
    #expect(try device.confirmPlayers.rulesSheet?.canAdd == true)
    device.tap(.confirmPlayers(.apartTapped))
    let sheet = try #require(try device.confirmPlayers.rulesSheet)
    #expect(sheet.rules.map { $0.text } == ["Apart: Dan, Ann."])
    #expect(sheet.players.allSatisfy { !$0.isChosen })
    #expect(device.squad.rules.first?.kind == .apart)
  }

  @Test func `a player who is tapped twice is not chosen`() throws {
    var device = try confirming()
    try choose("Dan", "Ann", "Dan", on: &device)
    #expect(try device.confirmPlayers.rulesSheet?.canAdd == false)
    #expect(device.tap(.confirmPlayers(.togetherTapped)) == [])
  }

  @Test func `a rule is removed, and brought back by Undo`() throws {
    var device = try confirming()
    try choose("Dan", "Ann", on: &device)
    device.tap(.confirmPlayers(.togetherTapped))
    let rule = try #require(device.squad.rules.first)
    device.tap(.confirmPlayers(.ruleRemoved(rule.id)))
    #expect(device.squad.rules.isEmpty)
    #expect(device.toast == "Rule removed")
    #expect(device.tap(.confirmPlayers(.ruleRemoved(rule.id))) == [])
    device.undo()
    #expect(device.squad.rules == [rule])
  }

  @Test func `the sheet closes, and a player is chosen only while it is open`() throws {
    var device = try confirming()
    device.tap(.confirmPlayers(.sheetDismissed))
    #expect(try device.confirmPlayers.rulesSheet == nil)
    try choose("Dan", "Ann", on: &device)
    #expect(device.tap(.confirmPlayers(.togetherTapped)) == [])
    #expect(try device.confirmPlayers.teamSheet == nil)
  }
}
