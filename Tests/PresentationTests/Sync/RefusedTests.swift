import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Sync: changes that the server refuses")
struct RefusedTests {
  /// A device whose edit of Ann the server refuses, because another device has deleted her.
  private func refused(language: Language = .english) throws -> TestApp {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.open(.settings)
    device.tap(.settings(.languageChosen(language)))
    device.add("Ann")
    device.sync(with: &server)
    let ann = try device.id(of: "Ann")
    device.loseNetwork()
    device.open(.editPlayer(ann, .name))
    device.type(value: "Anna")
    device.tap(.editPlayer(.doneTapped))
    server.take(.numbered(1, .player(ann, .set(.removed, true))))
    device.findNetwork()
    device.sync(with: &server)
    return device
  }

  @Test func `a refused change is shown with its reason, in both languages`() throws {
    #expect(
      try refused().message
        == "“Rename a player to Anna” was not saved: The player was deleted on another device."
    )
    #expect(
      try refused(language: .korean).message
        == "‘선수 이름 수정: Anna’ 변경을 저장하지 못했습니다: 다른 기기에서 삭제된 선수입니다.")
    #expect(try refused().app.shell.message?.remedy == nil)
  }

  @Test func `a refused change is shown until it is dismissed, even after a restart`() throws {
    var device = TestApp(restarting: try refused())
    #expect(device.message?.hasPrefix("“Rename a player") == true)
    device.tap(.shell(.noticeDismissed))
    #expect(device.message == nil)
    #expect(TestApp(restarting: device).message == nil)
    #expect(device.tap(.shell(.noticeDismissed)) == [])
  }

  @Test func `a change that the server has already is settled, and not sent again`() throws {
    // Given a player that another device has given to the server meanwhile
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.loseNetwork()
    device.send(.device(.importChosen(try Squad(after: .added(.ann, "Ann")))))
    server.take(.numbered(1, try .added(.ann, "Ann")))
    device.forgetEffects()
    // When
    device.findNetwork()
    device.sync(with: &server)
    // Then
    #expect(device.syncs.map { $0.changes.count } == [0, 1])
    #expect(device.app.replica == server.replica(of: .zoe))
    #expect(device.disk.state.replica == device.app.replica)
    #expect(device.status == .saved)
  }

  @Test func `several refused changes are all shown`() throws {
    let rejected = [
      RejectedChange(
        change: .numbered(1, .player(.ann, .set(.removed, true))), reason: .playerUnknown(.ann)),
      RejectedChange(
        change: .numbered(2, .clock(.friday, nil, .paused)), reason: .gatherUnknown(.friday)),
    ]
    var device = TestApp(keeping: StoredState(replica: Replica(rejected: rejected)))
    device.send(.device(.updateReady))
    #expect(device.message == "A new version is ready.")
    device.tap(.shell(.noticeDismissed))
    #expect(device.message?.contains("Delete a player") == true)
    device.tap(.shell(.noticeDismissed))
    #expect(device.message?.contains("Pause the clock") == true)
    #expect(device.disk.state.replica.rejected == [rejected[1]])
  }

  @Test func `a name that was given earlier does not replace a later one, and its user is told`()
    throws
  {
    // Given two phones that both know Ann
    var server = TestServer()
    var first = TestApp.loggedIn(to: &server, number: 1)
    first.add("Ann")
    first.sync(with: &server)
    var second = TestApp.loggedIn(to: &server, number: 2)
    let ann = try first.id(of: "Ann")
    // When the first has no network
    first.loseNetwork()
    first.rename(ann, to: "Ann Old")
    second.now = first.now.advanced(byMilliseconds: 300_000)
    second.rename(ann, to: "Ann New")
    second.sync(with: &server)
    first.now = second.now.advanced(byMilliseconds: 300_000)
    first.findNetwork()
    first.sync(with: &server)
    second.sync(with: &server)
    // Then
    #expect(first.squad.players.map(\.details.name.text) == ["Ann New"])
    #expect(second.squad.players.map(\.details.name.text) == ["Ann New"])
    #expect(
      first.message
        == "“Rename a player to Ann Old” was not saved: It has since been changed on another device."
    )
    #expect(second.message == nil)
  }

  @Test func `a phone whose clock is behind renames a player that it sees`() throws {
    // Given
    var server = TestServer()
    var first = TestApp.loggedIn(to: &server, number: 1)
    first.add("Ann")
    first.rename(try first.id(of: "Ann"), to: "Ann Old")
    first.sync(with: &server)
    var second = TestApp.loggedIn(to: &server, number: 2)
    // When
    second.now = second.now.advanced(byMilliseconds: -60_000)
    second.rename(try first.id(of: "Ann Old"), to: "Ann New")
    second.sync(with: &server)
    // Then
    #expect(server[.zoe].players.map(\.details.name.text) == ["Ann New"])
    #expect(second.message == nil)
  }
}

extension TestApp {
  fileprivate mutating func rename(_ player: Player.ID, to name: String) {
    open(.editPlayer(player, .name))
    type(value: name)
    tap(.editPlayer(.doneTapped))
  }
}
