import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("The app shell")
struct AppShellTests {
  @Test func `the save status is shown in both languages`() {
    let expired = DeviceAccount(id: .fixed(1), squad: .fixed(1), username: "Zoe", isExpired: true)
    let pending = Replica(pending: [.numbered(1, .player(.ann, .set(.removed, true)))])
    let cases: [(DeviceAccount?, Replica, Bool, String, String)] = [
      (nil, Replica(), true, "On this device only", "이 기기에만 저장됨"),
      (.zoe, pending, true, "Saving 1 change…", "변경 1건 저장 중…"),
      (.zoe, Replica(), false, "Offline", "오프라인"),
      (.zoe, pending, false, "1 change not yet saved online", "아직 온라인에 저장되지 않은 변경 1건"),
      (expired, Replica(), true, "Log in again to sync", "동기화하려면 다시 로그인하세요"),
      (
        expired, pending, true, "Log in again to save 1 change online",
        "변경 1건을 저장하려면 다시 로그인하세요"
      ),
    ]
    for (account, replica, isOnline, english, korean) in cases {
      for (language, text) in [(Language.english, english), (.korean, korean)] {
        let state = StoredState(
          account: account, replica: replica)
        let device = TestApp(keeping: state, language: language, isOnline: isOnline)
        #expect(device.app.shell.status?.text == text)
      }
    }
  }

  @Test func `a screen shows the status only while something waits, and the settings always`() {
    for (account, isOnline, isWaiting) in [
      (nil, true, false), (.zoe, true, false), (.zoe, false, true),
    ] as [(DeviceAccount?, Bool, Bool)] {
      let state = StoredState(account: account)
      var device = TestApp(keeping: state, isOnline: isOnline)
      device.requests = []
      #expect((device.app.shell.waiting != nil) == isWaiting)
      device.open(.settings)
      #expect(device.app.shell.waiting == nil && device.app.shell.status != nil)
    }
  }

  @Test func `what was copied is told without an offer to undo it, until the user goes on`() {
    for (language, copied) in [(Language.english, "Copied"), (.korean, "복사했습니다")] {
      var device = TestApp.with("Ann", language: language)
      device.send(.device(.copied))
      #expect(device.toast == copied && device.app.shell.toast?.undoLabel == nil)
      #expect(device.tap(.shell(.undoTapped)) == [] && device.toast == copied)
      device.open(.settings)
      #expect(device.toast == nil)
    }
  }

  @Test func `what could not be copied is there to be selected, until the user puts it away`() {
    var device = TestApp.with("Ann")
    device.send(.device(.notCopied("Team A 2-1 Team B")))
    #expect(device.app.shell.textToSelect == "Team A 2-1 Team B")
    #expect(device.toast == nil)
    #expect(device.tap(.shell(.textDismissed)) == [])
    #expect(device.app.shell.textToSelect == nil)
    // Nor does it come along to another screen.
    device.send(.device(.notCopied("Team A 2-1 Team B")))
    device.open(.settings)
    #expect(device.app.shell.textToSelect == nil)
  }

  @Test func `the save status says what is saved and what is delayed`() throws {
    for (language, saved, delayed) in [
      (Language.english, "Saved online", "The server is not responding"),
      (.korean, "온라인에 저장됨", "서버가 응답하지 않습니다"),
    ] {
      var server = TestServer()
      var device = TestApp.loggedIn(to: &server)
      device.open(.settings)
      device.tap(.settings(.languageChosen(language)))
      #expect(device.app.shell.status?.text == saved)
      server.syncError = .failed
      device.send(.device(.shown))
      device.sync(with: &server)
      #expect(device.status == .delayed(0))
      #expect(device.app.shell.status?.text == delayed)
    }
  }

  @Test func `while the disk is read, the app shell is empty and taps do nothing`() {
    var device = TestApp.opening(path: "/settings")
    #expect(device.app.pageTitle == "Football Gather")
    #expect(device.app.screen.title == "")
    #expect(device.app.shell.tabs == nil && !device.app.shell.hasWayBack)
    #expect(device.app.shell.status == nil)
    for event in [
      Event.device(.woke), .device(.shown), .device(.online), .device(.navigated("/gathers")),
      .shell(.linkTapped(.players)), .shell(.backTapped), .shell(.undoTapped),
      .players(.newGatherTapped),
    ] {
      #expect(device.send(event) == [])
    }
    device.send(.device(.loaded(StoredState())))
    #expect(device.app.destination == .pastGathers)
  }

  @Test func `a new version can be loaded, and its message is shown once`() {
    for (language, text) in [
      (Language.english, "A new version is ready."), (.korean, "새 버전이 준비되었습니다."),
    ] {
      var device = TestApp.with(language: language)
      device.send(.device(.updateReady))
      device.send(.device(.updateReady))
      #expect(device.message == text)
      #expect(device.app.shell.message?.remedy == .reload)
      #expect(device.tap(.shell(.reloadTapped)) == [.reload])
      device.tap(.shell(.noticeDismissed))
      #expect(device.message == nil)
    }
  }

  @Test func `the page's title has the screen and the app, neither twice`() {
    #expect(TestApp.opening().app.pageTitle == "Football Gather")
    #expect(TestApp.with().app.pageTitle == "Players · Football Gather")
    #expect(TestApp.with(language: .korean).app.pageTitle == "선수 · Football Gather")
  }

  @Test func `late events of a closed screen change nothing`() throws {
    var device = TestApp.with("Ann", "Ben")
    let ann = try device.id(of: "Ann")
    let late: [Event] = [
      .login(.loginTapped), .addPlayer(.doneTapped), .playerDetails(.deletionConfirmed),
      .editPlayer(.doneTapped), .confirmPlayers(.startTapped),
      .confirmPlayers(.moved(ann, .teamA)), .gather(.plusTapped(.teamA)),
      .gather(.endConfirmed), .pastGathers(.rowTapped(.friday)),
      .pastGather(.deletionConfirmed), .settings(.logOutConfirmed),
    ]
    let before = device.app.replica
    for event in late { #expect(device.send(event) == []) }
    device.open(.settings)
    #expect(device.send(.players(.deletionConfirmed)) == [])
    #expect(device.app.replica == before)
  }
}
