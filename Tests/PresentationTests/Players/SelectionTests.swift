import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Players: selection for a gather")
struct SelectionTests {
  @Test func `New gather starts the selection, and Cancel ends it`() throws {
    var device = TestApp.with("Ann", "Ben", "Cem")
    #expect(try device.players.dock == .newGather)
    #expect(try device.players.cancelLabel == nil)

    try device.select("Ann", "Ben", "Cem")
    #expect(try device.players.title == "3 selected")
    #expect(try device.players.cancelLabel == "Cancel")
    #expect(try device.players.editLabel == nil)
    #expect(!device.app.shell.hasTabBar)

    device.tap(.players(.cancelTapped))
    #expect(try device.players.title == "Players")
    #expect(try device.players.list.rows.allSatisfy { !$0.isSelected })
  }

  @Test func `before the first gather, all who were added are ticked`() throws {
    var device = TestApp.with("Ann", "Ben", "Cem")
    device.openSelection()
    #expect(try device.players.title == "3 selected")
    #expect(try device.players.dock == .confirm(isEnabled: true))
  }

  @Test func `the regulars are ticked, and a search that was typed is cleared`() throws {
    var device = TestApp.with("Ann", "Ben", "Cem")
    for _ in 1...2 {
      try device.startGather("Ann", "Cem")
      device.endGather()
    }
    device.open(.players)
    device.type(search: "ben")
    device.openSelection()
    #expect(try device.players.search == "")
    #expect(try device.players.list.rows.map { $0.isSelected } == [true, false, true])
  }

  @Test func `without players there is nothing to select from`() throws {
    #expect(try TestApp.with().players.dock == .add)
  }

  @Test func `the title counts selected players in Korean, too`() throws {
    var device = TestApp.with("Ann", "Ben", language: .korean)
    try device.select("Ann", "Ben")
    #expect(try device.players.title == "2명 선택됨")
  }

  @Test func `Confirm players is enabled from 2 players`() throws {
    var device = TestApp.with("Ann", "Ben", "Cem")
    try device.select("Ann")
    #expect(try device.players.dock == .confirm(isEnabled: false))
    #expect(try device.players.confirmHint == "Select at least 2 players.")
    #expect(device.tap(.players(.confirmTapped)) == [])

    device.tap(.players(.rowTapped(try device.id(of: "Ben"))))
    #expect(try device.players.dock == .confirm(isEnabled: true))
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

  @Test func `a tick clears the search, so that the next name can be typed at once`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.select("Ann")
    device.type(search: "ben")
    device.tap(.players(.rowTapped(try device.id(of: "Ben"))))
    #expect(try device.players.search == "")
    #expect(try device.names == ["Ann", "Ben"])
    #expect(try device.players.title == "2 selected")
  }

  @Test func `a late second tap on New gather keeps the selection`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.select("Ann")
    device.tap(.players(.newGatherTapped))
    device.tap(.players(.editTapped))
    #expect(try device.players.title == "1 selected")
    #expect(try device.players.dock == .confirm(isEnabled: false))
  }

  @Test func `a selected player who is deleted on another device is no longer counted`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.select("Ann", "Ben")
    let gone = StampedChange.numbered(1, .player(try device.id(of: "Ann"), .set(.removed, true)))
    device.send(.device(.otherWindow(.recorded(gone))))
    #expect(try device.players.title == "1 selected")
    #expect(try device.players.dock == .confirm(isEnabled: false))
  }

  @Test func `players can be added during the selection, and are ticked`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.select("Ben")
    device.tap(.players(.addTapped))
    for name in ["Cem", "Dan"] {
      device.type(name: name)
      device.tap(.addPlayer(.nameSubmitted))
    }
    device.tap(.addPlayer(.removeTapped(try device.id(of: "Cem"))))
    device.tap(.addPlayer(.doneTapped))
    #expect(try device.names == ["Ann", "Ben", "Dan"])
    #expect(try device.players.list.rows.map { $0.isSelected } == [false, true, true])
  }

  @Test func `Add player works after the selection was left in any way`() throws {
    var device = TestApp.with("Ann", "Ben")
    try device.select("Ann", "Ben")
    device.tap(.players(.cancelTapped))
    device.tap(.players(.addTapped))
    device.type(name: "Cem")
    device.tap(.addPlayer(.doneTapped))
    #expect(try device.names == ["Ann", "Ben", "Cem"])
    #expect(try device.players.title == "Players")
  }
}
