import Domain
import Presentation
import TestSupport
import Testing

@Suite("Players: selection")
struct SelectionTests {
  @Test func `Select starts the selection, and Cancel ends it`() throws {
    var device = TestApp.with("Ann", "Ben", "Cem")
    #expect(try device.players.selectLabel == "Select")
    #expect(try device.players.cancelLabel == nil)

    try device.select("Ann", "Ben", "Cem")
    #expect(try device.players.title == "3 selected")
    #expect(try device.players.cancelLabel == "Cancel")
    #expect(try device.players.selectLabel == nil)
    #expect(!device.app.shell.hasTabBar)

    device.tap(.players(.cancelTapped))
    #expect(try device.players.title == "Players")
    #expect(try device.players.list.rows.allSatisfy { !$0.isSelected })
  }

  @Test func `the title counts selected players in Korean, too`() throws {
    var device = TestApp.with("Ann", "Ben", language: .korean)
    try device.select("Ann", "Ben")
    #expect(try device.players.title == "2명 선택됨")
  }

  @Test func `Confirm players is enabled from 2 players`() throws {
    var device = TestApp.with("Ann", "Ben", "Cem")
    try device.select("Ann")
    #expect(try !device.players.canConfirm)
    #expect(try device.players.confirmHint == "Select at least 2 players.")
    #expect(device.tap(.players(.confirmTapped)) == [])

    device.tap(.players(.rowTapped(try device.id(of: "Ben"))))
    #expect(try device.players.canConfirm)
    #expect(try device.players.confirmHint == nil)
    device.tap(.players(.confirmTapped))
    #expect(device.app.destination == .confirmPlayers)
  }

  @Test func `players are selected by id, not by row`() throws {
    var device = TestApp.with("Ben", "Cem")
    try device.select("Ben")
    device.send(.device(.otherWindow(.recorded(.numbered(1, try .added(.ann, "Ann"))))))

    #expect(try device.names == ["Ann", "Ben", "Cem"])
    #expect(try device.players.list.rows.map { $0.isSelected } == [false, true, false])
  }

  @Test func `a second tap on a row deselects the player`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.select("Ann", "Ben", "Ann")
    #expect(try device.players.list.rows.map { $0.isSelected } == [false, true])
  }

  @Test func `selected players stay selected while a search hides them`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.select("Ann")
    device.type(search: "ben")
    device.tap(.players(.rowTapped(try device.id(of: "Ben"))))
    #expect(try device.players.title == "2 selected")
  }

  @Test func `a late second tap on Select keeps the selection`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.select("Ann")
    device.tap(.players(.selectTapped))
    #expect(try device.players.title == "1 selected")
  }

  @Test func `a selected player who is deleted on another device is no longer counted`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.select("Ann", "Ben")
    let gone = StampedChange.numbered(1, .playerRemoved(try device.id(of: "Ann")))
    device.send(.device(.otherWindow(.recorded(gone))))
    #expect(try device.players.title == "1 selected")
    #expect(try !device.players.canConfirm)
  }

  @Test func `Add player works after the selection was left in any way`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.select("Ann", "Ben")
    device.tap(.players(.cancelTapped))
    device.tap(.players(.addTapped))
    device.type(name: "Cem")
    device.tap(.addPlayer(.doneTapped))
    #expect(try device.names == ["Ann", "Ben", "Cem"])
  }

  @Test func `the selection stays after the teams screen, and ends after a match`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.select("Ann", "Ben")
    device.tap(.players(.confirmTapped))
    device.goBack()
    #expect(try device.players.title == "2 selected")

    device.tap(.players(.cancelTapped))
    try device.startGather()
    device.goBack()
    #expect(try device.players.title == "Players")
  }
}
