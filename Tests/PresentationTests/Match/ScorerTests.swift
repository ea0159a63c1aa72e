import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Match: who scored")
struct ScorerTests {
  /// Ann and Cem against Ben.
  private func playing(language: Language = .english) throws -> TestApp {
    var device = TestApp.with("Ann", "Ben", "Cem", language: language)
    try device.select("Ann", "Ben", "Cem")
    device.tap(.players(.confirmTapped))
    for (name, team) in [("Ann", Team.teamA), ("Ben", .teamB), ("Cem", .teamA)] {
      try device.move(name, to: team)
    }
    device.tap(.confirmPlayers(.startTapped))
    device.tap(.gather(.clockTapped))
    device.pass(minutes: 3)
    return device
  }

  private func offered(_ device: TestApp) -> [String] {
    guard let choices = device.app.shell.toast?.choices else { return [] }
    return [choices.prompt] + choices.list.map { $0.label }
  }

  private func choose(_ label: String, on device: inout TestApp) throws {
    let choices = try #require(device.app.shell.toast?.choices)
    device.tap(try #require(choices.list.first { $0.label == label }).event)
  }

  private func scorers(_ device: TestApp) throws -> [String] {
    try device.gather.goals.map { "\($0.minute ?? "-") \($0.scorer ?? "-") \($0.score)" }
  }

  private func goalSheet(_ device: TestApp) throws -> GoalSheet {
    guard case .goal(let sheet) = try device.gather.matchSheet else { throw NoSheet() }
    return sheet
  }

  private struct NoSheet: Error {}

  @Test func `after a goal the names of that side are offered, then the assist`() throws {
    for (language, who, whose, own) in [
      (Language.english, "Who scored?", "Assist?", "Own goal"),
      (.korean, "누가 넣었나요?", "도움?", "자책골"),
    ] {
      var device = try playing(language: language)
      device.tap(.gather(.plusTapped(.teamA)))
      #expect(offered(device) == [who, "Ann", "Cem", own])
      try choose("Ann", on: &device)
      #expect(offered(device) == [whose, "Cem"])
      try choose("Cem", on: &device)
      #expect(offered(device) == [])
      #expect(try scorers(device) == ["4′ Ann (Cem) 1-0"])
    }
  }

  @Test func `an own goal counts for the side, and then the other side's names are offered`()
    throws
  {
    var device = try playing()
    device.tap(.gather(.plusTapped(.teamB)))
    try choose("Own goal", on: &device)
    #expect(offered(device) == ["Who scored?", "Ann", "Cem"])
    #expect(try scorers(device) == ["4′ Own goal 0-1"])
    try choose("Ann", on: &device)
    #expect(try scorers(device) == ["4′ Ann (own goal) 0-1"])
  }

  @Test func `ignoring the offer costs nothing, and the next goal has its own`() throws {
    var device = try playing()
    device.score(2, for: .teamA)
    try choose("Cem", on: &device)
    #expect(try scorers(device) == ["4′ - 1-0", "4′ Cem 2-0"])
    device.wait(seconds: 8)
    #expect(device.app.shell.toast == nil)
  }

  @Test func `undoing takes back what was said last, and not the goal`() throws {
    var device = try playing()
    device.tap(.gather(.plusTapped(.teamA)))
    try choose("Ann", on: &device)
    #expect(device.toast == "Ann scored")
    device.undo()
    #expect(try scorers(device) == ["4′ - 1-0"])
  }

  @Test func `only those on the pitch are offered`() throws {
    var device = try playing()
    device.tap(.match(.personTapped(try device.id(of: "Cem"))))
    device.tap(.match(.teamTapped(.bench)))
    device.tap(.gather(.plusTapped(.teamA)))
    #expect(offered(device) == ["Who scored?", "Ann", "Own goal"])
  }

  @Test func `a goal is credited later, a second tap takes that back, and only one is chosen`()
    throws
  {
    var device = try playing()
    device.tap(.gather(.plusTapped(.teamA)))
    let goal = try #require(try device.gather.goals.first).id
    let ann = try device.id(of: "Ann")
    device.tap(.match(.goalTapped(goal)))
    #expect(try goalSheet(device).title == "4′ Team A")
    #expect(try goalSheet(device).scorers.map { $0.name } == ["Ann", "Cem"])
    #expect(try goalSheet(device).assists.isEmpty)

    device.tap(.match(.scorerTapped(goal, ann)))
    #expect(try goalSheet(device).scorers.map { $0.isChosen } == [true, false])
    device.tap(.match(.assistTapped(goal, try device.id(of: "Cem"))))
    #expect(try scorers(device) == ["4′ Ann (Cem) 1-0"])
    device.tap(.match(.assistTapped(goal, try device.id(of: "Cem"))))
    device.tap(.match(.scorerTapped(goal, ann)))
    #expect(try scorers(device) == ["4′ - 1-0"])
    device.tap(.match(.ownGoalTapped(goal)))
    #expect(try goalSheet(device).scorers.map { $0.name } == ["Ben"])
    device.tap(.match(.ownGoalTapped(goal)))
    #expect(try goalSheet(device).scorers.map { $0.name } == ["Ann", "Cem"])
  }

  @Test func `an own goal that is moved to the other side is the goal of who scored it`() throws {
    var device = try playing()
    device.tap(.gather(.plusTapped(.teamB)))
    try choose("Own goal", on: &device)
    try choose("Ann", on: &device)
    device.tap(.match(.goalTapped(try #require(try device.gather.goals.first).id)))
    device.tap(.match(.goalSideTapped))
    #expect(try scorers(device) == ["4′ Ann 1-0"])
    device.undo()
    #expect(try scorers(device) == ["4′ Ann (own goal) 0-1"])
  }

  @Test func `a goal that is moved away from its scorer's side asks at once who scored`() throws {
    // Given
    var device = try playing()
    device.tap(.gather(.plusTapped(.teamA)))
    try choose("Ann", on: &device)
    try choose("Cem", on: &device)
    // When
    device.tap(.match(.goalTapped(try #require(try device.gather.goals.first).id)))
    device.tap(.match(.goalSideTapped))
    // Then
    #expect(try scorers(device) == ["4′ - 0-1"])
    #expect(offered(device) == ["Who scored?", "Ben", "Own goal"])
    // When
    try choose("Ben", on: &device)
    // Then
    #expect(try scorers(device) == ["4′ Ben 0-1"])
  }

  @Test func `a scorer who played for both sides scored it for the other, too`() throws {
    var device = try playing()
    device.tap(.gather(.plusTapped(.teamA)))
    try choose("Ann", on: &device)
    try choose("Cem", on: &device)
    device.pass(minutes: 1)
    device.tap(.match(.personTapped(try device.id(of: "Ann"))))
    device.tap(.match(.teamTapped(.teamB)))
    device.tap(.match(.goalTapped(try #require(try device.gather.goals.first).id)))
    device.tap(.match(.goalSideTapped))
    #expect(try scorers(device) == ["4′ Ann 0-1"])
  }

  @Test func `who passed and is then the scorer did not pass`() throws {
    var device = try playing()
    device.tap(.gather(.plusTapped(.teamA)))
    try choose("Ann", on: &device)
    try choose("Cem", on: &device)
    let goal = try #require(try device.gather.goals.first).id
    device.tap(.match(.scorerTapped(goal, try device.id(of: "Cem"))))
    #expect(try scorers(device) == ["4′ Cem 1-0"])
    #expect(device.tap(.match(.assistTapped(goal, try device.id(of: "Cem")))) == [])
  }

  @Test func `a goal moves by minutes of play, from kick-off to now`() throws {
    var device = try playing()
    device.tap(.gather(.plusTapped(.teamA)))
    let goal = try #require(try device.gather.goals.first).id
    device.tap(.match(.goalTapped(goal)))
    #expect(device.tap(.match(.laterTapped)) == [])
    for minute in [3, 2, 1] {
      device.tap(.match(.earlierTapped))
      #expect(try device.gather.goals[0].minute == "\(minute)′")
    }
    #expect(device.tap(.match(.earlierTapped)) == [])
  }

  @Test func `a goal that is taken back with its scorer returns with them`() throws {
    var device = try playing()
    device.tap(.gather(.plusTapped(.teamA)))
    try choose("Ann", on: &device)
    let before = try scorers(device)
    device.pass(minutes: 1)
    device.tap(.match(.goalTapped(try device.gather.goals[0].id)))
    device.tap(.match(.goalTakenBack))
    #expect(try scorers(device) == [] && device.gather.matchSheet == nil)
    device.undo()
    #expect(try scorers(device) == before)
  }

  @Test func `a goal that another device took back closes its sheet`() throws {
    var device = try playing()
    device.tap(.gather(.plusTapped(.teamA)))
    let goal = try device.gather.goals[0].id
    device.tap(.match(.goalTapped(goal)))
    let gone = StampedChange.numbered(1, .goal(try device.gather.id, goal, .takenBack))
    device.send(.device(.otherWindow(.recorded(gone))))
    #expect(try device.gather.matchSheet == nil)
    for event in [
      MatchEvent.scorerTapped(goal, try device.id(of: "Ann")), .ownGoalTapped(goal),
      .plain(.earlierTapped), .plain(.goalTakenBack),
    ] {
      #expect(device.tap(.match(event)) == [])
    }
  }
}
