import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Sync: a server that was restored from a backup")
struct RestoredServerTests {
  /// A device that knows more than the server, which has this many changes left.
  private func restored(to count: Int, _ server: inout TestServer) throws -> TestApp {
    var device = TestApp.loggedIn(to: &server)
    device.add("Ann", "Ben")
    try device.startGather()
    device.tap(.gather(.plusTapped(.teamA)))
    device.sync(with: &server)
    device.loseNetwork()
    server.restoreBackup(of: count)
    return device
  }

  @Test(arguments: [0, 1, 2, 3])
  func `the device gives back what the server lost, and says so once`(count: Int) throws {
    for (language, text) in [
      (Language.english, "The server was restored from a backup."), (.korean, "서버가 백업에서 복구"),
    ] {
      var server = TestServer()
      var device = try restored(to: count, &server)
      let before = device.squad
      device.open(.settings)
      device.tap(.settings(.languageChosen(language)))
      device.findNetwork()
      device.sync(with: &server)

      #expect(server[.zoe] == before && device.squad == before)
      #expect(device.disk.state.replica == device.app.replica)
      #expect(device.message?.hasPrefix(text) == true)
      device.tap(.shell(.noticeDismissed))
      #expect(device.message == nil && device.status == .saved)
      #expect(device.streamed == server.logs[DeviceAccount.zoe.squad]?.sequence)
    }
  }

  @Test(arguments: [0, 4])
  func `the squad of the restored server and its epoch are stored together`(count: Int) throws {
    // A browser that is killed between the two would take the old squad for one of the new epoch.
    var server = TestServer()
    var device = try restored(to: count, &server)
    device.forgetEffects()
    device.findNetwork()
    device.sync(with: &server)

    let stored = device.effects.compactMap { effect -> [StoreAction]? in
      guard case .store(let actions) = effect else { return nil }
      return actions
    }
    let snapshots = stored.filter { actions in
      actions.contains { if case .snapshot = $0 { true } else { false } }
    }
    #expect(snapshots.count == 1)
    #expect(snapshots.first?.contains(.account(device.app.account)) == true)
  }

  @Test func `pending changes come after those that they build on`() throws {
    var server = TestServer()
    var device = try restored(to: 0, &server)
    device.tap(.gather(.plusTapped(.teamB)))
    let before = device.squad
    device.findNetwork()
    device.sync(with: &server)

    #expect(server[.zoe].gathers.first?.currentGame.score.text == "1-1")
    // Two players, the gather, its first goal and the pending one, each once
    #expect(server.logs[DeviceAccount.zoe.squad]?.sequence == 5)
    #expect(device.squad.gathers == before.gathers)
    #expect(device.app.replica.rejected == [] && device.app.replica.pending == [])
    #expect(device.disk.state.replica == device.app.replica)
  }

  @Test func `other windows are told to read what is given back`() throws {
    var server = TestServer()
    var device = try restored(to: 0, &server)
    device.forgetEffects()
    device.findNetwork()
    device.sync(with: &server)
    #expect(device.effects.filter { $0 == .tellOtherWindows(.reload) }.count == 1)
  }

  @Test func `what was refused before is still shown after the device gave back the rest`() throws {
    // Given a device whose edit was refused
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.add("Ann", "Ben")
    device.sync(with: &server)
    let ann = try device.id(of: "Ann")
    device.loseNetwork()
    device.open(.editPlayer(ann, .name))
    device.type(value: "Anna")
    device.tap(.editPlayer(.doneTapped))
    server.take(.numbered(1, .player(ann, .set(.removed, true))))
    device.findNetwork()
    device.sync(with: &server)
    let refused = device.app.replica.rejected
    device.loseNetwork()
    // When
    server.restoreBackup(of: 0)
    device.findNetwork()
    device.sync(with: &server)
    // Then
    #expect(server[.zoe].players.map { $0.details.name.text } == ["Ben"])
    #expect(refused.count == 1 && device.app.replica.rejected == refused)
    #expect(device.disk.state.replica.rejected == refused)
  }

  @Test func `a backup that lacks nothing causes no message`() throws {
    var server = TestServer()
    var device = try restored(to: 99, &server)
    device.findNetwork()
    device.sync(with: &server)
    #expect(device.message == nil && device.status == .saved)
  }

  @Test func `two devices that both give lost changes back see no refusal`() throws {
    var server = TestServer()
    var first = try restored(to: 4, &server)
    var second = TestApp.loggedIn(to: &server, number: 2)
    second.loseNetwork()
    server.restoreBackup(of: 0)
    for _ in 0..<3 {
      first.findNetwork()
      first.deliverOne(with: &server)
      second.findNetwork()
      second.deliverOne(with: &server)
    }
    first.sync(with: &server)
    second.sync(with: &server)
    #expect(first.squad == server[.zoe] && second.squad == server[.zoe])
    #expect(first.app.replica.rejected == [] && second.app.replica.rejected == [])
    #expect(second.disk.state.replica.rejected == [])
  }

  @Test func `a log that is shorter than the device's is noticed without a new epoch`() throws {
    var server = TestServer()
    var device = try restored(to: 4, &server)
    let epoch = try #require(device.app.account?.epoch)
    let before = device.squad
    device.send(.server(.syncFailed(DeviceAccount.zoe.log, .otherLog)))
    device.findNetwork()
    #expect(device.isLoadingSnapshot)
    device.requests = []
    device.send(
      .server(
        .snapshotLoaded(
          DeviceAccount.zoe.log, Snapshot(epoch: epoch, sequence: 0, squad: Squad()))))
    #expect(device.squad == before)
    #expect(device.status == .saving(4))
  }

  @Test func `a response from another log is not mixed in`() throws {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.add("Ann")
    let response = SyncResponse(
      epoch: .fixed(9), outcomes: [], page: ChangePage(since: 0, upTo: 0, changes: []), latest: 0,
      now: device.now)
    device.requests = []
    device.send(.server(.synced(DeviceAccount.zoe.log, response)))
    #expect(device.isLoadingSnapshot)
    #expect(device.disk.state.account?.epoch == .fixed(1))
  }

  @Test func `a server whose log never matches is asked after ever longer pauses`() {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    server.syncError = .otherLog
    device.add("Ann")
    device.sync(with: &server)
    #expect(device.app.wakesAt != nil)
    #expect(device.requests == [])
    #expect(device.status == .delayed(1))
  }
}
