import Domain
import Presentation
import TestSupport
import Testing

@Suite("Two windows of one browser: what one replaces")
struct SharedDiskTests {
  private var browser = SharedBrowser()
  private var disk: StoredState { browser.windows[0].disk.state }

  /// The second window replaces records, and the first does not hear of it.
  private mutating func replaceRecords() throws {
    browser.windows[1].logIn()
    browser.respond(to: 1)
    browser.deliverResponse(to: 1)
  }

  @Test mutating func `a change that meets what another window replaced is stored after a read`()
    throws
  {
    try replaceRecords()
    browser.windows[0].add("Ann")
    #expect(disk.replica.pending == browser.windows[0].app.replica.pending)
    #expect(disk.replica.pending.count == 1 && browser.windows[0].message == nil)
  }

  @Test mutating func `a log-out that meets what another window replaced still happens`() throws {
    try replaceRecords()
    browser.windows[0].logOut()
    #expect(disk.account == nil && browser.windows[0].app.account == nil)
  }

  @Test mutating func `after a log-out in one window, the other stores nothing of the account`() {
    // Given a change that the disk does not have yet
    browser.windows[0].isDiskSlow = true
    browser.windows[0].add("Ann")
    // When
    browser.windows[1].logOut()
    browser.settle()
    // Then
    for window in browser.windows { #expect(window.squad == Squad()) }
    #expect(disk.replica == Replica() && disk.account == nil)
  }

  @Test mutating func `a late refusal does not bring back an account that another window ended`() {
    // Given a request whose response is on its way
    browser.isLoginValid = false
    browser.windows[0].add("Ann")
    browser.respond(to: 0)
    // When
    browser.windows[1].logOut()
    browser.deliverResponse(to: 0)
    // Then
    #expect(disk.account == nil)
    browser.settle()
    #expect(disk.account == nil && browser.windows[0].app.account == nil)
  }

  /// The first window logs out without a network.
  private mutating func oweLogOut() {
    browser.windows[0].loseNetwork()
    browser.windows[0].logOut()
    browser.windows[0].loseRequests()
    browser.deliverMessage(to: 1)
  }

  @Test mutating func `a log-out that the server has not heard of ends no login that came since`() {
    // Given a login that the window does not hear of
    oweLogOut()
    browser.logIn(in: 1)
    // When
    browser.windows[0].findNetwork()
    // Then
    #expect(!browser.windows[0].requests.contains(.logOut))
    #expect(disk.account == .zoe && browser.windows[0].app.account == .zoe)
  }

  @Test mutating func `the server hears of a log-out later, from a window that could not tell it`()
  {
    oweLogOut()
    browser.windows[0].findNetwork()
    #expect(browser.windows[0].requests == [.logOut])
    browser.respond(to: 0)
    browser.deliverResponse(to: 0)
    #expect(!disk.preferences.owesLogOut)
    browser.windows[0].send(.device(.otherWindow(.reload)))
    #expect(browser.windows[0].requests == [])
  }

  @Test mutating func `what the other window sent is not stored again by either`() {
    // Given
    browser.windows[0].add("Ann")
    browser.deliverMessage(to: 1)
    // When
    browser.respond(to: 1)
    browser.deliverResponse(to: 1)
    for window in browser.windows.indices {
      browser.windows[window].send(.device(.otherWindow(.reload)))
    }
    // Then
    for window in browser.windows {
      #expect(window.app.replica.pending == [] && window.message == nil)
    }
    #expect(disk.replica.pending == [])
  }

  @Test mutating func `ticks of one window are seen in the other`() throws {
    browser.windows[0].add("Ann", "Ben")
    browser.settle()
    browser.windows[0].open(.players)
    try browser.windows[0].select("Ann")
    browser.settle()
    browser.windows[1].open(.players)
    #expect(browser.windows[1].disk.state.lineUp?.places.count == 1)
    #expect(
      try browser.windows[1].players.list.rows.filter { $0.isSelected }.map(\.name) == ["Ann"])
  }
}
