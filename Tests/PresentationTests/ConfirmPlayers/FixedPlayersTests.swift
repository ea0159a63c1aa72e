import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Confirm players: fixed to a team")
struct FixedPlayersTests {
  private func confirming(language: Language = .english) throws -> TestApp {
    var device = TestApp.with("Ann", "Ben", "Cem", "Dan", language: language)
    try device.select("Ann", "Ben", "Cem", "Dan")
    device.tap(.players(.confirmTapped))
    return device
  }

  private func fix(_ names: String..., in side: Side, on device: inout TestApp) throws {
    device.tap(.confirmPlayers(.rulesTapped))
    for name in names {
      device.tap(.confirmPlayers(.rulePlayerTapped(try device.id(of: name))))
    }
    device.tap(.confirmPlayers(.fixTapped(side)))
  }

  @Test func `who is fixed to a team is in it at once and in all fair teams`() throws {
    var device = try confirming()
    try fix("Ann", in: .teamB, on: &device)
    #expect(try device.confirmPlayers.rulesSheet?.fixed.map { $0.text } == ["In Team B: Ann."])
    #expect(try device.confirmPlayers.rulesSheet?.canFix == false)
    device.tap(.confirmPlayers(.sheetDismissed))
    #expect(try device.teams[2] == ["Ann"])
    for _ in 0..<6 {
      device.tap(.confirmPlayers(.fairTapped))
      #expect(try device.teams[2].contains("Ann"))
    }
    #expect(try device.confirmPlayers.fairness?.reasons.last == "In Team B: Ann.")
  }

  @Test func `a move by hand goes before, and the line-up says so`() throws {
    var device = try confirming(language: .korean)
    try fix("Ann", in: .teamB, on: &device)
    device.tap(.confirmPlayers(.sheetDismissed))
    device.tap(.confirmPlayers(.fairTapped))
    try device.move("Ann", to: .teamA)
    #expect(try device.confirmPlayers.fairness?.reasons.last == "지키지 못함: B팀에: Ann")
  }

  @Test func `fixing can be undone, and brings back no player who was taken off elsewhere`() throws
  {
    // Given
    var device = try confirming()
    try fix("Ann", in: .teamB, on: &device)
    #expect(device.toast == "In Team B: Ann.")
    device.undo()
    #expect(try device.teams[2].isEmpty)
    // When another window takes the player off the list while they are chosen
    device.tap(.confirmPlayers(.rulesTapped))
    let ann = try device.id(of: "Ann")
    device.tap(.confirmPlayers(.rulePlayerTapped(ann)))
    device.receive(.player(ann, .set(.removed, true)))
    // Then
    #expect(try device.confirmPlayers.rulesSheet?.canFix == false)
    #expect(device.tap(.confirmPlayers(.fixTapped(.teamA))) == [])
  }

  @Test func `a player is let free again`() throws {
    var device = try confirming()
    try fix("Ann", "Ben", in: .teamA, on: &device)
    let row = try #require(try device.confirmPlayers.rulesSheet?.fixed.first)
    #expect(row.removeLabel == "Remove: In Team A: Ann.")
    device.tap(.confirmPlayers(.fixRemoved(row.id)))
    #expect(try device.confirmPlayers.rulesSheet?.fixed.map { $0.text } == ["In Team A: Ben."])
    #expect(try device.teams[1] == ["Ann", "Ben"], "They stay where they are.")
  }

  @Test func `a team that is no more binds no player`() throws {
    var device = try confirming()
    device.tap(.confirmPlayers(.teamCountTapped(3)))
    try fix("Ann", in: .teamC, on: &device)
    device.tap(.confirmPlayers(.sheetDismissed))
    device.tap(.confirmPlayers(.teamCountTapped(2)))
    device.tap(.confirmPlayers(.rulesTapped))
    #expect(try device.confirmPlayers.rulesSheet?.fixed.isEmpty == true)
    #expect(device.tap(.confirmPlayers(.fixTapped(.teamC))) == [])
  }

  @Test func `rules that contradict fixed teams are named`() throws {
    var device = try confirming()
    try fix("Ann", in: .teamA, on: &device)
    for name in ["Ann", "Ben"] {
      device.tap(.confirmPlayers(.rulePlayerTapped(try device.id(of: name))))
    }
    device.tap(.confirmPlayers(.togetherTapped))
    device.tap(.confirmPlayers(.rulePlayerTapped(try device.id(of: "Ben"))))
    device.tap(.confirmPlayers(.fixTapped(.teamB)))
    device.tap(.confirmPlayers(.sheetDismissed))
    device.tap(.confirmPlayers(.fairTapped))
    #expect(
      try device.confirmPlayers.fairnessProblem
        == "Together, but in different teams: Ann, Ben. Not met: Together: Ann, Ben.")
    // And apart in the same team.
    device.tap(.confirmPlayers(.ruleRemoved(device.squad.rules[0].id)))
    try fix("Ben", in: .teamA, on: &device)
    for name in ["Ann", "Ben"] {
      device.tap(.confirmPlayers(.rulePlayerTapped(try device.id(of: name))))
    }
    device.tap(.confirmPlayers(.apartTapped))
    device.tap(.confirmPlayers(.sheetDismissed))
    device.tap(.confirmPlayers(.fairTapped))
    #expect(
      try device.confirmPlayers.fairnessProblem
        == "Apart, but in the same team: Ann, Ben. Not met: Apart: Ann, Ben.")
  }
}
