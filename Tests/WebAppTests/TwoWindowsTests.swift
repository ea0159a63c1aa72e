import Browser
import BrowserSupport
import Client
import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("A window beside another")
struct TwoWindowsTests {
  private let account = DeviceAccount(id: .fixed(1), squad: .fixed(1), username: "Zoe")

  /// A page of a logged-in user, with its first request, and the records of another window.
  private func twoWindows() throws -> (page: TestPage, request: Int32, other: DeviceRecords) {
    var other = DeviceRecords(window: 7)
    let stored = other.records(for: [.account(account)], replica: Replica())
    let page = TestPage(keeping: stored)
    let request = try #require(page.fakeHost.operations.requests.first?.id)
    return (page, request, other)
  }

  private func reload(_ page: TestPage) {
    page.fakeHost.send(.otherWindow(Array("{}".utf8)))
    page.fakeHost.send(.loaded(page.storedRecords))
    page.finishWriting()
  }

  @Test func `a late refusal does not end a login that another window made since`() throws {
    // Given a request of the login before
    var (page, request, other) = try twoWindows()
    page.store(other.records(for: [.account(account)], replica: Replica()))
    reload(page)
    // When
    page.fakeHost.send(.responded(request: request, HTTPResponse(status: 401)))
    page.finishWriting()
    // Then
    #expect(DeviceRecords.read(page.storedRecords).state.account == account)
  }

  @Test func `a late refusal does not bring back an account that another window ended`() throws {
    // Given a window that has not heard of it
    var (page, request, other) = try twoWindows()
    page.store(other.records(for: [.erase], replica: Replica()))
    // When
    page.fakeHost.send(.responded(request: request, HTTPResponse(status: 401)))
    let read = page.finishWriting()
    // Then
    #expect(DeviceRecords.read(page.storedRecords).state.account == nil)
    #expect(read.contains(.load(prefix: "")))
  }

  @Test func `a change of an account that another window ended is not stored`() throws {
    var (page, _, other) = try twoWindows()
    page.store(other.records(for: [.erase], replica: Replica()))
    _ = page.addPlayer("Ann")
    page.finishWriting()
    page.fakeHost.send(.loaded(page.storedRecords))
    page.finishWriting()
    #expect(DeviceRecords.read(page.storedRecords).state.replica == Replica())
  }

  @Test func `a change that met another window's write is stored after a read`() throws {
    // Given another login to the same account
    var (page, _, other) = try twoWindows()
    page.store(other.records(for: [.account(account)], replica: Replica()))
    // When
    let asked = page.addPlayer("Ann")
    page.finishWriting()
    page.fakeHost.send(.loaded(page.storedRecords))
    page.finishWriting()
    // Then
    #expect(!asked.html.contains("does not keep anything"))
    #expect(DeviceRecords.read(page.storedRecords).state.replica.squad.players.count == 1)
  }

  @Test func `what replaces records is told to the other windows once it is stored`() throws {
    let page = TestPage()
    _ = page.addPlayer("Ann")
    page.finishWriting()
    #expect(page.act("players.newGatherTapped").broadcasts.isEmpty)
    #expect(page.act("players.confirmTapped").broadcasts.isEmpty)
    #expect(page.finishWriting().broadcasts.contains(.broadcast(Array("{}".utf8))))
  }

  @Test func `a message that comes during a read makes the window read again`() throws {
    let page = TestPage()
    let other = DeviceRecords(window: 7)
    page.fakeHost.send(.otherWindow(Array("{}".utf8)))
    page.fakeHost.send(.otherWindow(other.json(of: .recorded(try .numbered(1)))))
    #expect(page.fakeHost.send(.loaded([])).contains(.load(prefix: "")))
  }

  @Test func `settings of two windows keep each other`() throws {
    // Given two windows that have read the same
    var other = DeviceRecords(window: 7)
    let old = Preferences(username: "Zoe", countsUp: true)
    let page = TestPage(keeping: other.records(for: [.preferences(old)], replica: Replica()))
    // When
    let new = Preferences(username: "Zoe")
    page.store(other.records(for: [.preferences(new)], replica: Replica()))
    page.act("shell.linkTapped /settings")
    page.choose(.korean)
    page.finishWriting()
    // Then
    let preferences = DeviceRecords.read(page.storedRecords).state.preferences
    #expect(preferences == Preferences(language: .korean, username: "Zoe"))
  }
}
