import Domain
import Presentation
import TestSupport
import Testing

@Suite("A gather of three teams")
struct GamesTests {
  /// A device with a gather of Ann, Ben and Cem, each a team.
  private func playing(language: Language = .english) throws -> TestApp {
    var device = TestApp.with("Ann", "Ben", "Cem", language: language)
    try device.select("Ann", "Ben", "Cem")
    device.tap(.players(.confirmTapped))
    device.tap(.confirmPlayers(.teamCountTapped(3)))
    for (name, team) in [("Ann", Team.teamA), ("Ben", .teamB), ("Cem", .teamC)] {
      try device.move(name, to: team)
    }
    device.tap(.confirmPlayers(.startTapped))
    return device
  }

  /// Plays the next game as it is proposed; its first team wins.
  private func playNext(_ device: inout TestApp, minutes: Int64 = 5) throws {
    device.tap(.gather(.nextGameTapped))
    device.tap(.gather(.nextGameStarted))
    device.tap(.gather(.clockTapped))
    device.tap(.gather(.plusTapped(try device.gather.sides[0].side)))
    device.wait(minutes: minutes)
  }

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

  @Test func `two teams play while the third rests`() throws {
    let gather = try playing().gather
    #expect(gather.sides.map { $0.name } == ["Team A", "Team B"])
    #expect(gather.people.map { $0.title } == ["Team A", "Team B", "Team C · rests"])
    #expect(gather.nextGameLabel == "Who plays?")
    #expect(gather.table.isEmpty)
  }

  @Test func `the next game is proposed by the rule, and started with one more tap`() throws {
    // Given
    var device = try playing()
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
    var device = try playing()
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
    var device = try playing()
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
    var device = try playing()
    try playNext(&device)
    device.tap(.gather(.nextGameTapped))
    device.tap(.gather(.nextGameStarted))
    let id = try device.gather.id
    let replaced = try #require(device.squad.gathers[0].game.id)
    device.tap(.gather(.nextGameTapped))
    device.tap(.gather(.nextGameStarted))
    device.tap(.gather(.plusTapped(try device.gather.sides[0].side)))
    #expect(try device.gather.games.count == 2)
    // When another phone has scored in it
    device.receive(.goalAdded(id, .fixed(77), .teamC, in: replaced))
    // Then
    #expect(try device.gather.games.count == 3)
  }

  @Test func `a game that another phone's clock started later does not hold up the next`() throws {
    var device = try playing()
    let id = try device.gather.id
    let ahead = StampedChange(
      id: .fixed(50), device: .fixed(50), madeAt: device.now.advanced(byMilliseconds: 240_000),
      change: .gameStarted(id, .fixed(9), Pairing(.teamA, .teamC) ?? .first))
    device.send(.device(.otherWindow(.recorded(ahead))))
    device.tap(.gather(.plusTapped(.teamC)))
    device.tap(.gather(.nextGameTapped))
    device.tap(.gather(.nextGameStarted))
    #expect(try device.gather.sides.map { $0.name } == ["Team C", "Team B"])
  }

  @Test func `the rule is chosen for the gather, and the proposal follows it`() throws {
    var device = try playing()
    try playNext(&device)
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
    var device = try playing()
    try playNext(&device)
    let first = device.squad.gathers[0].games[0]
    device.tap(.gather(.plusTapped(.teamB)))
    #expect(device.squad.gathers[0].game.score.text == "1-1")
    #expect(device.squad.gathers[0].games[0] == first)
    #expect(device.tap(.gather(.plusTapped(.teamC))) == [], "Team C rests.")
  }

  @Test func `another phone that starts a game closes the form`() throws {
    var device = try playing()
    device.tap(.gather(.nextGameTapped))
    let id = try device.gather.id
    device.receive(.gameStarted(id, .fixed(9), Pairing(.teamA, .teamC) ?? .first))
    #expect(try device.gather.nextGameSheet == nil)
    // A form for the clock would apply to the new game.
    device.tap(.gather(.setTimeTapped))
    device.receive(.gameStarted(id, .fixed(10), Pairing(.teamB, .teamC) ?? .first))
    #expect(try device.gather.timeSheet == nil)
  }

