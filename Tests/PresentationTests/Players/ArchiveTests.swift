import Domain
import Presentation
import TestSupport
import Testing
import Texts

/// No sheet for arrivals is open.
private struct NoSheet: Error {}

@Suite("Players: archiving")
struct ArchiveTests {
  /// Ann and Ben have played; Cem has not.
  private func afterGather(language: Language = .english) throws -> TestApp {
    var device = TestApp.with("Ann", "Ben", "Cem", language: language)
    try device.startGather()
    device.endGather()
    device.open(.players)
    return device
  }

  /// Ann is archived.
  private func archivingAnn(language: Language = .english) throws -> TestApp {
    var device = try afterGather(language: language)
    device.open(.player(try device.id(of: "Ann")))
    device.tap(.playerDetails(.archiveTapped))
    return device
  }

  @Test func `a player who has played is archived instead of deleted, without a question`() throws {
    var device = try afterGather()
    #expect(try device.players.archivedLabel == nil)
    device.open(.player(try device.id(of: "Ann")))
    #expect(try device.playerDetails.archiveLabel == "Archive player")
    #expect(try device.playerDetails.deleteLabel == nil)
    device.tap(.playerDetails(.deleteTapped))
    #expect(try device.playerDetails.deletionQuestion == nil)

    device.tap(.playerDetails(.archiveTapped))
    #expect(try device.names == ["Ben", "Cem"])
    #expect(device.toast == "Ann archived")
    #expect(try device.players.archivedLabel == "Archived (1)")
    device.undo()
    #expect(try device.names == ["Ann", "Ben", "Cem"])
    #expect(try device.players.archivedLabel == nil)
  }

  @Test func `a player who never played is deleted, and cannot be archived`() throws {
    var device = try afterGather()
    device.open(.player(try device.id(of: "Cem")))
    #expect(try device.playerDetails.archiveLabel == nil)
    #expect(try device.playerDetails.deleteLabel == "Delete player")
    #expect(device.tap(.playerDetails(.archiveTapped)) == [])
  }

  @Test func `an archived player is in no search, selection, line-up or list of arrivals`() throws {
    var device = try archivingAnn()
    device.type(search: "an")
    #expect(try device.names == [])
    device.openSelection()
    #expect(try device.names == ["Ben", "Cem"])
    #expect(try device.players.list.rows.map { $0.isSelected } == [true, false])
    try device.startGather("Ben", "Cem")
    device.tap(.match(.lateArrivalTapped))
    guard case .arrival(let sheet) = try device.gather.matchSheet else { throw NoSheet() }
    #expect(sheet.players.map { $0.name } == [])
  }

  @Test func `an archived player who arrives late is known by name`() throws {
    var device = try archivingAnn()
    let ann = try #require(device.squad.archivedPlayers.first?.id)
    try device.startGather("Ben", "Cem")
    device.tap(.match(.lateArrivalTapped))
    device.send(.match(.arrivalTyped, "Ann"))
    device.tap(.match(.arrivalSubmitted))
    device.tap(.match(.teamTapped(.teamA)))
    #expect(device.squad.gathers.last?.participants.contains { $0.id == ann } == true)
  }

  @Test func `the archived players are listed by name and brought back`() throws {
    var device = try afterGather()
    try device.selectToDelete("Ben", "Ann")
    #expect(try device.players.dock == .archive(count: 2))
    device.tap(.players(.archiveTapped))
    #expect(device.toast == "2 players archived")
    #expect(try device.players.title == "Players" && device.names == ["Cem"])
    #expect(try device.players.archivedLabel == "Archived (2)")

    device.open(.archivedPlayers)
    #expect(try device.archivedPlayers.title == "Archived")
    #expect(try device.archivedPlayers.rows.map { $0.name } == ["Ann", "Ben"])
    let ann = try device.archivedPlayers.rows[0]
    #expect(ann.bringBackLabel == "Bring back Ann" && ann.avatar == "A")
    device.tap(.archivedPlayers(.bringBackTapped(ann.id)))
    #expect(device.toast == "Ann is back on the list")
    #expect(try device.archivedPlayers.rows.map { $0.name } == ["Ben"])
    device.undo()
    #expect(try device.archivedPlayers.rows.count == 2)
    #expect(device.tap(.archivedPlayers(.bringBackTapped(.fixed(99)))) == [])
  }

