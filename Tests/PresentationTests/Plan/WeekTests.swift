import Domain
import Presentation
import TestSupport
import Testing

@Suite("The week on the first screen")
struct WeekTests {
  @Test func `a group with nothing planned is asked to plan, under a heading`() throws {
    let device = TestApp.with("Ann")
    #expect(try device.players.planOffer == .heading)
    #expect(try !device.players.isNew)
  }

  @Test func `beside a planned game, and beside a running match, another can be planned`() throws {
    var planned = TestApp.with("Ann", "Ben")
    try planned.planGame((.day, "2026-11-28"))
    planned.open(.players)
    #expect(try planned.players.planOffer == .beside)
    var playing = TestApp.with("Ann", "Ben")
    try playing.startGather()
    playing.open(.players)
    #expect(try playing.players.planOffer == .beside)
  }

  @Test func `while people gather, the way to another game is below the list`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.planGame((.day, "2026-11-20"), (.time, "20:00"))
    try device.say(.in, of: "Ann")
    device.open(.players)
    #expect(try device.players.newGatherLabel == "New gather (1 is in)")
    #expect(try device.players.planOffer == .below)
  }

  @Test func `a newcomer without players plans a game, and those who answer become players`() throws
  {
    // Given
    var device = TestApp.with()
    #expect(try device.players.isNew && device.players.planOffer == nil)
    try device.planGame((.day, "2026-11-28"))
    // When
    device.tap(.plan(.addTapped))
    device.send(.plan(.namesTyped, "Zoe"))
    device.tap(.plan(.addConfirmed))
    device.open(.players)
    // Then
    #expect(try !device.players.isNew && device.players.isEmpty)
    #expect(try device.players.plans.count == 1)
    #expect(try device.players.dock == .add)
    // When
    device.open(.plan(try device.players.plans[0].key))
    let zoe = try device.person("Zoe")
    device.tap(.plan(.personTapped(zoe)))
    #expect(try device.plan.personSheet?.players.map(\.name) == ["A new player"])
    device.send(.plan(.playerChosen, PlanViewModel.newPlayer))
    // Then
    #expect(device.toast == "Zoe added")
    #expect(device.games.first?.places(at: device.now).answer(of: zoe) == .in)
    #expect(device.squad.players.map(\.id) == [zoe])
    // When
    device.undo()
    // Then
    #expect(device.squad.players.isEmpty)
  }

  @Test func `those who answered a newcomer play, although none of them is on the list`() throws {
    // Given
    var device = TestApp.with()
    try device.planGame((.day, "2026-11-20"), (.time, "20:00"))
    device.tap(.plan(.addTapped))
    device.send(.plan(.namesTyped, "Zoe\nYan"))
    device.tap(.plan(.addConfirmed))
    device.open(.players)
    #expect(try device.players.dock == .newGather)
    // When
    device.tap(.players(.newGatherTapped))
    // Then
    #expect(try device.teams.map(\.count) == [0, 1, 1])
    #expect(device.toast == "2 players added")
  }

  @Test func `a list is pasted from the first screen, and its people stand in teams`() throws {
    var device = TestApp.with()
    device.open(.pasteList)
    #expect(try device.addPlayer.title == "Paste a list")
    device.send(.addPlayer(.listTyped, "Ann\nBen\nCem"))
    device.tap(.addPlayer(.listConfirmed))
    #expect(device.app.destination == .players)
    device.tap(.players(.newGatherTapped))
    #expect(try device.teams.map(\.count) == [0, 2, 1])
  }

  @Test func `a list is searched from twelve players on`() throws {
    var device = TestApp()
    device.add((10..<21).map { "Player \($0)" })
    #expect(try !device.players.isSearchable)
    device.add("Zoe")
    #expect(try device.players.isSearchable)
  }
}
