import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Games that are repeated, as the organiser sees them")
struct SeriesTests {
  /// A device on which a game every Thursday is planned, of which the first was moved to Saturday morning, and
  /// is over.
  private func afterTheFirst() throws -> (device: TestApp, id: Series.ID, first: CivilDay) {
    var device = TestApp.with("Ann", "Ben")
    let key = try device.planGame(
      (.day, "2026-11-26"), (.weeks, "1"), (.opens, "5"), (.least, "6"))
    guard case .series(let id, let day) = key else { throw device.wrongScreen }
    device.open(.editPlan(key))
    device.send(.planForm(.day, "2026-11-28"))
    device.send(.planForm(.time, "08:30"))
    device.send(.planForm(.least, "4"))
    device.tap(.planForm(.doneTapped))
    // Sunday evening; the next one opens on Saturday.
    device.wait(minutes: 9 * 24 * 60)
    device.open(.players)
    return (device, id, day)
  }

  @Test func `between two games the list says when the next one is, and when answers open`() throws
  {
    var (device, id, first) = try afterTheFirst()
    // On the first of these days the next game is open; a week later none is.
    let key = PlanKey.series(id, first.advanced(byDays: 7))
    #expect(try device.players.plans.map(\.key) == [key])
    #expect(try device.players.plans.map(\.rhythm) == ["Every Thursday 20:00"])
    #expect(try device.players.series.isEmpty)
    device.wait(minutes: 4 * 24 * 60 + 24 * 60)
    #expect(try device.players.plans.isEmpty)
    let card = try #require(try device.players.series.first)
    #expect(card.title == "Every Thursday 20:00")
    #expect(card.note == "next 10 Dec, answers open Sat")
    device.wait(minutes: 24 * 60)
    #expect(try device.players.series.isEmpty)
    #expect(try device.players.plans.count == 1)
  }

  @Test
  func `the form of another game begins with what holds for the series, and says what is planned`()
    throws
  {
    var (device, _, _) = try afterTheFirst()
    device.open(.newPlan)
    let form = try device.planForm
    #expect(form[.time] == "20:00")
    #expect(form[.least] == "6")
    #expect(form[.day] == "2026-12-03")
    #expect(form.twinNote == "A game is already planned at this time.")
    device.send(.planForm(.day, "2026-12-04"))
    #expect(try device.planForm.twinNote == nil)
  }

  @Test func `page and form of a game say how it is repeated`() throws {
    var (device, id, first) = try afterTheFirst()
    let key = PlanKey.series(id, first.advanced(byDays: 7))
    device.open(.plan(key))
    #expect(try device.plan.rhythm == "Every Thursday 20:00 · answers open: 5 days before")
    device.open(.editPlan(key))
    #expect(try device.planForm[.weeks] == "1")
    #expect(try device.planForm[.opens] == "5")
    #expect(try device.planForm.rhythmNote == nil)
  }

  @Test func `another rhythm counts for the games after this one`() throws {
    var (device, id, first) = try afterTheFirst()
    let key = PlanKey.series(id, first.advanced(byDays: 7))
    device.open(.editPlan(key))
    device.send(.planForm(.weeks, "2"))
    #expect(try device.planForm.rhythmNote?.contains("From here on") == true)
    #expect(try !device.planForm.canFinish)
    device.tap(.planForm(.fromHereTapped))
    // Then this game stays, and the series goes on two weeks later.
    let plans = device.app.replica.squad.plans
    #expect(plans.series(id)?.recurrence.last == first.advanced(byDays: 7))
    let new = try #require(plans.allSeries.last)
    #expect(new.recurrence.first == first.advanced(byDays: 21))
    #expect(new.recurrence.weeks == 2)
    #expect(new.opens.days == 5)
    #expect(new.details.least == 6)
    #expect(try device.plan.rhythm == nil)
    #expect(device.app.destination == .plan(key))
  }

  @Test func `a game that is not repeated any more is the last`() throws {
    var (device, id, first) = try afterTheFirst()
    let key = PlanKey.series(id, first.advanced(byDays: 7))
    device.open(.editPlan(key))
    device.send(.planForm(.weeks, ""))
    device.tap(.planForm(.fromHereTapped))
    let plans = device.app.replica.squad.plans
    #expect(plans.allSeries.count == 1)
    #expect(plans.series(id)?.recurrence.last == first.advanced(byDays: 7))
    device.open(.editPlan(key))
    #expect(try device.planForm[.weeks] == "")
    #expect(try device.planForm.rhythmNote == nil)
  }

  @Test func `a series that ended is proposed again`() throws {
    var (device, id, first) = try afterTheFirst()
    device.open(.plan(.series(id, first.advanced(byDays: 7))))
    device.send(.plan(.cancelGameTapped))
    device.send(.plan(.seriesEnded))
    #expect(try device.players.series.isEmpty)
    device.open(.newPlan)
    #expect(try device.planForm[.weeks] == "1")
    #expect(try device.planForm[.opens] == "5")
  }

  @Test func `after a match the first game is proposed a week later`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.startGather()
    device.endGather()
    device.open(.newPlan)
    #expect(try device.planForm[.day] == "2026-11-27")
  }
}
