import Browser
import BrowserSupport
import Client
import Domain
import Presentation
import TestSupport
import Testing
import Texts

struct ProgramTests {
  @Test func `a new user sees the empty list, from where a login leads on`() {
    let page = TestPage()
    #expect(page.fakeHost.operations.html.contains("No players yet"))
    #expect(page.fakeHost.operations.html.contains("I have an account"))
    #expect(page.fakeHost.operations.contains(.navigate("/", .replace)))
  }

  @Test func `the app offers to be installed while the browser can do it`() {
    let page = TestPage()
    page.act("shell.linkTapped /settings")
    #expect(page.fakeHost.send(.installable(.prompt)).html.contains("Install the app"))
    #expect(page.act("settings.installTapped").contains(.install))
    #expect(page.fakeHost.send(.installable(.shareMenu)).html.contains("Add to Home Screen"))
    page.fakeHost.send(.installable(.none))
    #expect(page.choose(.korean).html.contains("공유 버튼") == false)
  }

  @Test func `without storage the app opens and says so`() {
    let page = TestPage(keeping: nil)
    #expect(page.fakeHost.operations.html.contains("This browser does not keep anything"))
    #expect(page.fakeHost.operations.html.contains("No players yet"))
  }

  @Test
  func `the room on the disk is measured at the start, after writes and when the page is shown`() {
    let page = TestPage()
    #expect(page.fakeHost.operations.contains(.measureRoom))
    // When something is written soon after
    _ = page.addPlayer("Ann")
    #expect(!page.finishWriting().contains(.measureRoom))
    // And later
    page.fakeHost.now += 5_000
    _ = page.addPlayer("Ben")
    #expect(page.finishWriting().contains(.measureRoom))
    #expect(page.fakeHost.send(.shown).contains(.measureRoom))
  }

  @Test func `little room is said once, and no more when there is room again`() {
    let page = TestPage()
    #expect(page.fakeHost.send(.roomMeasured(kilobytes: 5_000)).html.isEmpty)
    #expect(page.fakeHost.send(.roomMeasured(kilobytes: 4_999)).html.contains("low on space"))
    page.act("shell.noticeDismissed")
    #expect(page.fakeHost.send(.roomMeasured(kilobytes: 4_000)).html.isEmpty)
    page.fakeHost.send(.roomMeasured(kilobytes: 9_000))
    #expect(page.fakeHost.send(.roomMeasured(kilobytes: 4_000)).html.contains("low on space"))
    #expect(!page.fakeHost.send(.roomMeasured(kilobytes: 9_000)).html.isEmpty)
  }

  @Test func `a page is guarded while it alone has what could not be stored`() {
    let page = TestPage()
    _ = page.addPlayer("Ann")
    page.finishWriting()
    // When
    let asked = page.addPlayer("Ben")
    page.forgetWrites()
    for token in asked.compactMap(\.storeToken) {
      page.fakeHost.send(.storeFailed(token: token, reason: .quota))
    }
    // Then
    #expect(page.fakeHost.operations.last { $0.isGuard } == .guardLeaving(true))
    // When there is room again
    _ = page.addPlayer("Cem")
    page.finishWriting()
    #expect(page.fakeHost.operations.last { $0.isGuard } == .guardLeaving(false))
  }

  @Test func `a request to sync has little patience after the page was shown again`() throws {
    let account = DeviceAccount(id: .fixed(1), squad: .fixed(1), username: "Zoe")
    var records = DeviceRecords(window: 7)
    let page = TestPage(
      keeping: records.records(for: [.account(account)], replica: Replica()))
    let usual = try #require(page.fakeHost.operations.compactMap(\.sentRequest).last)
    #expect(usual.request.patience == 30_000)
    // When the page slept with the request under way
    let asked = page.fakeHost.send(.shown)
    // Then
    #expect(asked.contains(.drop(request: usual.id)))
    #expect(asked.compactMap(\.sentRequest).map(\.request.patience) == [3_000])
    // And a late response changes nothing
    let late = HostEvent.responded(request: usual.id, HTTPResponse(status: 401))
    #expect(page.fakeHost.send(late).html.isEmpty)
  }

  @Test func `news of the stream of another window do not make a window read the disk again`() {
    let page = TestPage()
    page.fakeHost.send(.otherWindow(Array("{}".utf8)))
    let message = StreamMessage(StreamClaim(at: .kickOff, window: 9), .alive)
    page.fakeHost.send(.otherWindow(DeviceRecords().json(of: .stream(message))))
    #expect(!page.fakeHost.send(.loaded(page.storedRecords)).contains(.load(prefix: "")))
  }

