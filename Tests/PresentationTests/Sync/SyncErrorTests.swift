import Domain
import Presentation
import TestSupport
import Testing

@Suite("Sync: requests that fail")
struct SyncErrorTests {
  /// A device with one change, whose sync request has failed with this error.
  private func failing(_ syncError: SyncError, language: Language = .english) -> TestApp {
    var server = TestServer()
    var phone = TestApp.loggedIn(to: &server)
    phone.open(.settings)
    phone.tap(.settings(.languageChosen(language)))
    phone.add("Ann")
    server.syncError = syncError
    phone.deliverOne(with: &server)
    return phone
  }

  @Test(arguments: [
    (SyncError.unreachable, SaveStatus.offline(1)), (.notLoggedIn, .loginNeeded(1)),
    (.otherVersion, .delayed(1)), (.failed, .delayed(1)),
  ])
  func `a failed sync loses nothing, and the status says so`(
    syncError: SyncError, status: SaveStatus
  ) throws {
    let phone = failing(syncError)
    #expect(phone.status == status)
    #expect(phone.app.replica.pending.count == 1)
    #expect(phone.disk.state.replica == phone.app.replica)
    #expect(try phone.names == ["Ann"])
  }

  @Test(arguments: [
    (SyncError.unreachable, nil, nil), (.notLoggedIn, nil, nil),
    (.otherVersion, "This app and the server are of different versions.", "앱과 서버의 버전이"),
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
    var phone = failing(.otherVersion)
    #expect(phone.app.shell.message?.canReload == true)
    #expect(phone.tap(.shell(.reloadTapped)) == [.reload])
    #expect(failing(.failed).app.shell.message?.canReload == false)
  }

  @Test func `the server is asked again after 2, 4, 8 … seconds, at most a minute`() {
    var server = TestServer()
    var phone = TestApp.loggedIn(to: &server)
    server.syncError = .failed
    phone.add("Ann")
    phone.sync(with: &server)
    for seconds in [Int64(2), 4, 8, 16, 32, 60, 60, 60] {
      #expect(phone.app.wakesAt == phone.now.advanced(byMilliseconds: seconds * 1_000))
      phone.now = phone.now.advanced(byMilliseconds: seconds * 1_000 - 1)
      phone.send(.device(.woke))
      #expect(phone.requests == [])
      phone.now = phone.now.advanced(byMilliseconds: 1)
      phone.send(.device(.woke))
      #expect(phone.requests.count == 1)
      phone.sync(with: &server)
    }
    server.syncError = nil
    phone.wait(minutes: 1)
    phone.sync(with: &server)
    #expect(phone.status == .saved && phone.message == nil && phone.app.wakesAt == nil)
  }

  @Test(arguments: [DeviceEvent.shown, .online])
  func `the server is asked at once when the page is shown or the device comes online`(
    event: DeviceEvent
  ) {
    var phone = failing(.unreachable)
    #expect(phone.requests == [])
    phone.send(.device(event))
    #expect(phone.requests.count == 1)
  }

  @Test(arguments: [SyncError.unreachable, .failed, .notLoggedIn, .otherVersion])
  func `the app never asks to be woken in the past`(syncError: SyncError) {
    for isOffline in [false, true] {
      var phone = failing(syncError)
      if isOffline { phone.loseNetwork() }
      for _ in 0..<50 {
        guard let next = phone.app.wakesAt else { break }
        #expect(next > phone.now)
        phone.now = next
        phone.send(.device(.woke))
        phone.loseRequests()
      }
      if isOffline || syncError == .notLoggedIn { #expect(phone.app.wakesAt == nil) }
    }
  }

  @Test func `a dismissed message does not return with every further failure`() {
    var server = TestServer()
    var phone = TestApp.loggedIn(to: &server)
    server.syncError = .failed
    phone.add("Ann")
    phone.sync(with: &server)
    phone.tap(.shell(.noticeDismissed))
    phone.wait(seconds: 2)
    phone.sync(with: &server)
    #expect(phone.message == nil)
    #expect(phone.status == .delayed(1))
  }

  @Test func `a snapshot without an epoch counts as another version`() {
    var server = TestServer()
    var phone = TestApp.loggedIn(to: &server)
    phone.add("Ann")
    let before = phone.squad
    phone.send(
      .server(.snapshotLoaded(DeviceAccount.zoe.squad, Snapshot(sequence: 9, squad: Squad()))))
    #expect(phone.squad == before && phone.app.replica.sequence == 0)
    #expect(phone.message?.hasPrefix("This app and the server are of different versions.") == true)
  }

  @Test func `an expired token loses nothing, is shown, and stops requests`() throws {
    var phone = failing(.notLoggedIn)
    #expect(phone.app.shell.status?.text == "Log in again to save 1 change online")
    #expect(phone.disk.state.account?.isExpired == true)
    phone.wait(minutes: 5)
    phone.findNetwork()
    #expect(phone.requests == [])
    #expect(TestApp(restarting: phone).status == .loginNeeded(1))

    var server = TestServer()
    server.passwords["Zoe"] = "secret"
    phone.logIn()
    phone.sync(with: &server)
    #expect(server[.zoe].players.count == 1 && phone.status == .saved)
  }

  @Test func `responses for a squad that was logged out change nothing`() throws {
    var server = TestServer()
    var phone = TestApp.loggedIn(to: &server)
    phone.add("Ann")
    let response = try phone.takeResponse(of: &server)
    phone.logOut()
    #expect(phone.send(.server(response)) == [])
    let squad = DeviceAccount.zoe.squad
    for late in [
      ServerEvent.syncFailed(squad, .failed), .streamEnded,
      .snapshotLoaded(squad, Snapshot(epoch: .fixed(1), sequence: 2, squad: try .two)),
      .streamed(
        SequencedChange(sequence: 1, author: .fixed(1), stamped: .numbered(1, .playerRemoved(.ann)))
      ),
    ] {
      #expect(phone.send(.server(late)) == [])
    }
    #expect(phone.squad == Squad() && phone.message == nil)
  }
}
