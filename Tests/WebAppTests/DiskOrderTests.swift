import Browser
import BrowserSupport
import Client
import Domain
import Presentation
import TestSupport
import Testing
import Wire

@Suite("The order of page, disk and others")
struct DiskOrderTests {
  /// A page whose writes have all ended.
  private func openedPage(keeping records: [KeyValue] = []) -> TestPage {
    let page = TestPage(keeping: records)
    page.finishWriting()
    return page
  }

  /// What the device of a logged-in user has stored.
  private var loggedIn: [KeyValue] {
    var records = DeviceRecords()
    let account = DeviceAccount(id: .fixed(1), squad: .fixed(1), username: "Zoe")
    return records.records(for: [.account(account)], replica: Replica())
  }

  /// A page of a logged-in user that waits for nothing.
  private func loggedInPage() throws -> TestPage {
    let page = TestPage(keeping: loggedIn)
    let pull = try #require(page.fakeHost.operations.requests.first)
    let response = SyncResponse(
      epoch: .fixed(1), outcomes: [], page: ChangePage(since: 0, upTo: 0, changes: []),
      latest: 0, now: .kickOff)
    page.fakeHost.send(
      .responded(request: pull.id, HTTPResponse(status: 200, body: response.json)))
    page.finishWriting()
    return page
  }

  @Test func `a change is on the page in the task of the tap, before it is on the disk`() {
    let page = openedPage()
    let asked = page.addPlayer("Ann")
    #expect(asked.flatMap(\.storedKeys).contains { $0.hasPrefix("pending/") })
    #expect(asked.html.contains("Ann"))
    #expect(asked.html.contains("Saving on this device"))

    let stored = page.finishWriting().html
    #expect(stored.contains("id=\"waiting\"") && !stored.contains("Saving on this device"))
    #expect(!stored.contains("Ann"), "only the status is sent again")
  }

  @Test func `a change is on the disk before other windows are told`() {
    let page = openedPage()
    #expect(page.addPlayer("Ann").broadcasts.isEmpty)
    #expect(page.finishWriting().broadcasts.count == 1)
  }

  @Test func `a change is on the disk before the server is told`() throws {
    let page = try loggedInPage()
    #expect(page.addPlayer("Ann").requests.isEmpty)
    let requests = page.finishWriting().requests
    #expect(requests.map(\.path) == [Route.changes(.fixed(1)).path])
  }

  @Test func `others are told of a change that is stored while a later one is not`() {
    let page = openedPage()
    let first = page.addPlayer("Ann").compactMap(\.storeToken)
    let second = page.addPlayer("Ben").compactMap(\.storeToken)
    let stored = first.flatMap { page.fakeHost.send(.stored(token: $0)) }
    #expect(stored.broadcasts.count == 1)
    #expect(stored.html.isEmpty, "the page still says that something is being saved")
    #expect(second.flatMap { page.fakeHost.send(.stored(token: $0)) }.broadcasts.count == 1)
  }

  @Test func `a page that is killed between tap and disk leaves no trace`() throws {
    let page = openedPage()
    _ = page.addPlayer("Ann")
    page.finishWriting()
    let asked = page.addPlayer("Ben")
    #expect(asked.html.contains("Ben"))
    #expect(asked.broadcasts.isEmpty && asked.requests.isEmpty)

    let reopened = TestPage(keeping: page.storedRecords)
    #expect(reopened.fakeHost.operations.html.contains("Ann"))
    #expect(!reopened.fakeHost.operations.html.contains("Ben"))
  }

  @Test(arguments: [
    (DeviceStorageError.quota, "no space left"),
    (.unavailable, "This browser does not keep anything"),
    (.other, "This browser does not keep anything"),
  ])
  func `when the disk refuses a change, the user is told first and then the others`(
    reason: DeviceStorageError, text: String
  ) throws {
    let page = openedPage()
    let asked = page.addPlayer("Ann")
    #expect(asked.html.contains("Ann"))
    let refused = asked.compactMap(\.storeToken).flatMap {
      page.fakeHost.send(.storeFailed(token: $0, reason: reason))
    }
    #expect(refused.html.contains(text))
    #expect(refused.html.contains("Not saved on this device"))
    let told = try #require(refused.firstIndex { $0.html?.contains(text) == true })
    let broadcast = try #require(refused.firstIndex { $0.isBroadcast })
    #expect(told < broadcast)
  }

  @Test func `the next change after a refused one stores both`() {
    let page = openedPage()
    let refused = page.addPlayer("Ann").compactMap(\.storeToken)
    for token in refused { page.fakeHost.send(.storeFailed(token: token, reason: .quota)) }
    page.forgetWrites()
    _ = page.addPlayer("Ben")
    page.finishWriting()
    let html = TestPage(keeping: page.storedRecords).fakeHost.operations.html
    #expect(html.contains("Ann") && html.contains("Ben"))
  }

  @Test func `the app reloads when everything is stored`() {
    let page = openedPage()
    page.fakeHost.send(.updateReady)
    _ = page.addPlayer("Ann")
    #expect(!page.act("shell.reloadTapped").contains(.reload))
    #expect(page.finishWriting().contains(.reload))
  }

  @Test func `the server does not wait for what is being typed, but a reload does`() {
    let page = TestPage(path: "/login")
    page.finishWriting()
    page.fakeHost.send(.updateReady)
    let typed = page.act("login.usernameTyped", "ann")
    page.act("login.passwordTyped", "a long secret")
    #expect(typed.flatMap(\.storedKeys).contains("draft/login"))
    #expect(page.act("login.registerTapped").requests.count == 1)
    #expect(!page.act("shell.reloadTapped").contains(.reload))
    #expect(page.finishWriting().contains(.reload))
  }

  @Test func `with nothing to store, the server is asked at once`() {
    let page = TestPage(path: "/login")
    page.act("login.usernameTyped", "ann")
    page.act("login.passwordTyped", "a long secret")
    #expect(page.act("login.registerTapped").requests.count == 1)
  }
}
