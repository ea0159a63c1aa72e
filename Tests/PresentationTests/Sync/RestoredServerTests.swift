import Domain
import Presentation
import TestSupport
import Testing

@Suite("Sync: a server that was restored from a backup")
struct RestoredServerTests {
  /// A device that knows more than the server, which has this many changes left.
  private func restored(to count: Int, _ server: inout TestServer) throws -> TestApp {
    var phone = TestApp.loggedIn(to: &server)
    phone.add("Ann", "Ben")
    try phone.startGather()
    phone.tap(.gather(.plusTapped(.teamA)))
    phone.sync(with: &server)
    phone.loseNetwork()
    server.restoreBackup(of: count)
    return phone
  }

  @Test(arguments: [0, 1, 2, 3])
  func `the device gives back what the server lost, and says so once`(count: Int) throws {
    for (language, text) in [
      (Language.english, "The server was restored from a backup."), (.korean, "서버가 백업에서 복구"),
    ] {
      var server = TestServer()
      var phone = try restored(to: count, &server)
      let before = phone.squad
      phone.open(.settings)
      phone.tap(.settings(.languageChosen(language)))
      phone.findNetwork()
      phone.sync(with: &server)

      #expect(server[.zoe] == before && phone.squad == before)
      #expect(phone.disk.state.replica == phone.app.replica)
      #expect(phone.message?.hasPrefix(text) == true)
      phone.tap(.shell(.noticeDismissed))
      #expect(phone.message == nil && phone.status == .saved)
      #expect(phone.streamed == server.logs[DeviceAccount.zoe.squad]?.sequence)
    }
  }

  @Test func `pending changes come after those that they build on`() throws {
    var server = TestServer()
    var phone = try restored(to: 0, &server)
    phone.tap(.gather(.plusTapped(.teamB)))
    let before = phone.squad
    phone.findNetwork()
    phone.sync(with: &server)

    #expect(server[.zoe].gathers.first?.score.text == "1-1")
    #expect(phone.squad.gathers == before.gathers)
    #expect(phone.app.replica.rejected == [] && phone.app.replica.pending == [])
    #expect(phone.disk.state.replica == phone.app.replica)
  }

  @Test func `a backup that lacks nothing causes no message`() throws {
    var server = TestServer()
    var phone = try restored(to: 99, &server)
    phone.findNetwork()
    phone.sync(with: &server)
    #expect(phone.message == nil && phone.status == .saved)
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
    var phone = try restored(to: 4, &server)
    let epoch = try #require(phone.app.account?.epoch)
    let before = phone.squad
    phone.send(.server(.syncFailed(DeviceAccount.zoe.squad, .otherLog)))
    phone.findNetwork()
    #expect(phone.requests == [.snapshot(DeviceAccount.zoe.squad)])
    phone.requests = []
    phone.send(
      .server(
        .snapshotLoaded(
          DeviceAccount.zoe.squad, Snapshot(epoch: epoch, sequence: 0, squad: Squad()))))
    #expect(phone.squad == before)
    #expect(phone.status == .saving(4))
  }

  @Test func `a response from another log is not mixed in`() throws {
    var server = TestServer()
    var phone = TestApp.loggedIn(to: &server)
    phone.add("Ann")
    let response = SyncResponse(
      epoch: .fixed(9), outcomes: [], page: ChangePage(since: 0, upTo: 0, changes: []), latest: 0,
      now: phone.now)
    phone.requests = []
    phone.send(.server(.synced(DeviceAccount.zoe.squad, response)))
    #expect(phone.requests == [.snapshot(DeviceAccount.zoe.squad)])
    #expect(phone.disk.state.account?.epoch == .fixed(1))
  }

  @Test func `a server whose log never matches is asked after ever longer pauses`() {
    var server = TestServer()
    var phone = TestApp.loggedIn(to: &server)
    server.syncError = .otherLog
    phone.add("Ann")
    phone.sync(with: &server)
    #expect(phone.app.wakesAt != nil)
    #expect(phone.requests == [])
    #expect(phone.status == .delayed(1))
  }
}
