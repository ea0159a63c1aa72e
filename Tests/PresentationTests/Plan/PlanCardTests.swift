import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Planned games on the list of players")
struct PlanCardTests {
  @Test func `the nearest game is first, with its counts`() throws {
    var device = TestApp.with("Ann", "Ben", "Cem")
    try device.planGame((.day, "2026-11-28"))
    try device.planGame((.day, "2026-11-21"), (.most, "2"))
    try device.say(.in, of: "Ann")
    try device.say(.maybe, of: "Ben")
    device.open(.players)
    #expect(
      try device.players.plans.map { "\($0.title): \($0.summary)" } == [
        "Sat 21 Nov, 20:00: 1 of 2 · 1 maybe", "Sat 28 Nov, 20:00: 0 of 10 · 3 no answer",
      ])
    #expect(
      try device.players.plans.map(\.missing) == [
        "1 no answer: Cem", nil,
      ])
  }

  @Test func `a cancelled game is last, and needs no one any more`() throws {
    // Given
    var device = TestApp.with("Ann", "Ben", "Cem")
    try device.planGame((.day, "2026-11-28"))
    try device.planGame((.day, "2026-11-21"), (.least, "4"))
    #expect(try device.plan.need == "Needs 4 more")
    #expect(try device.plan.summary?.contains("Answer by") == true)
    // When
    device.send(.plan(.cancelGameTapped))
    device.send(.plan(.cancelConfirmed))
    // Then
    #expect(try device.plan.need == nil)
    #expect(try device.plan.summary == "0 of 10")
    device.open(.players)
    #expect(try device.players.plans.map(\.title) == ["Sat 28 Nov, 20:00", "Sat 21 Nov, 20:00"])
  }

  @Test func `while players are ticked there are no games`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.planGame()
    device.open(.players)
    device.openSelection()
    #expect(try device.players.plans.isEmpty)
    #expect(try device.players.planOffer == nil)
  }

  @Test func `a new gather begins with those who are in, from six hours before the game`() throws {
    // Given
    var device = TestApp.with("Ann", "Ben", "Cem")
    try device.planGame((.day, "2026-11-21"))
    try device.say(.in, of: "Ben")
    device.send(.plan(.personTapped(try device.person("Ben"))))
    device.send(.plan(.guestAdded))
    device.send(.plan(.addTapped))
    device.send(.plan(.namesTyped, "Zoe"))
    device.send(.plan(.addConfirmed))
    device.open(.players)
    #expect(try device.players.newGatherLabel == "New gather")
    // When
    device.wait(minutes: 19 * 60 + 20)
    // Then
    #expect(try device.players.newGatherLabel == "New gather (3 are in)")
    // When
    device.tap(.players(.newGatherTapped))
    // Then
    #expect(try device.confirmPlayers.sizes == "2 v 1")
    #expect(device.toast == "2 players added")
    // When
    var undoing = device
    undoing.undo()
    // Then
    undoing.open(.players)
    #expect(try undoing.players.list.rows.map(\.name) == ["Ann", "Ben", "Cem"])
    // When
    device.tap(.confirmPlayers(.whoPlaysTapped))
    // Then
    let rows = try device.players.list.rows
    #expect(rows.filter(\.isSelected).map(\.name) == ["Ben", "Guest (Ben)", "Zoe"])
    #expect(rows.map(\.name) == ["Ann", "Ben", "Cem", "Guest (Ben)", "Zoe"])
    // When
    device.wait(minutes: 9 * 60)
    device.tap(.players(.cancelTapped))
    // Then
    #expect(try device.players.newGatherLabel == "New gather")
  }

  @Test func `a player who answered under a typed name keeps the answer when they are added`()
    throws
  {
    var device = TestApp.with("Ann", "Ben")
    try device.planGame((.day, "2026-11-20"), (.time, "20:00"))
    device.send(.plan(.addTapped))
    device.send(.plan(.namesTyped, "Zoe"))
    device.send(.plan(.addConfirmed))
    device.open(.players)
    device.tap(.players(.newGatherTapped))
    let game = try #require(device.games.first)
    let zoe = try #require(device.app.replica.squad.players.first { $0.details.name.text == "Zoe" })
    #expect(game.places(at: device.now).answer(of: zoe.id) == .in)
  }

  @Test func `sharing from the list sends the text, or leads to what the link waits for`() throws {
    // Given
    var server = TestServer()
    var device = TestApp.with("Ann", "Ben")
    let key = try device.planGame()
    device.open(.players)
    // When
    device.tap(.players(.planShareTapped(key)))
    // Then
    #expect(device.app.destination == .plan(key))
    #expect(device.linkText == "Making the link…")
    device.sync(with: &server)
    // When
    device.open(.players)
    device.tap(.players(.planShareTapped(key)))
    // Then
    #expect(device.shared.last?.hasPrefix("Sat, 21 Nov 2026, 20:00") == true)
    #expect(device.app.destination == .players)
  }

  @Test func `the user says once which player they are, and then answers from the list`() throws {
    // Given
    var device = TestApp.with("Ann", "Ben")
    let key = try device.planGame()
    #expect(try device.plan.namesToPick.map(\.name) == ["I do not play", "Ann", "Ben"])
    device.open(.players)
    #expect(try device.players.plans.first?.asksUser == false)
    // When
    let ben = try #require(
      device.app.replica.squad.players.first { $0.details.name.text == "Ben" }
    ).id
    device.open(.plan(key))
    device.send(.plan(.ownNameChosen, ben.uuidString))
    // Then
    #expect(try device.plan.namesToPick.isEmpty)
    device.open(.players)
    #expect(try device.players.plans.first?.asksUser == true)
    #expect(try device.players.plans.first?.ownAnswer == nil)
    // When
    device.tap(.players(.planInTapped(key)))
    // Then
    #expect(try device.players.plans.first?.ownAnswer == .in)
    #expect(try device.players.plans.first?.summary.hasPrefix("1 of 10") == true)
    // When
    device.tap(.players(.planOutTapped(key)))
    // Then
    #expect(try device.players.plans.first?.ownAnswer == .out)
    #expect(device.games.first?.places(at: device.now).answer(of: ben) == .out)
  }

  @Test func `a user who does not play is not asked again`() throws {
    var device = TestApp.with("Ann", "Ben")
    let key = try device.planGame()
    device.send(.plan(.ownNameChosen, PlanViewModel.noPlayer))
    #expect(try device.plan.namesToPick.isEmpty)
    device.open(.players)
    #expect(try device.players.plans.first?.asksUser == false)
    device.send(.players(.planInTapped(key)))
    #expect(try device.players.plans.first?.ownAnswer == nil)
  }

  @Test func `once the match has begun its game is not on the list, until the match is deleted`()
    throws
  {
    // Given
    var device = TestApp.with("Ann", "Ben")
    let key = try device.planGame((.day, "2026-11-20"), (.time, "20:00"))
    try device.say(.in, of: "Ann")
    try device.say(.in, of: "Ben")
    device.open(.players)
    device.tap(.players(.newGatherTapped))
    // When
    device.tap(.confirmPlayers(.startTapped))
    // Then
    let gather = try #require(device.app.replica.squad.gathers.first)
    #expect(device.app.replica.squad.plans.game(key)?.gather == gather.id)
    device.open(.players)
    #expect(try device.players.plans.isEmpty)
    // When
    device.open(.gather(gather.id))
    device.endGather()
    device.open(.pastGather(gather.id))
    device.tap(.pastGather(.deleteTapped))
    device.tap(.pastGather(.deletionConfirmed))
    device.open(.players)
    // Then
    #expect(try device.players.plans.map(\.key) == [key])
    #expect(try device.players.newGatherLabel == "New gather (2 are in)")
  }
}
