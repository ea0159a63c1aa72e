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
    server.take(.numbered(1, .playerRemoved(ann)))
    device.findNetwork()
    device.sync(with: &server)
    return device
  }

  @Test func `a refused change is shown with its reason, in both languages`() throws {
    #expect(
      try refused().message
        == "“Edit a player” was not taken over: The player was deleted on another device.")
    #expect(
      try refused(language: .korean).message
        == "“선수 수정”이(가) 반영되지 않았습니다: 다른 기기에서 삭제된 선수입니다.")
    #expect(try refused().app.shell.message?.remedy == nil)
  }

  @Test func `a refused change is shown until it is dismissed, even after a restart`() throws {
    var device = TestApp(restarting: try refused())
    #expect(device.message?.hasPrefix("“Edit a player”") == true)
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
    #expect(device.app.replica == Replica(confirmed: server[.zoe], sequence: 1))
    #expect(device.disk.state.replica == device.app.replica)
    #expect(device.status == .saved)
  }

  @Test func `several refused changes are all shown`() throws {
    let rejected = [
      RejectedChange(change: .numbered(1, .playerRemoved(.ann)), reason: .playerUnknown(.ann)),
      RejectedChange(change: .numbered(2, .clockPaused(.friday)), reason: .gatherUnknown(.friday)),
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
}
