import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("What the organiser reads of places")
struct PlaceTextTests {
  /// A device with five players, on which a game for two is planned that Ann and Ben have said they play.
  private func full() throws -> TestApp {
    var device = TestApp.with("Ann", "Ben", "Cem", "Dae", "Eva")
    try device.planGame((.day, "2026-11-21"), (.most, "2"), (.least, "2"))
    try device.say(.in, of: "Ann")
    try device.say(.in, of: "Ben")
    return device
  }

  private func card(_ device: TestApp) throws -> PlanCard {
    var device = device
    device.open(.players)
    return try #require(try device.players.plans.first)
  }

  /// The message that is shared about the game.
  private func message(_ device: TestApp) throws -> String {
    let game = try #require(device.games.first)
    let words = PlanTexts(
      game, of: device.app.replica.squad, device.app.texts, .dayFirst, at: device.now)
    return words.invitation(by: "LINK", device.app.texts)
  }

  @Test func `in the grace page, card, title and message say when the place comes free`() throws {
    var device = try full()
    try device.say(.out, of: "Ben")
    let count = "1 of 2 · one place becomes free at 18:45"
    #expect(try device.plan.summary?.hasPrefix(count) == true)
    #expect(try device.plan.need == "Needs 1 more")
    #expect(device.app.pageTitle.contains("1 of 2 · "))
    #expect(try card(device).summary.hasPrefix(count))
    #expect(try message(device).contains("\n1 of 2: Ann\none place becomes free at 18:45\n"))
    device.wait(minutes: 5)
    #expect(try device.plan.summary?.hasPrefix("1 of 2 · 3 no answer") != true)
    #expect(try device.plan.summary == "1 of 2 · Answer by today 20:00")
    #expect(try message(device).contains("\n1 of 2: Ann\n1 place free\n"))
  }

  @Test func `a place that is given up is not counted down while others are free`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.planGame((.day, "2026-11-21"), (.most, "10"), (.least, "2"))
    try device.say(.in, of: "Ben")
    try device.say(.out, of: "Ben")
    let summary = try card(device).summary
    #expect(summary.hasPrefix("0 of 10") && !summary.contains("becomes free"))
  }

  @Test func `places that are given up in the same minute are counted together`() throws {
    var device = try full()
    try device.say(.out, of: "Ben")
    device.wait(seconds: 20)
    try device.say(.out, of: "Ann")
    #expect(try card(device).summary.hasPrefix("0 of 2 · 2 places become free at 18:45"))
    device.wait(seconds: 50)
    try device.say(.in, of: "Ann")
    try device.say(.out, of: "Ann")
    #expect(
      try card(device).summary.hasPrefix(
        "0 of 2 · one place becomes free at 18:45 · one place becomes free at 18:46"))
  }

  @Test func `what a person is asked who has no browser can be answered by the organiser`() throws {
    // Given
    var device = try full()
    try device.say(.in, of: "Cem")
    try device.say(.in, of: "Dae")
    try device.say(.out, of: "Ben")
    #expect(
      try device.plan.summary?.hasPrefix(
        "1 of 2 · one place is offered to the next in line at 18:45 · 2 in line") == true)
    #expect(try device.plan.offers.isEmpty)
    // When
    device.wait(minutes: 5)
    // Then
    #expect(try device.plan.offers.map(\.text) == ["Cem is asked until today 20:45"])
    #expect(try card(device).offers == ["Cem is asked until today 20:45"])
    #expect(
      try device.plan.summary?.hasPrefix(
        "1 of 2 · one place is offered to the next in line · 2 in line") == true)
    #expect(try message(device).contains("\none place is offered to the next in line\n"))
    // When
    device.send(.plan(.placePassed(try device.person("Cem"))))
    // Then
    #expect(try device.plan.offers.map(\.text) == ["Dae is asked until today 20:45"])
    // When
    device.send(.plan(.placeTaken(try device.person("Dae"))))
    // Then
    #expect(
      try device.sections.prefix(2) == ["in: Ann, Dae", "reserve: Cem (passed the place on)"])
    #expect(try device.plan.offers.isEmpty)
  }

  @Test func `a guest is asked through the organiser when the host has no browser`() throws {
    var device = try full()
    device.send(.plan(.personTapped(try device.person("Ann"))))
    device.send(.plan(.guestAdded))
    device.send(.plan(.sheetDismissed))
    try device.say(.out, of: "Ben")
    device.wait(minutes: 5)
    let offer = try #require(try device.plan.offers.first)
    #expect(offer.text == "Guest (Ann) is asked until today 20:45")
    device.send(.plan(.placeTaken(offer.speaker)))
    #expect(try device.plan.summary?.hasPrefix("2 of 2") == true)
    #expect(try device.sections.first == "in: Ann (+1)")
  }

  @Test func `who has a browser of their own is asked there`() throws {
    var server = TestServer()
    var device = try full()
    device.sync(with: &server)
    device.send(.plan(.sheetDismissed))
    try device.say(.in, of: "Cem")
    try server.hears(of: .browserBound(device.person("Cem")), on: 50, at: device, number: 1)
    device.sync(with: &server)
    try device.say(.out, of: "Ben")
    device.wait(minutes: 5)
    #expect(try device.plan.offers.isEmpty)
    #expect(try device.sections.contains("reserve: Cem (asked until today 20:45)"))
  }

  @Test func `the user takes a place from the list although they said before that they come`()
    throws
  {
    var device = try full()
    let cem = try #require(
      device.app.replica.squad.players.first { $0.details.name.text == "Cem" }
    ).id
    device.send(.plan(.ownNameChosen, cem.uuidString))
    device.open(.players)
    let key = try card(device).key
    device.tap(.players(.planInTapped(key)))
    #expect(try card(device).inLabel == "In")
    #expect(try card(device).ownAnswer == .in)
    device.open(.plan(key))
    try device.say(.out, of: "Ben")
    device.wait(minutes: 5)
    #expect(try card(device).inLabel == "Take the place")
    #expect(try card(device).ownAnswer == nil)
    device.open(.players)
    device.tap(.players(.planInTapped(key)))
    #expect(try card(device).ownAnswer == .in)
    #expect(try card(device).summary.hasPrefix("2 of 2"))
  }

  @Test func `a cancelled game comes last, needs no one and has no deadline`() throws {
    var device = try full()
    try device.planGame((.day, "2026-11-28"))
    device.open(.plan(try #require(device.games.first).key))
    device.send(.plan(.cancelGameTapped))
    device.send(.plan(.cancelConfirmed))
    #expect(try device.plan.need == nil)
    #expect(try device.plan.summary == "2 of 2")
    device.open(.players)
    #expect(
      try device.players.plans.map(\.title) == ["Sat 28 Nov, 20:00", "Sat 21 Nov, 20:00"])
  }
}
