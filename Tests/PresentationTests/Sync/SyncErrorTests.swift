import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Sync: requests that fail")
struct SyncErrorTests {
  /// A device with one change, whose sync request has failed with this error.
  private func failing(_ syncError: SyncError, language: Language = .english) -> TestApp {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.open(.settings)
    device.tap(.settings(.languageChosen(language)))
    device.add("Ann")
    server.syncError = syncError
    device.deliverOne(with: &server)
    return device
  }

  @Test(arguments: [
    (SyncError.unreachable, SaveStatus.offline(1)), (.notLoggedIn, .loginNeeded(1)),
    (.otherVersion, .delayed(1)), (.failed, .delayed(1)),
  ])
  func `a failed sync loses nothing, and the status says so`(
    syncError: SyncError, status: SaveStatus
  ) throws {
    let device = failing(syncError)
    #expect(device.status == status)
    #expect(device.app.replica.pending.count == 1)
    #expect(device.disk.state.replica == device.app.replica)
    #expect(try device.names == ["Ann"])
  }

  @Test(arguments: [
    (SyncError.unreachable, nil, nil), (.notLoggedIn, nil, nil),
    (.otherVersion, "The app and the server have different versions.", "앱과 서버의 버전이"),
    (.failed, "The server has a problem.", "서버에 문제가"),
  ])
  func `errors that the user should know about show a message`(
    syncError: SyncError, english: String?, korean: String?
  ) {
    for (language, text) in [(Language.english, english), (.korean, korean)] {
      let message = failing(syncError, language: language).message
      #expect((message == nil) == (text == nil))
      if let text { #expect(message?.hasPrefix(text) == true) }
    }
  }

  @Test func `with another version, a reload is offered`() throws {
    var device = failing(.otherVersion)
    #expect(device.app.shell.message?.remedy == .reload)
    #expect(device.tap(.shell(.reloadTapped)) == [.reload])
    #expect(failing(.failed).app.shell.message?.remedy == nil)
  }

  @Test func `the server is asked again after 2, 4, 8 … seconds, at most a minute`() {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    server.syncError = .failed
    device.add("Ann")
    device.sync(with: &server)
    for seconds in [Int64(2), 4, 8, 16, 32, 60, 60, 60] {
      #expect(device.app.wakesAt == device.now.advanced(byMilliseconds: seconds * 1_000))
      device.now = device.now.advanced(byMilliseconds: seconds * 1_000 - 1)
      device.send(.device(.woke))
      #expect(device.requests == [])
      device.now = device.now.advanced(byMilliseconds: 1)
      device.send(.device(.woke))
      #expect(device.requests.count == 1)
      device.sync(with: &server)
    }
    server.syncError = nil
    device.wait(minutes: 1)
    device.sync(with: &server)
    #expect(device.status == .saved && device.message == nil)
    #expect(device.streamed != nil)

    server.syncError = .failed
    device.add("Ben")
    device.sync(with: &server)
    #expect(device.app.wakesAt == device.now.advanced(byMilliseconds: 2_000))
  }

  @Test func `however often requests have failed, there is a pause before the next`() {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    server.syncError = .failed
    device.add("Ann")
    device.sync(with: &server)
    for failures in 1...100 {
      device.wait(minutes: 1)
      device.sync(with: &server)
      let pause = device.app.wakesAt.map { device.now.milliseconds(until: $0) }
      #expect(failures < 5 || pause == 60_000, "after \(failures) failures")
    }
  }

  @Test(arguments: [DeviceEvent.shown, .online])
  func `the server is asked at once when the page is shown or the device comes online`(
    event: DeviceEvent
  ) {
    var device = failing(.unreachable)
    #expect(device.requests == [])
    device.send(.device(event))
    #expect(device.requests.count == 1)
  }

  @Test(arguments: [SyncError.unreachable, .failed, .notLoggedIn, .otherVersion])
  func `the app never asks to be woken in the past`(syncError: SyncError) {
    for isOffline in [false, true] {
      var device = failing(syncError)
      if isOffline { device.loseNetwork() }
      for _ in 0..<50 {
        guard let next = device.app.wakesAt else { break }
        #expect(next > device.now)
        device.now = next
        device.send(.device(.woke))
        device.loseRequests()
      }
      if isOffline || syncError == .notLoggedIn { #expect(device.app.wakesAt == nil) }
    }
  }

  @Test func `a dismissed message does not return with every further failure`() {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    server.syncError = .failed
    device.add("Ann")
    device.sync(with: &server)
    device.tap(.shell(.noticeDismissed))
    device.wait(seconds: 2)
    device.sync(with: &server)
    #expect(device.message == nil)
    #expect(device.status == .delayed(1))
  }

  @Test func `a snapshot without an epoch counts as another version`() {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.add("Ann")
    let before = device.squad
    device.send(
      .server(.snapshotLoaded(DeviceAccount.zoe.log, Snapshot(sequence: 9, squad: Squad()))))
    #expect(device.squad == before && device.app.replica.sequence == 0)
    #expect(device.message?.hasPrefix("The app and the server have different versions.") == true)
  }

  @Test func `an expired token loses nothing, is shown, and stops requests`() throws {
    var device = failing(.notLoggedIn)
    #expect(device.app.shell.status?.text == "Log in again to save 1 change online")
    #expect(device.disk.state.account?.isExpired == true)
    device.wait(minutes: 5)
    device.findNetwork()
    #expect(device.requests == [])
    #expect(TestApp(restarting: device).status == .loginNeeded(1))

    var server = TestServer()
    server.passwords["Zoe"] = "a long secret"
    device.logIn()
    device.sync(with: &server)
    #expect(server[.zoe].players.count == 1 && device.status == .saved)
  }

  @Test func `responses for a squad that was logged out change nothing`() throws {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.add("Ann")
    let response = try device.takeResponse(of: &server)
    device.logOut()
    #expect(device.send(.server(response)) == [])
    let squad = DeviceAccount.zoe.log
    for late in [
      ServerEvent.syncFailed(squad, .failed), .streamEnded,
      .snapshotLoaded(squad, Snapshot(epoch: .fixed(1), sequence: 2, squad: try .two)),
      .streamed(
        SequencedChange(
          sequence: 1, author: .fixed(1), stamped: .numbered(1, try .added(.ann, "Ann")))),
    ] {
      #expect(device.send(.server(late)) == [])
    }
    #expect(device.squad == Squad() && device.message == nil)
  }
}
