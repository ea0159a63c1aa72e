import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("The result of three teams")
struct PastGamesTests {
  @Test func `the result shows the table and each game, and a game is corrected by itself`() throws
  {
    // Given
    var device = try TestApp.withThreeTeams()
    device.tap(.gather(.clockTapped))
    device.tap(.gather(.plusTapped(.teamA)))
    device.wait(minutes: 5)
    try device.playNextGame()
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
    var device = try TestApp.withThreeTeams()
    device.tap(.gather(.plusTapped(.teamA)))
    device.wait(minutes: 1)
    device.tap(.gather(.nextGameTapped))
    device.tap(.gather(.nextGameStarted))
    device.tap(.gather(.plusTapped(.teamC)))
    device.wait(minutes: 1)
    try device.playNextGame()
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
    var device = try TestApp.withThreeTeams()
    device.tap(.gather(.plusTapped(.teamA)))
    try device.playNextGame()
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
    var device = try TestApp.withThreeTeams(language: .korean)
    device.tap(.gather(.clockTapped))
    device.tap(.gather(.plusTapped(.teamA)))
    device.wait(minutes: 5)
    try device.playNextGame()
    device.endGather()
    let shared = device.tap(.pastGather(.shareTapped)).compactMap { effect in
      if case .share(let shared) = effect { shared.text } else { nil }
    }
    let text = try #require(shared.first)
    #expect(text.contains("A팀 승") && text.contains("1. A팀: 승점 6, 골 2-0"))
    #expect(text.contains("A팀 1-0 B팀") && text.contains("A팀 1-0 C팀"))
    #expect(device.tap(.pastGather(.pictureTapped)) == [])
  }
}
