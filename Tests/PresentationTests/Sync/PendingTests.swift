import Domain
import Presentation
import TestSupport
import Testing

@Suite("Sync: pending changes")
struct PendingTests {
  @Test func `without a network everything works, and is pending`() throws {
    var server = TestServer()
    var phone = TestApp.loggedIn(to: &server)
    phone.loseNetwork()
    phone.add("Ann", "Ben")
    try phone.startGather()
    phone.tap(.gather(.plusTapped(.teamA)))
    phone.endGather()
    phone.open(.players)

    #expect(phone.status == .offline(5))
    #expect(phone.app.shell.status?.text == "5 changes not yet saved online")
    #expect(phone.requests == [])
    #expect(TestApp(restarting: phone, isOnline: false).app.replica == phone.app.replica)

    phone.findNetwork()
    phone.sync(with: &server)
    #expect(server[.zoe] == phone.squad)
    #expect(phone.status == .saved)
    #expect(phone.disk.state.replica == Replica(confirmed: server[.zoe], sequence: 5))
  }

  @Test func `a change is stored before it is sent, or told to another window`() throws {
    var server = TestServer()
    var phone = TestApp.loggedIn(to: &server)
    phone.add("Ann")
    phone.sync(with: &server)
    phone.open(.addPlayer)
    phone.type(name: "Ben")
    let effects = phone.tap(.addPlayer(.doneTapped))

    let change = try #require(phone.app.replica.pending.first)
    #expect(
      effects == [
        .store([.append(change)]), .tellOtherWindows(.recorded(change)),
        .navigate(.players, .back),
        .call(
          .sync(
            DeviceAccount.zoe.squad,
            SyncRequest(epoch: .fixed(1), since: 1, changes: [change]))),
      ])
  }

  @Test func `the server's changes are requested before this device's are sent`() throws {
    var server = TestServer()
    var phone = TestApp.loggedIn(to: &server)
    phone.loseNetwork()
    phone.add("Ann")
    phone.forgetEffects()
    phone.findNetwork()
    #expect(phone.syncs.map { $0.changes.count } == [0])
    phone.sync(with: &server)
    #expect(phone.syncs.map { $0.changes.count } == [0, 1])

    let restarted = TestApp(restarting: phone)
    #expect(restarted.syncs.map { $0.changes.count } == [0])
  }

  @Test func `changes are sent 500 at a time, oldest first`() throws {
    var server = TestServer()
    var phone = TestApp.loggedIn(to: &server)
    phone.loseNetwork()
    var squad = Squad()
    for number in 1...1_201 {
      try squad.apply(.added(.fixed(UInt64(number)), "P\(number)"), at: .kickOff)
    }
    phone.send(.device(.importChosen(squad)))
    let ids = phone.app.replica.pending.map { $0.id }
    phone.forgetEffects()
    phone.findNetwork()
    phone.sync(with: &server)

    #expect(phone.syncs.map { $0.changes.count } == [0, 500, 500, 201])
    #expect(phone.syncs.flatMap { $0.changes.map { $0.id } } == ids)
    #expect(server[.zoe] == phone.squad)
    #expect(phone.disk.state.replica == phone.app.replica)
  }

  @Test func `a long log is read page by page before the live stream opens`() throws {
    var server = TestServer()
    server.pageLimit = 2
    var phone = TestApp.loggedIn(to: &server)
    phone.loseNetwork()
    for number in UInt64(1)...5 {
      server.take(.numbered(number, try .added(.fixed(number), "P\(number)")))
    }
    phone.forgetEffects()
    phone.findNetwork()
    phone.sync(with: &server)
    #expect(phone.syncs.map { $0.since } == [0, 2, 4])
    #expect(phone.streamed == 5)
    #expect(phone.squad == server[.zoe])
  }

  @Test func `one sync request is sent at a time`() throws {
    var server = TestServer()
    var phone = TestApp.loggedIn(to: &server)
    phone.add("Ann")
    phone.add("Ben")
    phone.wait(seconds: 1)
    #expect(phone.requests.count == 1)
    phone.sync(with: &server)
    #expect(server[.zoe].players.count == 2)
  }

  @Test func `a lost response is requested again, and changes count once`() throws {
    var server = TestServer()
    var phone = TestApp.loggedIn(to: &server)
    phone.add("Ann")
    let request = phone.requests.removeFirst()
    _ = server.answer(request, at: phone.now)
    phone.fail(request, .unreachable)
    phone.wait(seconds: 2)
    phone.sync(with: &server)
    #expect(server[.zoe].players.count == 1 && phone.app.replica.pending == [])
    #expect(phone.squad == server[.zoe])
  }
}