  @Test func `a write during a read makes the app read again`() {
    let page = TestPage()
    // Another window has changed the stored records.
    #expect(page.fakeHost.send(.otherWindow(Array("{}".utf8))).contains(.load(prefix: "")))
    _ = page.addPlayer("Ann")
    page.finishWriting()

    #expect(page.fakeHost.send(.loaded([])).contains(.load(prefix: "")))
    let again = page.fakeHost.send(.loaded(page.storedRecords))
    #expect(!again.contains(.load(prefix: "")), "it is read once more, not for ever")
    page.act("players.searchTyped", "nobody")
    #expect(page.act("players.searchTyped", "An").html.contains("Ann"))
  }

  /// The names of the players whose changes are on the disk and pending, in their order.
  private func pendingNames(_ page: TestPage) -> [String] {
    DeviceRecords.read(page.storedRecords).state.replica.pending.compactMap { change in
      guard case .player(_, .added(let details)) = change.change else { return nil }
      return details.name.text
    }
  }

  /// Changes that add Ann and Ben.
  private func twoChanges() throws -> [StampedChange] {
    try [(UInt64(1), "Ann"), (2, "Ben")].map { number, name in
      let details = PlayerDetails(name: try ShortText(name))
      return .numbered(number, .player(.fixed(number), .added(details)))
    }
  }

  @Test func `changes keep their order on the disk after a restart`() throws {
    var records = DeviceRecords()
    let stored = records.records(for: try twoChanges().map { .append($0) }, replica: Replica())
    let page = TestPage(keeping: stored)
    _ = page.addPlayer("Cem")
    page.finishWriting()
    #expect(pendingNames(page) == ["Ann", "Ben", "Cem"])
  }

  @Test func `changes keep their order on the disk when two windows record them`() throws {
    let page = TestPage()
    var otherWindow = DeviceRecords()
    for change in try twoChanges() {
      page.store(otherWindow.records(for: [.append(change)], replica: Replica()))
      page.fakeHost.send(.otherWindow(otherWindow.json(of: .recorded(change))))
    }
    _ = page.addPlayer("Cem")
    page.finishWriting()
    #expect(pendingNames(page) == ["Ann", "Ben", "Cem"])
  }

  @Test func `a record that cannot be read is set aside on the disk`() {
    let page = TestPage(keeping: [KeyValue(key: "line-up", value: Array("{".utf8))])
    page.finishWriting()
    #expect(page.storedRecords.contains { $0.key == "damaged/line-up" })
    #expect(!page.storedRecords.contains { $0.key == "line-up" })
  }

  @Test func `a response is matched with its request, and any other changes nothing`() throws {
    let page = TestPage(path: "/login")
    page.act("login.usernameTyped", "ann")
    page.act("login.passwordTyped", "wrong")
    let request = try #require(page.act("login.loginTapped").compactMap(\.request).first)
    #expect(request.path == "/api/users/login")

    let stray = HostEvent.responded(request: request.id + 1, HTTPResponse(status: 401))
    #expect(page.fakeHost.send(stray).html.isEmpty)
    let response = HostEvent.responded(request: request.id, HTTPResponse(status: 401))
    #expect(page.fakeHost.send(response).html.contains("password is wrong"))
    page.act("login.passwordTyped", "another")
    #expect(page.fakeHost.send(response).html.isEmpty, "the error is told once")
  }

  @Test func `the password is sent to the server and nowhere else`() {
    let page = TestPage(path: "/login")
    page.act("login.usernameTyped", "ann")
    page.act("login.passwordTyped", "s3cret-word")
    page.act("login.registerTapped")
    for operation in page.fakeHost.operations {
      if case .fetch = operation { continue }
      #expect(!"\(operation)".contains("s3cret-word"))
    }
  }

  @Test(arguments: [
    "", " ", "players", "players.rowTapped", "players.rowTapped x", "gather.plusTapped C",
    "players.addTapped extra", "phone.woke", "\u{0}", "😀",
  ])
  func `an event that was not rendered changes nothing`(_ text: String) {
    let page = TestPage()
    let asked = page.act(text, String(repeating: "x", count: 10_000))
    #expect(asked.html.isEmpty)
    #expect(asked.allSatisfy { $0.storeToken == nil })
  }

  @Test func `the window's title follows the screen`() {
    let page = TestPage()
    #expect(page.title == "Players · Football Gather")
    page.act("players.addTapped")
    #expect(page.title == "Add player · Football Gather")
  }
}
