import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Confirm players: arranging all at once")
struct ArrangeTeamsTests {
  /// A device on which these players have been confirmed.
  private func confirming(
    _ names: String..., language: Language = .english
  ) throws -> TestApp {
    var device = TestApp.with("Ann", "Ben", "Cem", "Dan", "Eve", language: language)
    try device.select(names)
    device.tap(.players(.confirmTapped))
    return device
  }

  @Test func `Shuffle puts everyone into a team and can be undone`() throws {
    var device = try confirming("Ann", "Ben", "Cem", "Dan", "Eve")
    try device.move("Ann", to: .teamB)
    let before = try device.teams
    device.tap(.confirmPlayers(.shuffleTapped))
    #expect(try device.teams.map { $0.count } == [0, 3, 2])
    #expect(try device.confirmPlayers.sizes == "3 v 2")
    #expect(device.toast == "Teams shuffled")
    #expect(TestApp(restarting: device).disk.state.lineUp == device.disk.state.lineUp)
    device.undo()
    #expect(try device.teams == before)
  }

  @Test func `Even out is offered when a team has two players more, and moves the fewest`() throws {
    var device = try confirming("Ann", "Ben", "Cem", "Dan", "Eve", language: .korean)
    for name in ["Ann", "Ben", "Cem"] { try device.move(name, to: .teamA) }
    try device.move("Dan", to: .teamB)
    #expect(try device.confirmPlayers.canEvenOut && device.confirmPlayers.sizes == "3 대 1")
    device.tap(.confirmPlayers(.evenOutTapped))
    #expect(try device.teams == [["Eve"], ["Ann", "Ben"], ["Dan", "Cem"]])
    #expect(try !device.confirmPlayers.canEvenOut)
    #expect(device.toast == "팀 인원을 맞췄습니다")
    #expect(device.tap(.confirmPlayers(.evenOutTapped)) == [])
    device.undo()
    #expect(try device.teams == [["Eve"], ["Ann", "Ben", "Cem"], ["Dan"]])
  }

  @Test func `the teams of last time are offered once there are some`() throws {
    var device = try confirming("Ann", "Ben", "Cem", "Dan")
    #expect(try !device.confirmPlayers.canRepeatTeams)
    #expect(device.tap(.confirmPlayers(.sameTeamsTapped)) == [])
    for (name, team) in [("Ann", Team.teamB), ("Ben", .teamA), ("Cem", .teamB)] {
      try device.move(name, to: team)
    }
    device.tap(.confirmPlayers(.startTapped))
    device.endGather()

    device.open(.players)
    try device.select("Cem", "Ben", "Eve", "Dan", "Ann")
    device.tap(.players(.confirmTapped))
    #expect(try device.confirmPlayers.canRepeatTeams)
    device.tap(.confirmPlayers(.sameTeamsTapped))
    #expect(try device.teams == [[], ["Ben", "Eve", "Dan"], ["Cem", "Ann"]])
    #expect(device.toast == "Same teams as last time")
    device.undo()
    #expect(try device.teams[0] == ["Cem", "Ben", "Eve", "Dan", "Ann"])
  }

  @Test func `a player who was deleted meanwhile is not arranged, and comes back as they were`()
    throws
  {
    var device = try confirming("Ann", "Ben", "Cem")
    let ann = try device.id(of: "Ann")
    device.send(.device(.otherWindow(.recorded(.numbered(1, .player(ann, .set(.removed, true)))))))
    device.tap(.confirmPlayers(.shuffleTapped))
    #expect(try device.teams.map { $0.count } == [0, 1, 1])
    device.send(.device(.otherWindow(.recorded(.numbered(2, .player(ann, .set(.removed, false)))))))
    #expect(try device.teams[0] == ["Ann"])
  }

  @Test func `the teams are shared as a list, and not before there are two`() throws {
    var device = try confirming("Ann", "Ben", "Cem", "Dan")
    #expect(device.tap(.confirmPlayers(.shareTapped)) == [])
    for (name, team) in [("Ann", Team.teamA), ("Ben", .teamB), ("Dan", .teamB)] {
      try device.move(name, to: team)
    }
    #expect(
      device.tap(.confirmPlayers(.shareTapped))
        == [.share("Team A (1)\n1. Ann\n\nTeam B (2)\n1. Ben\n2. Dan\n\nBench (1)\n1. Cem")])
  }

  @Test func `what another window started is still shown here`() throws {
    var device = try confirming("Ann", "Ben")
    try device.move("Ann", to: .teamA)
    var state = device.disk.state
    state.lineUp = nil
    device.send(.device(.loaded(state)))
    #expect(try device.teams == [["Ben"], ["Ann"], []])
  }
}
