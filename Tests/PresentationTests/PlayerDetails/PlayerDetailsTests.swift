import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Player details")
struct PlayerDetailsTests {
  /// A device that shows Ben, whose details are all set.
  private func showingBen(language: Language = .english) throws -> TestApp {
    let squad = try Squad(
      after: .added(.ben, "Ben"), .player(.ben, .edited(.age(try Age(31)))),
      .player(.ben, .edited(.skill(.professional))),
      .player(.ben, .edited(.preferredPosition(.goalkeeper))),
      .player(.ben, .edited(.favouriteTeam(try ShortText("FC Example")))))
    var device = TestApp(
      keeping: StoredState(replica: Replica(confirmed: squad)), language: language)
    device.open(.player(.ben))
    return device
  }

  @Test func `the sections Personal, Play and Likes show the fields`() throws {
    typealias Row = PlayerDetailsViewModel.Row
    let details = try showingBen().playerDetails

    #expect(details.title == "Ben")
    #expect(details.avatar == "B")
    #expect(details.sections.map { $0.title } == ["Personal", "Play", "Likes"])
    #expect(
      details.sections.flatMap { $0.rows }.map { "\($0.label): \($0.value)" } == [
        "Name: Ben", "Age: 31", "Preferred position: Goalkeeper", "Skill: Professional",
        "Level: Hidden", "Favourite team: FC Example",
      ])
  }

  @Test func `the same in Korean`() throws {
    let details = try showingBen(language: .korean).playerDetails
    #expect(
      details.sections.flatMap { $0.rows }.map { "\($0.label): \($0.value)" } == [
        "이름: Ben", "나이: 31", "선호 포지션: 골키퍼", "실력: 프로",
        "레벨: 숨김", "좋아하는 팀: FC Example",
      ])
  }

  @Test(arguments: [
    (Language.english, ["Show levels", "Hide levels"], "7.5 ± 0.8, from skill", "Hidden"),
    (.korean, ["레벨 보기", "레벨 숨기기"], "7.5 ± 0.8, 실력 기준", "숨김"),
  ])
  func `one tap shows levels on all screens, and another hides them`(
    language: Language, labels: [String], level: String, hidden: String
  ) throws {
    var device = try showingBen(language: language)
    for (label, value) in zip(labels, [level, hidden]) {
      #expect(try device.playerDetails.levelsLabel == label)
      device.tap(.playerDetails(.levelsTapped))
      let rows = try device.playerDetails.sections.flatMap { $0.rows }
      #expect(rows.first { $0.field == .level }?.value == value)
      #expect(device.disk.state.preferences.showsLevels == (value == level))
    }
  }

  @Test func `an unset field is a dash`() throws {
    var device = TestApp.with("Ann")
    device.open(.player(try device.id(of: "Ann")))
    #expect(
      try device.playerDetails.sections.flatMap { $0.rows }.map { $0.value }
        == ["Ann", "-", "-", "-", "Hidden", "-"])
    #expect(try device.playerDetails.avatar == "A")
  }

  @Test(arguments: PlayerField.allCases)
  func `a row opens the screen that edits its field`(field: PlayerField) throws {
    var device = try showingBen()
    device.tap(.playerDetails(.rowTapped(field)))
    #expect(device.app.destination == .editPlayer(.ben, field))
    device.goBack()
    #expect(device.app.destination == .player(.ben))
  }

  @Test func `the title follows a rename`() throws {
    var device = try showingBen()
    device.tap(.playerDetails(.rowTapped(.name)))
    device.type(value: "Benjamin")
    device.tap(.editPlayer(.doneTapped))
    #expect(try device.playerDetails.title == "Benjamin")
    #expect(device.app.pageTitle == "Benjamin · Football Gather")

    let rename = Change.player(.ben, .edited(.name(try ShortText("Benny"))))
    device.send(.device(.otherWindow(.recorded(.numbered(1, rename)))))
    #expect(try device.playerDetails.title == "Benny")
  }

  @Test func `deleting asks first, returns to the list and can be undone`() throws {
    var device = try showingBen()
    #expect(try device.playerDetails.deleteLabel == "Delete player")
    #expect(device.tap(.playerDetails(.deletionConfirmed)) == [])
    device.tap(.playerDetails(.deleteTapped))
    #expect(try device.playerDetails.deletionQuestion?.text.hasPrefix("Delete Ben?") == true)
    device.tap(.playerDetails(.deletionCancelled))
    #expect(try device.playerDetails.deletionQuestion == nil)

    device.tap(.playerDetails(.deleteTapped))
    device.tap(.playerDetails(.deletionConfirmed))
    #expect(try device.names == [])
    #expect(device.toast == "Ben deleted")
    device.undo()
    #expect(try device.names == ["Ben"])
  }

  @Test func `a player who was deleted on another device is shown as gone`() throws {
    for (language, text) in [
      (Language.english, "This player is no longer on the list."),
      (.korean, "이 선수는 더 이상 목록에 없습니다."),
    ] {
      var device = try showingBen(language: language)
      device.tap(.playerDetails(.deleteTapped))
      device.send(
        .device(.otherWindow(.recorded(.numbered(1, .player(.ben, .set(.removed, true)))))))

      let details = try device.playerDetails
      #expect(details.title == text)
      #expect(details.sections == [] && details.avatar == "")
      #expect(details.deleteLabel == nil && details.deletionQuestion == nil)
      #expect(device.tap(.playerDetails(.deletionConfirmed)) == [])
      device.tap(.playerDetails(.deleteTapped))
      #expect(try device.playerDetails.deletionQuestion == nil)
    }
  }

  @Test func `the browser's back button to a deleted player shows them as gone`() throws {
    var device = try showingBen()
    device.tap(.playerDetails(.deleteTapped))
    device.tap(.playerDetails(.deletionConfirmed))
    device.send(.device(.navigated(Destination.player(.ben).path)))
    #expect(try device.playerDetails.title == "This player is no longer on the list.")
    // The undo was offered on the list.
    device.undo()
    #expect(try device.playerDetails.title == "This player is no longer on the list.")
  }
}
