import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Players: deleting from the list")
struct DeletePlayersTests {
  @Test func `Edit selects players to delete, and Cancel ends that without a word`() throws {
    var device = TestApp.with("Ann", "Ben")
    #expect(try device.players.editLabel == "Edit")
    try device.selectToDelete("Ann")
    #expect(try device.players.title == "1 selected" && device.players.editLabel == nil)
    #expect(try device.players.running.isEmpty && !device.app.shell.hasTabBar)

    device.tap(.players(.cancelTapped))
    #expect(try device.players.title == "Players" && device.toast == nil)
    try device.selectToDelete()
    #expect(try device.players.dock == .delete(count: 0))
    #expect(device.tap(.players(.deleteTapped)) == [])
  }

  @Test func `deleting asks first`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.selectToDelete("Ann")
    #expect(try device.players.dock == .delete(count: 1))
    device.forgetEffects()
    device.tap(.players(.deleteTapped))

    let asked = try #require(try device.players.deletionQuestion)
    #expect(asked.title == "Delete player")
    #expect(asked.text == "Delete Ann? Gathers they played in stay as they are.")
    #expect([asked.confirmLabel, asked.cancelLabel] == ["Delete", "Cancel"])
    #expect(asked.isDestructive)
    #expect(device.effects == [])

    device.tap(.players(.questionCancelled))
    #expect(try device.players.deletionQuestion == nil)
    #expect(try device.players.title == "1 selected")
    #expect(try device.names == ["Ann", "Ben"])
  }

  @Test func `the question names up to three players`() throws {
    var device = TestApp.with("Ann", "Ben", "Cem", "Dan", "Eve", language: .korean)
    try device.selectToDelete("Ann", "Ben", "Cem", "Dan", "Eve")
    device.tap(.players(.deleteTapped))
    let asked = try #require(try device.players.deletionQuestion)
    #expect(asked.title == "선수 5명 삭제")
    #expect(asked.text == "Ann, Ben, Cem 외 2명 선수를 삭제할까요? 지난 경기 기록은 그대로 남습니다.")
  }

  @Test func `a deletion can be undone for 8 seconds, as a whole`() throws {
    var device = TestApp.with("Ann", "Ben", "Cem")
    try device.selectToDelete("Ann", "Cem")
    device.tap(.players(.deleteTapped))
    device.tap(.players(.deletionConfirmed))
    #expect(try device.names == ["Ben"])
    #expect(device.toast == "2 players deleted")
    #expect(device.app.wakesAt == .kickOff(plusMinutes: 0, seconds: 8))

    device.undo()
    #expect(try device.names == ["Ann", "Ben", "Cem"])
    #expect(device.toast == nil)
    #expect(device.disk.state.replica == device.app.replica)
  }

  @Test func `after 8 seconds the offer is gone`() throws {
    var device = TestApp.with("Ann")
    try device.selectToDelete("Ann")
    device.tap(.players(.deleteTapped))
    device.tap(.players(.deletionConfirmed))
    device.wait(seconds: 7)
    #expect(device.toast == "Ann deleted")
    device.wait(seconds: 1)
    #expect(device.toast == nil)
    #expect(device.app.wakesAt == nil)
    device.undo()
    #expect(device.squad.players == [])
  }

  @Test func `a second confirmation deletes no one`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.selectToDelete("Ann")
    device.tap(.players(.deleteTapped))
    device.tap(.players(.deletionConfirmed))
    #expect(device.tap(.players(.deletionConfirmed)) == [])
    #expect(device.tap(.players(.questionCancelled)) == [])
    #expect(device.tap(.players(.deleteTapped)) == [])
  }

  @Test func `the question keeps the remaining players when another device deletes some`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.selectToDelete("Ann", "Ben")
    device.tap(.players(.deleteTapped))
    for (number, name) in [(UInt64(1), "Ann"), (2, "Ben")] {
      let gone = StampedChange.numbered(
        number, .player(try device.id(of: name), .set(.removed, true)))
      device.send(.device(.otherWindow(.recorded(gone))))
      let text = try device.players.deletionQuestion?.title
      #expect(text == (number == 1 ? "Delete player" : nil))
    }
    #expect(try device.players.title == "0 selected")
  }

  @Test func `a late tap on a row behind the question opens no player`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.selectToDelete("Ann")
    device.tap(.players(.deleteTapped))
    #expect(device.tap(.players(.rowTapped(try device.id(of: "Ben")))) == [])
    #expect(try device.players.deletionQuestion != nil)
  }

  @Test func `a question that the user left is closed on return`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.selectToDelete("Ann")
    device.tap(.players(.deleteTapped))
    device.send(.device(.navigated("/gathers")))
    device.send(.device(.navigated("/")))
    #expect(try device.players.deletionQuestion == nil)
    #expect(try device.players.title == "1 selected")
  }
}
