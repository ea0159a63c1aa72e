import Domain
import Presentation
import TestSupport
import Testing

@Suite("Confirm players: three teams")
struct ThreeTeamsTests {
  @Test func `a gather can have three teams, and waits until each has a player`() throws {
    var device = TestApp.with("Ann", "Ben", "Cem")
    try device.select("Ann", "Ben", "Cem")
    device.tap(.players(.confirmTapped))
    device.tap(.confirmPlayers(.teamCountTapped(3)))
    #expect(device.toast == "3 teams")
    #expect(try device.confirmPlayers.teams.map { $0.title } == ["Team A", "Team B", "Team C"])
    try device.move("Ann", to: .teamA)
    try device.move("Ben", to: .teamC)
    #expect(try !device.confirmPlayers.canStart)
    #expect(try device.confirmPlayers.startHint == "Each team needs at least one player.")
    try device.move("Cem", to: .teamB)
    #expect(try device.confirmPlayers.canStart && device.confirmPlayers.sizes == "1 v 1 v 1")
  }

  @Test func `a player goes from a team to the next one with one tap`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.select("Ann", "Ben")
    device.tap(.players(.confirmTapped))
    device.tap(.confirmPlayers(.teamCountTapped(3)))
    #expect(
      try device.confirmPlayers.bench.rows[0].moves.map { $0.team } == [.teamA, .teamB, .teamC])
    try device.move("Ann", to: .teamC)
    #expect(try device.confirmPlayers.teams[2].rows[0].moves.map { $0.team } == [.teamA, .bench])
    // Fewer teams put the players of the others on the bench, which can be undone.
    device.tap(.confirmPlayers(.teamCountTapped(2)))
    #expect(try device.teams == [["Ben", "Ann"], [], []])
    device.undo()
    #expect(try device.confirmPlayers.teams[2].rows.map { $0.name } == ["Ann"])
  }

  @Test func `the same teams come again with all three`() throws {
    var device = try TestApp.withThreeTeams()
    device.tap(.gather(.clockTapped))
    device.endGather()
    device.open(.players)
    try device.select("Ann", "Ben", "Cem")
    device.tap(.players(.confirmTapped))
    device.tap(.confirmPlayers(.sameTeamsTapped))
    #expect(
      try device.confirmPlayers.teams.map { $0.rows.map { $0.name } } == [
        ["Ann"], ["Ben"], ["Cem"],
      ])
  }

  @Test func `fair teams need a player for each team`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.select("Ann", "Ben")
    device.tap(.players(.confirmTapped))
    #expect(try device.confirmPlayers.canMakeFair)
    device.tap(.confirmPlayers(.teamCountTapped(3)))
    #expect(try !device.confirmPlayers.canMakeFair)
  }

  @Test func `of three teams the strongest has a chance against the weakest`() throws {
    var device = TestApp.with("Ann", "Ben", "Cem", "Dan", "Eve", "Fay")
    let levels = [80, 70, 60, 50, 50, 20]
    for (name, tenths) in zip(["Ann", "Ben", "Cem", "Dan", "Eve", "Fay"], levels) {
      device.receive(.player(try device.id(of: name), .levelSet(Level(tenths: tenths))))
    }
    try device.select("Ann", "Ben", "Cem", "Dan", "Eve", "Fay")
    device.tap(.players(.confirmTapped))
    device.tap(.confirmPlayers(.teamCountTapped(3)))
    device.tap(.confirmPlayers(.fairTapped))
    let teams = try device.teams[1...].map { Set($0) }
    let names = ["Team A", "Team B", "Team C"]
    let weakest = names[try #require(teams.firstIndex(of: ["Ann", "Fay"]))]
    let strongest = names[try #require(teams.firstIndex { $0.contains("Ben") })]
    let reason = try #require(try device.confirmPlayers.fairness?.headline)
    let chances = reason.split(separator: " · ")
    #expect(chances[0].hasPrefix("\(strongest) ") && chances[1].hasPrefix("\(weakest) "))
    let percents = chances.compactMap { Int($0.dropLast().suffix(2)) }
    #expect((51...99).contains(percents[0]) && percents[0] + percents[1] == 100)
  }

  @Test func `three fair teams are found and explained`() throws {
    var device = TestApp.with("Ann", "Ben", "Cem", "Dan", "Eve", "Fay")
    try device.select("Ann", "Ben", "Cem", "Dan", "Eve", "Fay")
    device.tap(.players(.confirmTapped))
    device.tap(.confirmPlayers(.teamCountTapped(3)))
    device.receive(.player(try device.id(of: "Ann"), .levelSet(Level(tenths: 55))))
    device.tap(.confirmPlayers(.fairTapped))
    let fairness = try #require(try device.confirmPlayers.fairness)
    #expect(fairness.headline == "Team A 50% · Team C 50%")
    #expect(fairness.reasons[0].hasPrefix("The best of 15 splits"))
    #expect(fairness.canShowAnother)
  }
}
