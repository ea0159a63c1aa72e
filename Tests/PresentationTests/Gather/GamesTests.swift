import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("A gather of three teams")
struct GamesTests {
  @Test func `two teams play while the third rests`() throws {
    let gather = try TestApp.withThreeTeams().gather
    #expect(gather.sides.map { $0.name } == ["Team A", "Team B"])
    #expect(gather.people.map { $0.title } == ["Team A", "Team B", "Team C · rests"])
    #expect(gather.nextGameLabel == "Who plays?")
    #expect(gather.table.isEmpty)
  }

  @Test func `the next game is proposed by the rule, and started with one more tap`() throws {
    // Given
    var device = try TestApp.withThreeTeams()
    device.tap(.gather(.clockTapped))
    device.tap(.gather(.plusTapped(.teamB)))
    device.wait(minutes: 5)
    // When
    #expect(try device.gather.nextGameLabel == "Next game")
    device.tap(.gather(.nextGameTapped))
    let sheet = try #require(try device.gather.nextGameSheet)
    #expect(sheet.teams.map { $0.isChosen } == [false, true, true])
    #expect(sheet.startLabel == "Start Team B v Team C")
    device.tap(.gather(.nextGameStarted))
    // Then
    #expect(device.toast == "Team B v Team C")
    let gather = try device.gather
    #expect(gather.sides.map { $0.name } == ["Team B", "Team C"])
    #expect(gather.sides.map { $0.goals } == [0, 0] && !gather.isClockRunning)
    #expect(gather.games.map { $0.text } == ["Team A 0-1 Team B"])
    #expect(
      gather.table.map { [$0.standing.points, $0.standing.played] } == [[3, 1], [0, 0], [0, 1]])
    #expect(gather.table.map { $0.name } == ["Team B", "Team C", "Team A"])
  }

  @Test func `starting a game can be undone, and the clock goes on as if nothing had been`() throws
  {
    // Given
    var device = try TestApp.withThreeTeams()
    device.tap(.gather(.clockTapped))
    device.wait(minutes: 2)
    // When
    device.tap(.gather(.nextGameTapped))
    device.tap(.gather(.nextGameStarted))
    device.wait(seconds: 3)
    device.undo()
    // Then
    #expect(try device.gather.sides.map { $0.name } == ["Team A", "Team B"])
    #expect(try device.gather.isClockRunning && device.gather.clockText == "07:57")
  }

  @Test func `other teams can be chosen than those that are proposed`() throws {
    var device = try TestApp.withThreeTeams()
    device.tap(.gather(.nextGameTapped))
    #expect(try device.gather.nextGameSheet?.startLabel == "Start Team A v Team B")
    device.tap(.gather(.teamTapped(.teamA)))
    #expect(try device.gather.nextGameSheet?.startLabel == nil)
    #expect(device.tap(.gather(.nextGameStarted)) == [])
    device.tap(.gather(.teamTapped(.teamC)))
    #expect(try device.gather.nextGameSheet?.startLabel == "Start Team B v Team C")
    device.tap(.gather(.teamTapped(.teamA)))
    #expect(try device.gather.nextGameSheet?.startLabel == "Start Team C v Team A")
    device.tap(.gather(.nextGameStarted))
    #expect(try device.gather.sides.map { $0.name } == ["Team C", "Team A"])
    // Nothing happened in the first game, so it is not listed.
    device.tap(.gather(.plusTapped(.teamA)))
    #expect(try device.gather.games.map { $0.text } == ["Team C 0-1 Team A"])
  }

  @Test func `a game that never began is not listed, and its goals are if it did elsewhere`() throws
  {
    // Given
    var device = try TestApp.withThreeTeams()
    try device.playNextGame()
    device.tap(.gather(.nextGameTapped))
    device.tap(.gather(.nextGameStarted))
    let id = try device.gather.id
    let replaced = try #require(device.squad.gathers[0].currentGame.id)
    device.tap(.gather(.nextGameTapped))
    device.tap(.gather(.nextGameStarted))
    device.tap(.gather(.plusTapped(try device.gather.sides[0].side)))
    #expect(try device.gather.games.count == 2)
    // When another phone has scored in it
    device.receive(.goal(id, .fixed(77), .added(.teamC, in: replaced)))
    // Then
    #expect(try device.gather.games.count == 3)
  }

  @Test func `a game that another phone's clock started later does not hold up the next`() throws {
    var device = try TestApp.withThreeTeams()
    let id = try device.gather.id
    let ahead = StampedChange(
      id: .fixed(50), device: .fixed(50), madeAt: device.now.advanced(byMilliseconds: 240_000),
      change: .gather(id, .gameStarted(.fixed(9), Pairing(.teamA, .teamC) ?? .first)))
    device.send(.device(.otherWindow(.recorded(ahead))))
    device.tap(.gather(.plusTapped(.teamC)))
    device.tap(.gather(.nextGameTapped))
    device.tap(.gather(.nextGameStarted))
    #expect(try device.gather.sides.map { $0.name } == ["Team C", "Team B"])
  }

  @Test func `the rule is chosen for the gather, and the proposal follows it`() throws {
    var device = try TestApp.withThreeTeams()
    try device.playNextGame()
    device.tap(.gather(.nextGameTapped))
    #expect(
      try device.gather.nextGameSheet?.rotations.map { $0.label }
        == [
          "Winner stays, at most 1×", "Winner stays, at most 2×", "Winner stays, at most 3×",
          "All play each other",
        ])
    #expect(
      try device.gather.nextGameSheet?.rotations.map { $0.isChosen } == [false, true, false, false])
    device.tap(.gather(.rotationTapped(3)))
    #expect(device.squad.gathers[0].rotation == .everybodyPlays)
    #expect(
      try device.gather.nextGameSheet?.rotations.map { $0.isChosen } == [false, false, false, true])
    #expect(device.tap(.gather(.rotationTapped(9))) == [])
  }

  @Test func `goals and the clock are those of the game that is on`() throws {
    var device = try TestApp.withThreeTeams()
    try device.playNextGame()
    let first = device.squad.gathers[0].games[0]
    device.tap(.gather(.plusTapped(.teamB)))
    #expect(device.squad.gathers[0].currentGame.score.text == "1-1")
    #expect(device.squad.gathers[0].games[0] == first)
    #expect(device.tap(.gather(.plusTapped(.teamC))) == [], "Team C rests.")
  }

  @Test func `another phone that starts a game closes the form`() throws {
    var device = try TestApp.withThreeTeams()
    device.tap(.gather(.nextGameTapped))
    let id = try device.gather.id
    device.receive(.gather(id, .gameStarted(.fixed(9), Pairing(.teamA, .teamC) ?? .first)))
    #expect(try device.gather.nextGameSheet == nil)
    // A form for the clock would apply to the new game.
    device.tap(.gather(.setTimeTapped))
    device.receive(.gather(id, .gameStarted(.fixed(10), Pairing(.teamB, .teamC) ?? .first)))
    #expect(try device.gather.timeSheet == nil)
  }
}