  @Test func `several are archived when one of them has played, and all come back on Undo`() throws
  {
    var device = try afterGather()
    try device.selectToDelete("Cem")
    #expect(try device.players.dock == .delete(count: 1))
    #expect(try device.players.archivedLabel == nil)
    device.tap(.players(.rowTapped(try device.id(of: "Ann"))))
    #expect(try device.players.dock == .archive(count: 2))
    #expect(device.tap(.players(.deleteTapped)) == [])
    #expect(try device.players.deletionQuestion == nil)

    device.tap(.players(.archiveTapped))
    #expect(try device.names == ["Ben"])
    #expect(device.tap(.players(.archiveTapped)) == [])
    device.undo()
    #expect(try device.names == ["Ann", "Ben", "Cem"])
  }

  @Test func `an archived player's page brings back, or deletes after a question`() throws {
    var device = try archivingAnn()
    let ann = try #require(device.squad.archivedPlayers.first?.id)
    device.open(.archivedPlayers)
    device.open(.player(ann))
    #expect(try device.playerDetails.title == "Ann")
    #expect(try device.playerDetails.subtitle == "Archived")
    #expect(try device.playerDetails.isArchived && device.playerDetails.archiveLabel == nil)

    device.tap(.playerDetails(.bringBackTapped))
    #expect(try !device.playerDetails.isArchived && device.playerDetails.subtitle == nil)
    device.undo()
    device.tap(.playerDetails(.deleteTapped))
    device.tap(.playerDetails(.deletionConfirmed))
    #expect(device.app.destination == .archivedPlayers)
    #expect(device.toast == "Ann deleted")
    #expect(try device.archivedPlayers.rows.isEmpty)
    device.undo()
    #expect(try device.archivedPlayers.rows.map { $0.name } == ["Ann"])
  }

  @Test func `a past gather and a running one keep an archived player`() throws {
    var device = try archivingAnn()
    device.open(.pastGathers)
    #expect(try device.pastGathers.list.rows.map { $0.teams[0].players } == ["Ann"])

    device.open(.archivedPlayers)
    device.tap(.archivedPlayers(.bringBackTapped(try device.archivedPlayers.rows[0].id)))
    try device.startGather()
    let id = try device.id(of: "Ann")
    device.send(.device(.otherWindow(.recorded(.numbered(1, .player(id, .set(.archived, true)))))))
    device.tap(.match(.personTapped(id)))
    device.tap(.match(.teamTapped(.teamB)))
    #expect(device.toast == "Ann moved to Team B")
  }

  @Test func `a player who is archived on another device leaves the line-up until brought back`()
    throws
  {
    var device = TestApp.with("Ann", "Ben", "Cem")
    try device.select("Ann", "Ben", "Cem")
    device.tap(.players(.confirmTapped))
    for name in ["Ann", "Cem"] { try device.move(name, to: .teamA) }
    try device.move("Ben", to: .teamB)
    let ann = try device.id(of: "Ann")
    device.send(.device(.otherWindow(.recorded(.numbered(1, .player(ann, .set(.archived, true)))))))
    #expect(try device.teams == [[], ["Cem"], ["Ben"]])
    device.send(
      .device(.otherWindow(.recorded(.numbered(2, .player(ann, .set(.archived, false)))))))
    #expect(try device.teams == [[], ["Ann", "Cem"], ["Ben"]])

    device.send(.device(.otherWindow(.recorded(.numbered(3, .player(ann, .set(.archived, true)))))))
    device.tap(.confirmPlayers(.startTapped))
    #expect(device.squad.gathers[0].participants.map { $0.name.text } == ["Cem", "Ben"])
  }

  @Test func `the texts are Korean, too`() throws {
    var device = try archivingAnn(language: .korean)
    #expect(device.toast == "Ann 선수를 보관했습니다")
    #expect(try device.players.archivedLabel == "보관한 선수 (1)")
    device.open(.archivedPlayers)
    #expect(try device.archivedPlayers.title == "보관한 선수")
    let ann = try device.archivedPlayers.rows[0]
    #expect(ann.bringBackLabel == "Ann 복귀")
    device.tap(.archivedPlayers(.bringBackTapped(ann.id)))
    #expect(device.toast == "Ann 선수가 목록에 복귀했습니다")
  }
}
