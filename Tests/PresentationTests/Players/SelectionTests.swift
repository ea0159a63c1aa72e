import Domain
import Presentation
import TestSupport
import Testing

@Suite("Players: selection")
struct SelectionTests {
  @Test func `Select starts the selection, and Cancel ends it`() throws {
    var phone = TestApp.with("Ann", "Ben", "Cem")
    #expect(try phone.players.selectLabel == "Select")
    #expect(try phone.players.cancelLabel == nil)

    try phone.select("Ann", "Ben", "Cem")
    #expect(try phone.players.title == "3 selected")
    #expect(try phone.players.cancelLabel == "Cancel")
    #expect(try phone.players.selectLabel == nil)
    #expect(phone.app.shell.tabs == nil)

    phone.tap(.players(.cancelTapped))
    #expect(try phone.players.title == "Players")
    #expect(try phone.players.list.rows.allSatisfy { !$0.isSelected })
  }

  @Test func `the title counts selected players in Korean, too`() throws {
    var phone = TestApp.with("Ann", "Ben", language: .korean)
    try phone.select("Ann", "Ben")
    #expect(try phone.players.title == "2명 선택됨")
  }

  @Test func `Confirm players is enabled from 2 players`() throws {
    var phone = TestApp.with("Ann", "Ben", "Cem")
    try phone.select("Ann")
    #expect(try !phone.players.canConfirm)
    #expect(try phone.players.confirmHint == "Select at least 2 players.")
    #expect(phone.tap(.players(.confirmTapped)) == [])

    phone.tap(.players(.rowTapped(try phone.id(of: "Ben"))))
    #expect(try phone.players.canConfirm)
    #expect(try phone.players.confirmHint == nil)
    phone.tap(.players(.confirmTapped))
    #expect(phone.app.destination == .confirmPlayers)
  }

  @Test func `players are selected by id, not by row`() throws {
    var phone = TestApp.with("Ben", "Cem")
    try phone.select("Ben")
    phone.send(.device(.otherWindow(.recorded(.numbered(1, try .added(.ann, "Ann"))))))

    #expect(try phone.names == ["Ann", "Ben", "Cem"])
    #expect(try phone.players.list.rows.map { $0.isSelected } == [false, true, false])
  }

  @Test func `a second tap on a row deselects the player`() throws {
    var phone = TestApp.with("Ann", "Ben")
    try phone.select("Ann", "Ben", "Ann")
    #expect(try phone.players.list.rows.map { $0.isSelected } == [false, true])
  }

  @Test func `selected players stay selected while a search hides them`() throws {
    var phone = TestApp.with("Ann", "Ben")
    try phone.select("Ann")
    phone.type(search: "ben")
    phone.tap(.players(.rowTapped(try phone.id(of: "Ben"))))
    #expect(try phone.players.title == "2 selected")
  }

  @Test func `a late second tap on Select keeps the selection`() throws {
    var phone = TestApp.with("Ann", "Ben")
    try phone.select("Ann")
    phone.tap(.players(.selectTapped))
    #expect(try phone.players.title == "1 selected")
  }

  @Test func `a selected player who is deleted on another device is no longer counted`() throws {
    var phone = TestApp.with("Ann", "Ben")
    try phone.select("Ann", "Ben")
    let gone = StampedChange.numbered(1, .playerRemoved(try phone.id(of: "Ann")))
    phone.send(.device(.otherWindow(.recorded(gone))))
    #expect(try phone.players.title == "1 selected")
    #expect(try !phone.players.canConfirm)
  }

  @Test func `Add player works after the selection was left in any way`() throws {
    var phone = TestApp.with("Ann", "Ben")
    try phone.select("Ann", "Ben")
    phone.tap(.players(.cancelTapped))
    phone.tap(.players(.addTapped))
    phone.type(name: "Cem")
    phone.tap(.addPlayer(.doneTapped))
    #expect(try phone.names == ["Ann", "Ben", "Cem"])
  }

  @Test func `the selection stays after the teams screen, and ends after a match`() throws {
    var phone = TestApp.with("Ann", "Ben")
    try phone.select("Ann", "Ben")
    phone.tap(.players(.confirmTapped))
    phone.goBack()
    #expect(try phone.players.title == "2 selected")

    phone.tap(.players(.cancelTapped))
    try phone.startGather()
    phone.goBack()
    #expect(try phone.players.title == "Players")
  }
}
