import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Sync: pending changes")
struct PendingTests {
  @Test func `without a network everything works, and is pending`() throws {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.loseNetwork()
    device.add("Ann", "Ben")
    try device.startGather()
    device.tap(.gather(.plusTapped(.teamA)))
    device.endGather()
    device.open(.players)

    #expect(device.status == .offline(5))
    #expect(device.app.shell.status?.text == "5 changes not yet saved online")
    #expect(device.requests == [])
    #expect(TestApp(restarting: device, isOnline: false).app.replica == device.app.replica)

    device.findNetwork()
    device.sync(with: &server)
    #expect(server[.zoe] == device.squad)
    #expect(device.status == .saved)
    #expect(device.disk.state.replica == server.replica(of: .zoe))
  }

  @Test func `a change is stored before it is sent, or told to another window`() throws {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.add("Ann")
    device.sync(with: &server)
    device.open(.addPlayer)
    device.type(name: "Ben")
    let effects = device.tap(.addPlayer(.doneTapped))

    let change = try #require(device.app.replica.pending.first)
    #expect(
      effects == [
        .store([.append(change), .draft(.plain(.newPlayer), nil)]),
        .tellOtherWindows(.recorded(change)), .navigate(.players, .back),
        .call(
          .sync(
            DeviceAccount.zoe.log,
            SyncRequest(
              epoch: .fixed(1), since: 1, last: server.replica(of: .zoe).last, changes: [change],
              isBrief: true))),
      ])
  }

  @Test func `the server's changes are requested before this device's are sent`() throws {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.loseNetwork()
    device.add("Ann")
    device.forgetEffects()
    device.findNetwork()
    #expect(device.syncs.map { $0.changes.count } == [0])
    device.sync(with: &server)
    #expect(device.syncs.map { $0.changes.count } == [0, 1])

    let restarted = TestApp(restarting: device)
    #expect(restarted.syncs.map { $0.changes.count } == [0])
  }

  @Test func `after a request failed, the server's changes are requested first again`() {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    server.syncError = .failed
    device.add("Ann")
    device.deliverOne(with: &server)
    device.wait(seconds: 2)
    #expect(device.syncs.suffix(2).map { $0.changes.count } == [1, 0])
  }

  @Test func `changes are sent 500 at a time, oldest first`() throws {
    var server = TestServer()
    var device = try offlineWithManyChanges(&server)
    let ids = device.app.replica.pending.map { $0.id }
    device.findNetwork()
    device.sync(with: &server)

    #expect(device.syncs.map { $0.changes.count } == [0, 500, 500, 201])
    #expect(device.syncs.flatMap { $0.changes.map { $0.id } } == ids)
    #expect(server[.zoe] == device.squad)
    #expect(device.disk.state.replica == device.app.replica)
  }

  /// A device that has 1,201 changes and no network.
  private func offlineWithManyChanges(_ server: inout TestServer) throws -> TestApp {
    var device = TestApp.loggedIn(to: &server)
    device.loseNetwork()
    var squad = Squad()
    for number in 1...1_201 {
      try squad.apply(.added(.fixed(UInt64(number)), "P\(number)"), at: .kickOff)
    }
    device.send(.device(.importChosen(squad)))
    device.forgetEffects()
    return device
  }

  @Test func `a server that says that it takes more is sent more at a time`() throws {
    var server = TestServer()
    (server.changeLimit, server.pageLimit) = (1_000, 1_000)
    var device = try offlineWithManyChanges(&server)
    device.findNetwork()
    device.sync(with: &server)
    #expect(device.syncs.map { $0.changes.count } == [0, 1_000, 201])
    #expect(server[.zoe] == device.squad)
  }

  @Test func `where a proxy refuses large requests, small ones follow at once, without a message`()
    throws
  {
    var server = TestServer()
    server.pageLimit = 1_000
    (server.changeLimit, server.proxyLimit) = (1_000, 600)
    var device = try offlineWithManyChanges(&server)
    device.findNetwork()
    device.sync(with: &server)
    #expect(device.syncs.map { $0.changes.count } == [0, 1_000, 0, 500, 500, 201])
    #expect(device.message == nil)
    #expect(server[.zoe] == device.squad)
  }

  @Test func `where small requests are refused, too, a message says so and nothing is lost`() throws
  {
    var server = TestServer()
    server.pageLimit = 1_000
    (server.changeLimit, server.proxyLimit) = (1_000, 400)
    var device = try offlineWithManyChanges(&server)
    device.findNetwork()
    device.sync(with: &server)
    #expect(device.syncs.map { $0.changes.count } == [0, 1_000, 0, 500])
    #expect(device.message?.hasPrefix("The app and the server have different versions.") == true)
    #expect(device.app.replica.pending.count == 1_201)
  }

  @Test func `after a failure few are sent, until the server answers again`() throws {
    var server = TestServer()
    (server.changeLimit, server.pageLimit) = (1_000, 1_000)
    var device = try offlineWithManyChanges(&server)
    device.findNetwork()
    device.deliverOne(with: &server)
    device.loseRequestOnce()
    device.wait(seconds: 60)
    device.sync(with: &server)
    #expect(device.syncs.map { $0.changes.count } == [0, 1_000, 0, 1_000, 201])
  }

  @Test func `a long log is read page by page before the live stream opens`() throws {
    var server = TestServer()
    server.pageLimit = 2
    var device = TestApp.loggedIn(to: &server)
    device.loseNetwork()
    for number in UInt64(1)...5 {
      server.take(.numbered(number, try .added(.fixed(number), "P\(number)")))
    }
    device.forgetEffects()
    device.findNetwork()
    device.sync(with: &server)
    #expect(device.syncs.map { $0.since } == [0, 2, 4])
    let squad = DeviceAccount.zoe.log
    let last = server.logs[DeviceAccount.zoe.squad]?.changes.last?.acceptance
    let known = KnownLog(epoch: server.epoch, since: 5, last: last)
    #expect(device.effects.contains(.openStream(squad, known)))
    #expect(device.streamed == 5)
    #expect(device.squad == server[.zoe])
  }

  @Test func `one sync request is sent at a time`() throws {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.add("Ann")
    device.add("Ben")
    device.wait(seconds: 1)
    #expect(device.requests.count == 1)
    device.sync(with: &server)
    #expect(server[.zoe].players.count == 2)
  }

  @Test func `a lost response is requested again, and changes count once`() throws {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.add("Ann")
    let request = device.requests.removeFirst()
    _ = server.respond(to: request, at: device.now)
    device.fail(request, .unreachable)
    device.wait(seconds: 3)
    device.sync(with: &server)
    #expect(server[.zoe].players.count == 1 && device.app.replica.pending == [])
    #expect(device.squad == server[.zoe])
  }
}
