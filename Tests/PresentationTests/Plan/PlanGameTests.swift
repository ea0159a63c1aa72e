import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Planning a game")
struct PlanGameTests {
  @Test func `the first game is tomorrow evening, and one tap plans it`() throws {
    // Given
    var device = TestApp.with("Ann", "Ben")
    device.open(.newPlan)
    // Then
    let form = try device.planForm
    #expect(
      PlanField.allCases.map { form[$0] } == [
        "2026-11-21", "20:00", "90", "", "", "10", "8", "", "1", "20:00", "1", "", "6",
      ])
    #expect(form.canFinish)
    // When
    try device.planGame()
    // Then
    let game = try #require(device.games.first)
    #expect(game.start == .kickOff(plusMinutes: 80 + 24 * 60))
    #expect(game.details.most == 10)
    #expect(game.details.least == 8)
    #expect(game.details.guestsEach == 1)
    #expect(game.deadline == .kickOff(plusMinutes: 80))
    #expect(try device.plan.title == "Sat 21 Nov, 20:00")
    #expect(try device.plan.summary == "0 of 10 · Answer by today 20:00")
  }

  @Test func `the next game is filled in from the last one, a week later`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.planGame((.day, "2026-11-26"), (.time, "19:30"), (.place, "Hall"), (.most, "14"))
    device.wait(minutes: 7 * 24 * 60)

    device.open(.newPlan)

    let form = try device.planForm
    #expect(form[.day] == "2026-12-03")
    #expect(form[.time] == "19:30")
    #expect(form[.place] == "Hall")
    #expect(form[.most] == "14")
    #expect(form.places == ["Hall"])
  }

  @Test func `the third game alike is proposed to be weekly`() throws {
    // Given
    var device = TestApp.with("Ann", "Ben")
    try device.planGame((.day, "2026-11-26"), (.time, "19:30"))
    device.open(.newPlan)
    #expect(try !device.planForm.proposesWeekly)
    device.tap(.planForm(.doneTapped))
    // When
    device.open(.newPlan)
    // Then
    #expect(try device.planForm[.day] == "2026-12-10")
    #expect(try device.planForm.proposesWeekly)
    device.send(.planForm(.day, "2026-12-11"))
    #expect(try !device.planForm.proposesWeekly)
    // When
    device.send(.planForm(.day, "2026-12-10"))
    device.tap(.planForm(.weeklyTapped))
    // Then
    #expect(try !device.planForm.proposesWeekly)
    device.tap(.planForm(.doneTapped))
    #expect(device.app.replica.squad.plans.allSeries.map(\.recurrence.weeks) == [1])
  }

  @Test func `the next game is never one that has begun`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.planGame((.day, "2026-11-20"), (.time, "19:00"))
    // A week later, a minute after that game would have begun.
    device.wait(minutes: 7 * 24 * 60 + 21)

    device.open(.newPlan)

    #expect(try device.planForm[.day] == "2026-12-04")
  }

  @Test(arguments: [
    (PlanField.day, "", "Choose a day."), (.day, "2026-11-19", "That time has passed."),
    (.day, "2026-02-30", "Choose a day."), (.time, "", "Choose a time."),
    (.time, "25:00", "Choose a time."), (.length, "9", "A game lasts 10 to 600 minutes."),
    (.most, "201", "Enter a number from 1 to 200, or leave this empty."),
    (.least, "0", "Enter a number from 1 to 200, or leave this empty."),
    (.map, "http://map.example", "A map link must begin with https://."),
    (.answerTime, "x", "Choose a time."),
  ])
  func `what cannot be planned is said beside its field, and nothing is planned`(
    field: PlanField, typed: String, sentence: String
  ) throws {
    var device = TestApp.with("Ann", "Ben")
    device.open(.newPlan)
    device.send(.planForm(field, typed))

    #expect(try device.planForm.errorText == sentence)
    #expect(try device.planForm.wrongField == field)
    #expect(try !device.planForm.canFinish)
    device.tap(.planForm(.doneTapped))
    #expect(device.games.isEmpty)
  }

  @Test func `there need be no most, no least and no deadline`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.planGame((.most, ""), (.least, ""), (.answerDays, ""))
    let game = try #require(device.games.first)
    #expect(game.details.most == nil)
    #expect(game.details.least == nil)
    #expect(game.deadline == nil)
    #expect(try device.plan.summary == "0 in")
  }

  @Test func `a most below the least takes the least along`() throws {
    var device = TestApp.with("Ann", "Ben")
    device.open(.newPlan)
    for _ in 0..<3 { device.send(.planForm(.mostLess)) }
    #expect(try [device.planForm[.most], device.planForm[.least]] == ["7", "7"])
    device.send(.planForm(.leastMore))
    #expect(try [device.planForm[.most], device.planForm[.least]] == ["8", "8"])
  }

  @Test func `a number is said that a button beside it changed, and none that is typed`() throws {
    var device = TestApp.with("Ann", "Ben")
    device.open(.newPlan)
    device.send(.planForm(.mostLess))
    #expect(try [device.planForm.stepped(.most), device.planForm.stepped(.least)] == ["9", nil])
    device.send(.planForm(.leastMore))
    #expect(try [device.planForm.stepped(.most), device.planForm.stepped(.least)] == [nil, "9"])
    device.send(.planForm(.least, "7"))
    #expect(try [device.planForm.stepped(.most), device.planForm.stepped(.least)] == [nil, nil])
  }

  @Test func `a game planned after its usual deadline has none`() throws {
    var device = TestApp.with("Ann", "Ben")
    device.wait(minutes: 81)
    try device.planGame()
    #expect(device.games.first?.deadline == nil)
    #expect(try device.plan.summary == "0 of 10")
  }

  @Test func `a least above the most is as many as the most`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.planGame((.most, "6"))
    #expect(device.games.first?.details.least == 6)
  }

  @Test func `what was typed survives a killed page, and is gone when the game is planned`() throws
  {
    var device = TestApp.with("Ann", "Ben")
    device.open(.newPlan)
    device.send(.planForm(.place, "Hall 3"))
    device = TestApp(restarting: device)
    device.open(.newPlan)
    #expect(try device.planForm[.place] == "Hall 3")
    try device.planGame()
    #expect(device.disk.state.drafts.all.isEmpty)
  }

  @Test func `Cancel forgets what was typed`() throws {
    var device = TestApp.with("Ann", "Ben")
    device.open(.newPlan)
    device.send(.planForm(.place, "Hall 3"))
    device.send(.planForm(.cancelTapped))
    #expect(device.app.destination == .players)
    device.open(.newPlan)
    #expect(try device.planForm[.place] == "")
  }

  @Test func `a game every week has its days, and people can answer six days before`() throws {
    var device = TestApp.with("Ann", "Ben")
    let key = try device.planGame((.day, "2026-11-26"), (.weeks, "1"))
    guard case .series(let id, let day) = key else {
      Issue.record("The game is not one of a series.")
      return
    }
    #expect(day.text == "2026-11-26")
    #expect(device.games.map(\.day.text) == ["2026-11-26"])
    // A week later, the next one is open, and the first one is over.
    device.wait(minutes: 7 * 24 * 60)
    #expect(device.games.map(\.key) == [.series(id, day.advanced(byDays: 7))])
  }

  @Test func `a game is changed, field by field`() throws {
    var device = TestApp.with("Ann", "Ben")
    let key = try device.planGame()
    device.open(.editPlan(key))
    device.send(.planForm(.time, "21:00"))
    device.send(.planForm(.day, "2026-11-22"))
    device.tap(.planForm(.doneTapped))

    #expect(device.app.destination == .plan(key))
    #expect(try device.plan.title == "Sun 22 Nov, 21:00")
    let plan = try #require(device.app.replica.squad.plans.plan(key))
    #expect(plan.entries.count == 3)
  }

  @Test func `the way back from a change opens no link again`() throws {
    var device = TestApp.with("Ann", "Ben")
    let key = try device.planGame()
    #expect(device.linkText != nil)
    device.open(.editPlan(key))
    device.tap(.planForm(.doneTapped))
    #expect(device.app.destination == .plan(key))
    #expect(device.linkText == nil)
  }

  @Test func `all later games of a series are changed from here on`() throws {
    var device = TestApp.with("Ann", "Ben")
    let first = try device.planGame((.day, "2026-11-26"), (.weeks, "1"))
    guard case .series(let id, let day) = first else { return }
    let second = PlanKey.series(id, day.advanced(byDays: 7))
    device.open(.editPlan(second))
    device.send(.planForm(.time, "19:30"))
    #expect(try device.planForm.canChangeFromHere)
    device.tap(.planForm(.fromHereTapped))

    let plans = device.app.replica.squad.plans
    let minutes = [0, 7, 14].map { days in
      plans.game(.series(id, day.advanced(byDays: days)))?.details.minute.number
    }
    #expect(minutes == [1_200, 1_170, 1_170])
  }

  @Test func `only this game of a series is changed`() throws {
    var device = TestApp.with("Ann", "Ben")
    let first = try device.planGame((.day, "2026-11-26"), (.weeks, "1"))
    guard case .series(let id, let day) = first else { return }
    device.open(.editPlan(first))
    device.send(.planForm(.time, "21:00"))
    device.tap(.planForm(.doneTapped))
    let plans = device.app.replica.squad.plans
    #expect(plans.game(first)?.details.minute.number == 1_260)
    #expect(plans.game(.series(id, day.advanced(byDays: 7)))?.details.minute.number == 1_200)
  }

  @Test func `without a network a game is planned, and shared when it is online`() throws {
    // Given
    var device = TestApp(isOnline: false)
    device.add("Ann", "Ben")
    device.open(.newPlan)
    #expect(try device.planForm.doneLabel == "Plan")
    // When
    try device.planGame()
    // Then
    #expect(device.games.count == 1)
    #expect(device.shared.isEmpty)
    #expect(try device.plan.linkSheet == nil)
    #expect(try device.plan.shareProblem == "This needs a connection.")
  }

  @Test func `the first plan makes the link, and later ones are shared by the same tap`() throws {
    // Given
    var server = TestServer()
    var device = TestApp.with("Ann", "Ben")
    // When
    try device.planGame((.place, "Hall"))
    // Then
    #expect(device.linkText == "Making the link…")
    device.sync(with: &server)
    let link = try #require(device.app.replica.squad.plans.replies.link(of: nil))
    let address = "https://gather.example/in/\(link.secret.text)"
    #expect(device.readyLink?.address == address)
    device.tap(.plan(.link(.shareTapped)))
    #expect(
      device.shared == [
        "Sat, 21 Nov 2026, 20:00, Hall\n0 of 10\n10 places free\nIn or out: \(address)/20261121"
      ])
    // When
    device.forgetEffects()
    try device.planGame()
    // Then
    #expect(
      device.shared == [
        "Sat, 28 Nov 2026, 20:00, Hall\n0 of 10\n10 places free\nIn or out: \(address)/20261128"
      ])
    #expect(device.linkText == nil)
  }

  @Test func `a second game of a day is shared by an address of its own`() throws {
    // Given a game whose link works
    var server = TestServer()
    var device = TestApp.with("Ann", "Ben")
    try device.planGame()
    device.sync(with: &server)
    device.forgetEffects()
    // When another one is planned for that morning
    let key = try device.planGame((.day, "2026-11-21"), (.time, "09:00"))
    // Then
    let game = try #require(device.app.replica.squad.plans.game(key))
    let address = try #require(device.shared.first?.split(separator: "/").last)
    #expect(address == device.app.replica.squad.plans.page(of: game).text)
    #expect(address.hasPrefix("20261121-") && address.utf8.count == 17)
    // When the first is shared again
    device.forgetEffects()
    let first = try #require(device.games.last)
    device.open(.plan(first.key))
    device.tap(.plan(.shareTapped))
    // Then
    #expect(device.shared.first?.hasSuffix("/20261121") == true)
  }
}
