import Domain
import Presentation
import TestSupport
import Testing

@Suite("Players: deleting from the list")
struct DeletePlayersTests {
  @Test func `deleting asks first`() throws {
    var phone = TestApp.with("Ann", "Ben")
    try phone.select("Ann")
    #expect(try phone.players.deleteLabel == "Delete player")
    phone.forgetEffects()
    phone.tap(.players(.deleteTapped))

    let asked = try #require(try phone.players.deletionQuestion)
    #expect(asked.title == "Delete player")
    #expect(asked.text == "Delete Ann? Gathers they played in stay as they are.")
    #expect([asked.confirmLabel, asked.cancelLabel] == ["Delete", "Cancel"])
    #expect(asked.isDestructive)
    #expect(phone.effects == [])

    phone.tap(.players(.deletionCancelled))
    #expect(try phone.players.deletionQuestion == nil)
    #expect(try phone.players.title == "1 selected")
    #expect(try phone.names == ["Ann", "Ben"])
  }

  @Test func `the question names up to three players`() throws {
    var phone = TestApp.with("Ann", "Ben", "Cem", "Dan", "Eve", language: .korean)
    try phone.select("Ann", "Ben", "Cem", "Dan", "Eve")
    phone.tap(.players(.deleteTapped))
    let asked = try #require(try phone.players.deletionQuestion)
    #expect(asked.title == "선수 5명 삭제")
    #expect(asked.text == "Ann, Ben, Cem 외 2명 선수를 삭제할까요? 지난 경기 기록은 그대로 남습니다.")
  }

  @Test func `a deletion can be undone for 8 seconds, as a whole`() throws {
    var phone = TestApp.with("Ann", "Ben", "Cem")
    try phone.select("Ann", "Cem")
    phone.tap(.players(.deleteTapped))
    phone.tap(.players(.deletionConfirmed))
    #expect(try phone.names == ["Ben"])
    #expect(phone.toast == "2 players deleted")
    #expect(phone.app.wakesAt == .kickOff(plusMinutes: 0, seconds: 8))

    phone.undo()
    #expect(try phone.names == ["Ann", "Ben", "Cem"])
    #expect(phone.toast == nil)
    #expect(phone.disk.state.replica == phone.app.replica)
  }

  @Test func `after 8 seconds the offer is gone`() throws {
    var phone = TestApp.with("Ann")
    try phone.select("Ann")
    phone.tap(.players(.deleteTapped))
    phone.tap(.players(.deletionConfirmed))
    phone.wait(seconds: 7)
    #expect(phone.toast == "Ann deleted")
    phone.wait(seconds: 1)
    #expect(phone.toast == nil)
    #expect(phone.app.wakesAt == nil)
    phone.undo()
    #expect(phone.squad.players == [])
  }

  @Test func `a second confirmation deletes no one`() throws {
    var phone = TestApp.with("Ann", "Ben")
    try phone.select("Ann")
    phone.tap(.players(.deleteTapped))
    phone.tap(.players(.deletionConfirmed))
    #expect(phone.tap(.players(.deletionConfirmed)) == [])
    #expect(phone.tap(.players(.deletionCancelled)) == [])
    #expect(phone.tap(.players(.deleteTapped)) == [])
  }

  @Test func `the question keeps the remaining players when another device deletes some`() throws {
    var phone = TestApp.with("Ann", "Ben")
    try phone.select("Ann", "Ben")
    phone.tap(.players(.deleteTapped))
    for (number, name) in [(UInt64(1), "Ann"), (2, "Ben")] {
      let gone = StampedChange.numbered(number, .playerRemoved(try phone.id(of: name)))
      phone.send(.device(.otherWindow(.recorded(gone))))
      let text = try phone.players.deletionQuestion?.title
      #expect(text == (number == 1 ? "Delete player" : nil))
    }
    #expect(try phone.players.title == "0 selected")
  }

  @Test func `a late tap on a row behind the question opens no player`() throws {
    var phone = TestApp.with("Ann", "Ben")
    try phone.select("Ann")
    phone.tap(.players(.deleteTapped))
    #expect(phone.tap(.players(.rowTapped(try phone.id(of: "Ben")))) == [])
    #expect(try phone.players.deletionQuestion != nil)
  }

  @Test func `a question that the user left is closed on return`() throws {
    var phone = TestApp.with("Ann", "Ben")
    try phone.select("Ann")
    phone.tap(.players(.deleteTapped))
    phone.send(.device(.navigated("/gathers")))
    phone.send(.device(.navigated("/")))
    #expect(try phone.players.deletionQuestion == nil)
    #expect(try phone.players.title == "1 selected")
  }
}
