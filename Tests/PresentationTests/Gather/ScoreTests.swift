import Domain
import Presentation
import TestSupport
import Testing

@Suite("Gather: the score")
struct ScoreTests {
  private func playing(language: Language = .english) throws -> TestApp {
    var phone = TestApp.with("Ann", "Ben", language: language)
    try phone.startGather()
    return phone
  }

  private func goals(_ phone: TestApp) throws -> [Int] { try phone.gather.sides.map { $0.goals } }

  @Test func `a gather starts with 0-0, and both teams are listed`() throws {
    let gather = try playing().gather
    #expect(gather.title == "Gather in progress")
    #expect(gather.sides.map { $0.side } == [.teamA, .teamB])
    #expect(gather.sides.map { $0.name } == ["Team A", "Team B"])
    #expect(gather.sides.map { $0.players } == [["Ann"], ["Ben"]])
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
    var phone = try playing()
    phone.tap(.gather(.plusTapped(.teamA)))
    #expect(try goals(phone) == [1, 0])
    #expect(phone.toast == "Goal for Team A")
    phone.tap(.gather(.plusTapped(.teamB)))
    phone.undo()
    #expect(try goals(phone) == [1, 0])
    phone.undo()
    #expect(try goals(phone) == [1, 0])
  }

  @Test func `two goals in a row show two toasts`() throws {
    var phone = try playing()
    phone.tap(.gather(.plusTapped(.teamA)))
    let first = phone.app.shell.toast
    phone.tap(.gather(.plusTapped(.teamA)))
    #expect(phone.app.shell.toast != first)
    #expect(phone.app.shell.toast?.text == first?.text)
  }

  @Test func `minus takes back the side's latest goal, and undo restores it unchanged`()
    throws
  {
    var phone = try playing()
    phone.wait(minutes: 1)
    phone.tap(.gather(.plusTapped(.teamA)))
    phone.wait(minutes: 1)
    phone.tap(.gather(.plusTapped(.teamB)))
    phone.wait(minutes: 10)
    let before = phone.squad.gathers.first?.goals.map { $0.scoredAt }

    phone.tap(.gather(.minusTapped(.teamB)))
    #expect(try goals(phone) == [1, 0])
    #expect(phone.toast == "Goal of Team B taken back")
    phone.wait(seconds: 5)
    phone.undo()
    #expect(try goals(phone) == [1, 1])
    #expect(phone.squad.gathers.first?.goals.map { $0.scoredAt } == before)
  }

  @Test func `a score ranges from 0 to 99`() throws {
    var phone = try playing()
    #expect(phone.tap(.gather(.minusTapped(.teamA))) == [])
    #expect(try !phone.gather.sides[0].canTakeBack)

    for _ in 0..<99 { phone.tap(.gather(.plusTapped(.teamA))) }
    #expect(try goals(phone) == [99, 0])
    #expect(try phone.gather.sides.map { $0.canAdd } == [false, true])
    #expect(phone.tap(.gather(.plusTapped(.teamA))) == [])
    #expect(phone.message == nil)
  }

  @Test func `goals of another device are counted, too`() throws {
    var phone = try playing()
    let goal = Change.goalAdded(try phone.gather.id, .fixed(1), .teamB)
    phone.send(.device(.otherWindow(.recorded(.numbered(1, goal)))))
    #expect(try goals(phone) == [0, 1])
    #expect(phone.toast == nil)
  }
}
