import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Past gathers: one gather")
struct PastGatherTests {
  /// A device that shows a gather that ended 2-1, with goals in the minutes 1, 4 and 13.
  private func showing(
    language: Language = .english, dateForm: DateForm = .dayFirst
  ) throws -> TestApp {
    var device = TestApp.with("Ann", "Ben", language: language, dateForm: dateForm)
    let id = try device.startGather()
    for (minutes, side) in [(Int64(0), Side.teamA), (3, .teamB), (9, .teamA)] {
      device.wait(minutes: minutes, seconds: 1)
      device.tap(.gather(.plusTapped(side)))
    }
    device.wait(minutes: 8)
    device.endGather()
    device.open(.pastGather(id))
    return device
  }

  @Test func `the whole gather is shown`() throws {
    let gather = try showing().pastGather
    #expect(gather.title == "Today 18:40")
    #expect(gather.summary?.score == "2-1" && gather.summary?.result == "Team A won")
    #expect(gather.scoreAnnouncement == "Team A 2, Team B 1")
    #expect(gather.people.map { $0.title } == ["Team A", "Team B"])
    #expect(gather.people.map { $0.rows.map { $0.name } } == [["Ann"], ["Ben"]])
    #expect(
      gather.times.map { "\($0.label): \($0.value)" }
        == ["Started: Fri, 20 Nov 2026, 18:40", "Ended: Fri, 20 Nov 2026, 19:00"])
    #expect(gather.noGoals == nil)
    #expect(
      gather.goals.map { "\($0.minute ?? "-") \($0.team) \($0.score)" }
        == ["- Team A 1-0", "- Team B 1-1", "- Team A 2-1"])
    #expect(gather.goals.map { $0.side } == [.teamA, .teamB, .teamA])
  }

  @Test func `the same in Korean`() throws {
    let gather = try showing(language: .korean, dateForm: .monthFirst).pastGather
    #expect(gather.title == "오늘 오후 6:40")
    #expect(gather.times.map { $0.label } == ["시작", "종료"])
    #expect(gather.goals.map { $0.team } == ["A팀", "B팀", "A팀"])
  }

  @Test func `names stay as they were when the players change`() throws {
    var device = try showing()
    device.open(.editPlayer(try device.id(of: "Ann"), .name))
    device.type(value: "Anna")
    device.tap(.editPlayer(.doneTapped))
    device.open(.player(try device.id(of: "Ben")))
    device.tap(.playerDetails(.archiveTapped))
    device.open(.archivedPlayers)
    device.open(.player(try device.archivedPlayers.rows[0].id))
    device.tap(.playerDetails(.deleteTapped))
    device.tap(.playerDetails(.deletionConfirmed))
    #expect(try device.archivedPlayers.rows.isEmpty)
    device.open(.pastGather(device.squad.gathers[0].id))
    #expect(try device.pastGather.people.map { $0.rows.map { $0.name } } == [["Ann"], ["Ben"]])
  }

  @Test func `a bench with players is listed, and a gather without goals says so`() throws {
    var device = TestApp.with("Ann", "Ben", "Cem")
    try device.select("Ann", "Ben", "Cem")
    device.tap(.players(.confirmTapped))
    try device.move("Ann", to: .teamA)
    try device.move("Ben", to: .teamB)
    device.tap(.confirmPlayers(.startTapped))
    device.open(.pastGather(try device.gather.id))

    let gather = try device.pastGather
    #expect(gather.people.map { $0.team } == [.teamA, .teamB, .bench])
    #expect(gather.noGoals == "No goals" && gather.goals == [])
    #expect(gather.times.map { $0.label } == ["Started"])
    #expect(gather.summary?.result == "In progress")
  }

  @Test func `deleting asks first and can be undone`() throws {
    for (language, label, toast) in [
      (Language.english, "Delete gather", "Gather deleted"), (.korean, "경기 삭제", "경기를 삭제했습니다"),
    ] {
      var device = try showing(language: language)
      let before = device.squad
      #expect(try device.pastGather.deleteLabel == label)
      #expect(device.tap(.pastGather(.deletionConfirmed)) == [])
      device.tap(.pastGather(.deleteTapped))
      let question = try #require(try device.pastGather.deletionQuestion)
      #expect(question.title == label && question.isDestructive && !question.text.isEmpty)
      device.tap(.pastGather(.deletionCancelled))
      #expect(try device.pastGather.deletionQuestion == nil)

      device.tap(.pastGather(.deleteTapped))
      device.tap(.pastGather(.deletionConfirmed))
      #expect(try device.pastGathers.list.rows == [])
      #expect(device.toast == toast)
      device.undo()
      #expect(device.squad == before)
    }
  }

  @Test func `a gather that another device deleted says so`() throws {
    var device = try showing()
    device.tap(.pastGather(.deleteTapped))
    let gone = StampedChange(
      id: .fixed(1), device: .fixed(1), madeAt: device.now,
      change: .gather(try device.pastGather.id, .set(.deleted, true)))
    device.send(.device(.otherWindow(.recorded(gone))))

    let gather = try device.pastGather
    #expect(gather.title == "Gather not found")
    #expect(gather.absence == "It was deleted, or the link belongs to another account.")
    #expect(gather.summary == nil && gather.deleteLabel == nil && gather.deletionQuestion == nil)
    #expect(gather.people.isEmpty && gather.times.isEmpty && gather.goals == [])
    #expect(gather.noGoals == nil)
    #expect(device.tap(.pastGather(.deletionConfirmed)) == [])
    device.tap(.pastGather(.deleteTapped))
    #expect(try device.pastGather.deletionQuestion == nil)
  }
}
