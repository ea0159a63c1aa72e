import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Gather: the score")
struct ScoreTests {
  private func playing(language: Language = .english) throws -> TestApp {
    var device = TestApp.with("Ann", "Ben", language: language)
    try device.startGather()
    return device
  }

  private func goals(_ device: TestApp) throws -> [Int] { try device.gather.sides.map { $0.goals } }

  @Test func `a gather starts with 0-0, and both teams are listed`() throws {
    let gather = try playing().gather
    #expect(gather.title == "Gather in progress")
    #expect(gather.sides.map { $0.side } == [.teamA, .teamB])
    #expect(gather.sides.map { $0.name } == ["Team A", "Team B"])
    #expect(gather.people.map { $0.rows.map { $0.name } } == [["Ann"], ["Ben"]])
    #expect(gather.sides.map { $0.plusLabel } == ["Team A plus", "Team B plus"])
    #expect(gather.sides.map { $0.minusLabel } == ["Team A minus", "Team B minus"])
    #expect(gather.sides.allSatisfy { $0.goals == 0 && $0.canAdd && !$0.canTakeBack })
    #expect(gather.scoreAnnouncement == "Team A 0, Team B 0")
    #expect(gather.gone == nil)
  }

  @Test func `the same in Korean`() throws {
    let gather = try playing(language: .korean).gather
    #expect(gather.title == "경기 진행 중")
    #expect(gather.sides.map { $0.plusLabel } == ["A팀 골 추가", "B팀 골 추가"])
    #expect(gather.scoreAnnouncement == "A팀 0, B팀 0")
  }

  @Test func `plus counts a goal, and it can be undone`() throws {
    var device = try playing()
    device.tap(.gather(.plusTapped(.teamA)))
    #expect(try goals(device) == [1, 0])
    #expect(device.toast == "Goal for Team A")
    device.tap(.gather(.plusTapped(.teamB)))
    device.undo()
    #expect(try goals(device) == [1, 0])
    device.undo()
    #expect(try goals(device) == [1, 0])
  }

  @Test func `two goals in a row show two toasts`() throws {
    var device = try playing()
    device.tap(.gather(.plusTapped(.teamA)))
    let first = device.app.shell.toast
    device.wait(seconds: 1)
    device.tap(.gather(.plusTapped(.teamA)))
    #expect(device.app.shell.toast != first)
    #expect(device.app.shell.toast?.text == first?.text)
  }

  @Test func `two taps of one side within 300 ms are one goal`() throws {
    var device = try playing()
    device.tap(.gather(.plusTapped(.teamA)))
    device.now = device.now.advanced(byMilliseconds: 299)
    #expect(device.tap(.gather(.plusTapped(.teamA))) == [])
    #expect(try goals(device) == [1, 0])
    // The other side's thumb is another one.
    device.tap(.gather(.plusTapped(.teamB)))
    #expect(try goals(device) == [1, 1])
    device.now = device.now.advanced(byMilliseconds: 300)
    device.tap(.gather(.plusTapped(.teamB)))
    #expect(try goals(device) == [1, 2])
    // A clock that was set back counts goals as before.
    device.now = device.now.advanced(byMilliseconds: -60_000)
    device.tap(.gather(.plusTapped(.teamB)))
    #expect(try goals(device) == [1, 3])
  }

  @Test func `the offer to undo a goal ends with the match`() throws {
    var device = try playing()
    device.tap(.gather(.plusTapped(.teamA)))
    device.endGather()
    #expect(device.toast == nil)
    device.undo()
    #expect(device.squad.gathers.first?.currentGame.score.text == "1-0")
  }

  @Test func `an offer ends with its screen, by whatever way the user leaves it`() throws {
    for event in [
      Event.shell(.backTapped), .device(.navigated("/settings")),
      .shell(.linkTapped(.pastGathers)),
    ] {
      var device = try playing()
      device.tap(.gather(.plusTapped(.teamA)))
      #expect(device.toast != nil)
      device.send(event)
      #expect(device.toast == nil)
    }
  }

  @Test func `minus takes back the side's latest goal, and undo restores it unchanged`()
    throws
  {
    var device = try playing()
    device.wait(minutes: 1)
    device.tap(.gather(.plusTapped(.teamA)))
    device.wait(minutes: 1)
    device.tap(.gather(.plusTapped(.teamB)))
    device.wait(minutes: 10)
    let before = device.squad.gathers.first?.currentGame.goals.map { $0.scoredAt }

    device.tap(.gather(.minusTapped(.teamB)))
    #expect(try goals(device) == [1, 0])
    #expect(device.toast == "Goal for Team B taken back")
    device.wait(seconds: 5)
    device.undo()
    #expect(try goals(device) == [1, 1])
    #expect(device.squad.gathers.first?.currentGame.goals.map { $0.scoredAt } == before)
  }

  @Test func `a score ranges from 0 to 99`() throws {
    var device = try playing()
    #expect(device.tap(.gather(.minusTapped(.teamA))) == [])
    #expect(try !device.gather.sides[0].canTakeBack)

    device.score(99, for: .teamA)
    #expect(try goals(device) == [99, 0])
    #expect(try device.gather.sides.map { $0.canAdd } == [false, true])
    #expect(device.tap(.gather(.plusTapped(.teamA))) == [])
    #expect(device.message == nil)
  }

  @Test func `goals of another device are counted, too`() throws {
    var device = try playing()
    let goal = Change.goal(try device.gather.id, .fixed(1), .added(.teamB))
    device.send(.device(.otherWindow(.recorded(.numbered(1, goal)))))
    #expect(try goals(device) == [0, 1])
    #expect(device.toast == nil)
  }
}
