import Domain
import Presentation
import TestSupport
import Testing

@Suite("Player details")
struct PlayerDetailsTests {
  /// A device that shows Ben, whose details are all set.
  private func showingBen(language: Language = .english) throws -> TestApp {
    let squad = try Squad(
      after: .added(.ben, "Ben"), .playerEdited(.ben, .age(try Age(31))),
      .playerEdited(.ben, .skill(.professional)),
      .playerEdited(.ben, .preferredPosition(.goalkeeper)),
      .playerEdited(.ben, .favouriteTeam(try ShortText("FC Example"))))
    var phone = TestApp(
      keeping: StoredState(replica: Replica(confirmed: squad)), language: language)
    phone.open(.player(.ben))
    return phone
  }

  @Test func `the sections Personal, Play and Likes show the fields`() throws {
    typealias Row = PlayerDetailsViewModel.Row
    let details = try showingBen().playerDetails

    #expect(details.title == "Ben")
    #expect(details.avatar == "GK")
    #expect(details.sections.map { $0.title } == ["Personal", "Play", "Likes"])
    #expect(
      details.sections.flatMap { $0.rows }.map { "\($0.label): \($0.value)" } == [
        "Name: Ben", "Age: 31", "Preferred position: Goalkeeper", "Skill: Professional",
        "Favourite team: FC Example",
      ])
  }

  @Test func `the same in Korean`() throws {
    let details = try showingBen(language: .korean).playerDetails
    #expect(
      details.sections.flatMap { $0.rows }.map { "\($0.label): \($0.value)" } == [
        "이름: Ben", "나이: 31", "선호 포지션: 골키퍼", "실력: 프로", "좋아하는 팀: FC Example",
      ])
  }

  @Test func `an unset field is a dash`() throws {
    var phone = TestApp.with("Ann")
    phone.open(.player(try phone.id(of: "Ann")))
    #expect(
      try phone.playerDetails.sections.flatMap { $0.rows }.map { $0.value }
        == ["Ann", "-", "-", "-", "-"])
    #expect(try phone.playerDetails.avatar == "A")
  }

  @Test(arguments: PlayerField.allCases)
  func `a row opens the screen that edits its field`(field: PlayerField) throws {
    var phone = try showingBen()
    phone.tap(.playerDetails(.rowTapped(field)))
    #expect(phone.app.destination == .editPlayer(.ben, field))
    phone.goBack()
    #expect(phone.app.destination == .player(.ben))
  }

  @Test func `the title follows a rename`() throws {
    var phone = try showingBen()
    phone.tap(.playerDetails(.rowTapped(.name)))
    phone.type(value: "Benjamin")
    phone.tap(.editPlayer(.doneTapped))
    #expect(try phone.playerDetails.title == "Benjamin")
    #expect(phone.app.pageTitle == "Benjamin · Football Gather")

    let rename = Change.playerEdited(.ben, .name(try ShortText("Benny")))
    phone.send(.device(.otherWindow(.recorded(.numbered(1, rename)))))
    #expect(try phone.playerDetails.title == "Benny")
  }

  @Test func `deleting asks first, returns to the list and can be undone`() throws {
    var phone = try showingBen()
    #expect(try phone.playerDetails.deleteLabel == "Delete player")
    #expect(phone.tap(.playerDetails(.deletionConfirmed)) == [])
    phone.tap(.playerDetails(.deleteTapped))
    #expect(try phone.playerDetails.deletionQuestion?.text.hasPrefix("Delete Ben?") == true)
    phone.tap(.playerDetails(.deletionCancelled))
    #expect(try phone.playerDetails.deletionQuestion == nil)

    phone.tap(.playerDetails(.deleteTapped))
    phone.tap(.playerDetails(.deletionConfirmed))
    #expect(try phone.names == [])
    #expect(phone.toast == "Ben deleted")
    phone.undo()
    #expect(try phone.names == ["Ben"])
  }

  @Test func `a player who was deleted on another device is shown as gone`() throws {
    for (language, text) in [
      (Language.english, "This player is no longer in the list."),
      (.korean, "이 선수는 더 이상 목록에 없습니다."),
    ] {
      var phone = try showingBen(language: language)
      phone.tap(.playerDetails(.deleteTapped))
      phone.send(.device(.otherWindow(.recorded(.numbered(1, .playerRemoved(.ben))))))

      let details = try phone.playerDetails
      #expect(details.title == text)
      #expect(details.sections == [] && details.avatar == "")
      #expect(details.deleteLabel == nil && details.deletionQuestion == nil)
      #expect(phone.tap(.playerDetails(.deletionConfirmed)) == [])
      phone.tap(.playerDetails(.deleteTapped))
      #expect(try phone.playerDetails.deletionQuestion == nil)
    }
  }

  @Test func `the browser's back button to a deleted player shows them as gone`() throws {
    var phone = try showingBen()
    phone.tap(.playerDetails(.deleteTapped))
    phone.tap(.playerDetails(.deletionConfirmed))
    phone.send(.device(.navigated(Destination.player(.ben).path)))
    #expect(try phone.playerDetails.title == "This player is no longer in the list.")
    phone.undo()
    #expect(try phone.playerDetails.title == "Ben")
  }
}