  @Test func `the result shows the table and each game, and a game is corrected by itself`() throws
  {
    // Given
    var device = try playing()
    device.tap(.gather(.clockTapped))
    device.tap(.gather(.plusTapped(.teamA)))
    device.wait(minutes: 5)
    try playNext(&device)
    device.endGather()
    // Then
    var past = try device.pastGather
    #expect(past.summary?.score == "2 games" && past.summary?.result == "Team A won")
    #expect(past.games.map { $0.text } == ["Team A 1-0 Team B", "Team A 1-0 Team C"])
    #expect(past.table.map { $0.name } == ["Team A", "Team B", "Team C"])
    #expect(past.shownGame == 1 && !past.hasPicture)
    // When
    device.tap(.pastGather(.gameTapped(0)))
    device.tap(.pastGather(.correctTapped))
    device.tap(.pastGather(.plusTapped(.teamB)))
    past = try device.pastGather
    #expect(past.shownGame == 0 && past.games[0].text == "Team A 1-1 Team B")
    #expect(past.goals.map { $0.score } == ["1-0", "1-1"])
    // The goal is at the end of its game.
    let games = device.squad.gathers[0].games
    #expect(games[0].goals[1].scoredAt == games[1].startedAt)
    #expect(past.goals[1].minute == "6′")
  }

  @Test func `the game that is corrected stays the one, also without its last goal`() throws {
    // Given three games, the second with one goal and no clock
    var device = try playing()
    device.tap(.gather(.plusTapped(.teamA)))
    device.wait(minutes: 1)
    device.tap(.gather(.nextGameTapped))
    device.tap(.gather(.nextGameStarted))
    device.tap(.gather(.plusTapped(.teamC)))
    device.wait(minutes: 1)
    try playNext(&device)
    device.endGather()
    device.tap(.pastGather(.gameTapped(1)))
    device.tap(.pastGather(.correctTapped))
    // When
    device.tap(.pastGather(.minusTapped(.teamC)))
    // Then
    let past = try device.pastGather
    #expect(past.games.count == 3 && past.shownGame == 1)
    #expect(past.games[1].text == "Team A 0-0 Team C")
    device.tap(.pastGather(.plusTapped(.teamA)))
    #expect(try device.pastGather.games[1].text == "Team A 1-0 Team C")
  }

  @Test func `a game that was started by mistake is taken back, which can be undone`() throws {
    var device = try playing()
    device.tap(.gather(.plusTapped(.teamA)))
    try playNext(&device)
    device.endGather()
    #expect(try device.pastGather.gameLabel == nil)
    device.tap(.pastGather(.correctTapped))
    #expect(try device.pastGather.gameLabel == "Take back this game")
    device.tap(.pastGather(.gameTakenBack))
    #expect(device.toast == "Game taken back")
    #expect(try device.pastGather.games.map { $0.text } == ["Team A 1-0 Team B"])
    // The first game began with the gather.
    #expect(try device.pastGather.gameLabel == nil)
    #expect(device.tap(.pastGather(.gameTakenBack)) == [])
    device.undo()
    #expect(try device.pastGather.games.count == 2)
  }

  @Test func `the shared result has the table and all games`() throws {
    var device = try playing(language: .korean)
    device.tap(.gather(.clockTapped))
    device.tap(.gather(.plusTapped(.teamA)))
    device.wait(minutes: 5)
    try playNext(&device)
    device.endGather()
    let shared = device.tap(.pastGather(.shareTapped)).compactMap { effect in
      if case .share(let text) = effect { text } else { nil }
    }
    let text = try #require(shared.first)
    #expect(text.contains("A팀 승") && text.contains("1. A팀 6 (2-0)"))
    #expect(text.contains("A팀 1-0 B팀") && text.contains("A팀 1-0 C팀"))
    #expect(device.tap(.pastGather(.pictureTapped)) == [])
  }

  @Test func `the same teams come again with all three`() throws {
    var device = try playing()
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

  @Test func `three fair teams are found and explained without a chance to win`() throws {
    var device = TestApp.with("Ann", "Ben", "Cem", "Dan", "Eve", "Fay")
    try device.select("Ann", "Ben", "Cem", "Dan", "Eve", "Fay")
    device.tap(.players(.confirmTapped))
    device.tap(.confirmPlayers(.teamCountTapped(3)))
    device.tap(.confirmPlayers(.fairTapped))
    let fairness = try #require(try device.confirmPlayers.fairness)
    #expect(fairness.strengths == "Team A 11.0 · Team B 11.0 · Team C 11.0")
    #expect(fairness.reasons.count == 2 && fairness.reasons[0].hasPrefix("The best of 15 splits"))
    #expect(fairness.canShowAnother)
  }
}
