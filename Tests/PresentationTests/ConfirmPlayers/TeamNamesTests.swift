import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Confirm players: names and colours")
struct TeamNamesTests {
  /// A device on which Ann is in Team A and Ben in Team B.
  private func confirming(language: Language = .english) throws -> TestApp {
    var device = TestApp.with("Ann", "Ben", language: language)
    try device.select("Ann", "Ben")
    device.tap(.players(.confirmTapped))
    try device.move("Ann", to: .teamA)
    try device.move("Ben", to: .teamB)
    return device
  }

  private func titles(_ device: TestApp) throws -> [String] {
    try device.confirmPlayers.teams.map { $0.title }
  }

  @Test func `a preset sets the name and the colour at once`() throws {
    var device = try confirming()
    device.tap(.confirmPlayers(.teamTapped(.teamA)))
    let sheet = try #require(try device.confirmPlayers.teamSheet)
    #expect(sheet.title == "Name and colour of Team A" && sheet.usualName == "Team A")
    #expect(sheet.presets.map { $0.label }.prefix(3) == ["Team A", "Bibs", "Skins"])
    device.tap(.confirmPlayers(.presetTapped(.bibs)))

    #expect(try device.confirmPlayers.teamSheet == nil)
    #expect(try titles(device) == ["Bibs", "Team B"])
    #expect(try device.confirmPlayers.teams[0].color == .yellow)
    #expect(try device.confirmPlayers.teams[1].rows[0].moves[0].label == "Move Ben to Bibs")
    #expect(try titles(TestApp(restarting: device, path: "/teams")) == ["Bibs", "Team B"])

    device.tap(.confirmPlayers(.teamTapped(.teamA)))
    device.tap(.confirmPlayers(.presetTapped(.usual)))
    #expect(try titles(device) == ["Team A", "Team B"])
    #expect(try device.confirmPlayers.teams[0].color == nil)
  }

  @Test func `a name is typed and a colour chosen, and both can be left out`() throws {
    var device = try confirming(language: .korean)
    device.tap(.confirmPlayers(.teamTapped(.teamB)))
    device.send(.confirmPlayers(.teamNameTyped, " 번개 "))
    device.tap(.confirmPlayers(.colorTapped(.red)))
    device.tap(.confirmPlayers(.colorTapped(.white)))
    device.tap(.confirmPlayers(.teamConfirmed))
    #expect(try titles(device) == ["A팀", "번개"])
    #expect(try device.confirmPlayers.teams[1].color == .white)
    #expect(try device.confirmPlayers.teams[0].rows[0].moves[0].label == "Ann 선수를 번개로 옮기기")

    device.tap(.confirmPlayers(.teamTapped(.teamB)))
    device.send(.confirmPlayers(.teamNameTyped, ""))
    device.tap(.confirmPlayers(.colorTapped(.white)))
    device.tap(.confirmPlayers(.teamConfirmed))
    #expect(try titles(device) == ["A팀", "B팀"])
    #expect(try device.confirmPlayers.teams[1].color == nil)
  }

  @Test func `a name that cannot be kept says why, and a dismissed form changes nothing`() throws {
    var device = try confirming()
    device.tap(.confirmPlayers(.teamTapped(.teamA)))
    device.send(.confirmPlayers(.teamNameTyped, String(repeating: "W", count: 81)))
    #expect(try device.confirmPlayers.teamSheet?.errorText?.contains("at most 80") == true)
    #expect(device.tap(.confirmPlayers(.teamConfirmed)) == [])
    device.tap(.confirmPlayers(.sheetDismissed))
    #expect(try device.confirmPlayers.teamSheet == nil)
    #expect(try titles(device) == ["Team A", "Team B"])
    for event in [
      ConfirmPlayersEvent.input(.teamNameTyped, "x"), .colorTapped(.red), .presetTapped(.bibs),
      .plain(.teamConfirmed),
    ] {
      #expect(device.tap(.confirmPlayers(event)) == [])
    }
  }

  @Test func `the gather gets the names, and the next line-up begins with them`() throws {
    var device = try confirming()
    device.tap(.confirmPlayers(.teamTapped(.teamB)))
    device.tap(.confirmPlayers(.presetTapped(.blues)))
    device.tap(.confirmPlayers(.startTapped))
    let gather = try #require(device.squad.gathers.first)
    #expect(gather[.teamA] == TeamDetails())
    #expect(try gather[.teamB] == TeamDetails(name: ShortText("Blues"), color: .blue))
    device.goBack()
    #expect(try device.players.running.first?.teams == "Team A v Blues")
    device.tap(.players(.resumeTapped))
    device.endGather()

    device.pass(minutes: 60)
    device.open(.players)
    device.tap(.players(.newGatherTapped))
    #expect(try titles(device) == ["Team A", "Blues"])
  }

  @Test func `past gathers have the names and colours of their teams`() throws {
    var device = try confirming()
    device.tap(.confirmPlayers(.teamTapped(.teamA)))
    device.tap(.confirmPlayers(.presetTapped(.reds)))
    device.tap(.confirmPlayers(.startTapped))
    device.score(1, for: .teamA)
    device.endGather()
    device.open(.pastGathers)
    let row = try #require(try device.pastGathers.list.rows.first)
    #expect(
      row.result == "Reds won" && row.teams.map { $0.name } == ["Reds", "Team B"])
    #expect(row.teams.map { $0.color } == [.red, nil])
    device.tap(.pastGathers(.rowTapped(row.id)))
    #expect(try device.pastGather.people.map { $0.title } == ["Reds", "Team B"])
    #expect(try device.pastGather.goals.map { $0.team } == ["Reds"])
    #expect(try device.pastGather.scoreAnnouncement == "Reds 1, Team B 0")
  }
}
