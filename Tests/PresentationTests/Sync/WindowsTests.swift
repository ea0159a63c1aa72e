import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("Two windows of one browser")
struct WindowsTests {
  /// The messages of a window to the others.
  private func messages(_ window: TestApp) -> [WindowMessage] {
    window.effects.compactMap { effect in
      guard case .tellOtherWindows(let message) = effect else { return nil }
      return message
    }
  }

  @Test func `a change in one window is shown once in the other`() throws {
    var first = TestApp.with("Ann")
    var second = TestApp(restarting: first)
    first.forgetEffects()
    first.add("Ben")
    for message in messages(first) + messages(first) {
      second.send(.device(.otherWindow(message)))
    }
    #expect(try second.names == ["Ann", "Ben"])
    #expect(second.app.replica == first.app.replica)
  }

  @Test func `a message that arrives twice counts once`() throws {
    var window = TestApp.with("Ann")
    let edit = StampedChange.numbered(1, .player(try window.id(of: "Ann"), .edited(.age(nil))))
    for _ in 1...2 { window.send(.device(.otherWindow(.recorded(edit)))) }
    #expect(window.app.replica.pending.count == 2)
  }

  @Test func `a login is told to the other windows`() {
    var server = TestServer()
    server.passwords["Zoe"] = "a long secret"
    var window = TestApp()
    window.logIn()
    window.deliverOne(with: &server)
    #expect(messages(window) == [.reload])
  }

  @Test func `a change that was refused in another window is not sent again by this one`() throws {
    // Given
    var server = TestServer()
    var window = TestApp.loggedIn(to: &server)
    window.loseNetwork()
    window.add("Ann")
    let change = try #require(window.app.replica.pending.first)
    var state = window.disk.state
    state.replica = Replica(rejected: [RejectedChange(change: change, reason: .tooManyPlayers)])
    // When
    window.send(.device(.loaded(state)))
    // Then
    #expect(window.app.replica == state.replica)
  }

  @Test func `both windows may send a change, and it counts once`() throws {
    var server = TestServer()
    var first = TestApp.loggedIn(to: &server)
    var second = TestApp(restarting: first)
    first.forgetEffects()
    first.add("Ann")
    for message in messages(first) { second.send(.device(.otherWindow(message))) }
    first.sync(with: &server)
    second.sync(with: &server)
    #expect(server[.zoe].players.count == 1)
    #expect(first.squad == server[.zoe] && second.squad == server[.zoe])
    #expect(second.app.replica.pending == [])
  }

  @Test func `a change that builds on an unknown one makes the window read the disk`() throws {
    var window = TestApp.with("Ann")
    let effects = window.send(
      .device(.otherWindow(.recorded(.numbered(1, .player(.ben, .set(.removed, true)))))))
    #expect(effects == [.load])
  }

  @Test func `a change that is being written while the disk is read is not lost`() throws {
    var window = TestApp.with("Ann")
    let read = window.disk.state
    window.isDiskSlow = true
    window.add("Ben")
    window.send(.device(.loaded(read)))
    #expect(try window.names == ["Ann", "Ben"])
    while window.disk.isWriting { window.finishWriting() }
    #expect(window.app.replica == window.disk.state.replica)
  }

  @Test func `a log-out in one window closes the other's squad`() throws {
    var server = TestServer()
    var first = TestApp.loggedIn(to: &server)
    first.add("Ann", "Ben")
    first.sync(with: &server)
    var second = TestApp(restarting: first)
    second.sync(with: &server)
    try second.startGather()
    second.sync(with: &server)
    first.logOut()
    second.forgetEffects()
    second.send(.device(.loaded(first.disk.state)))

    #expect(second.squad == Squad())
    #expect(second.effects == [.closeStream, .navigate(.players, .replace)])
    #expect(try second.players.isEmpty && second.app.shell.hasNoAccount)
    first.logIn(as: "Zoe", "a long secret")
    first.sync(with: &server)
    second.send(.device(.loaded(first.disk.state)))
    #expect(try second.names == ["Ann", "Ben"])
  }

  @Test func `a log-in in another window is followed, even during a request`() throws {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.add("Ann")
    let late = try device.takeResponse(of: &server)
    device.send(.device(.loaded(StoredState(account: .max))))
    #expect(device.requests.count == 1)
    device.send(.server(late))
    device.sync(with: &server)
    #expect(device.status == .saved && device.squad == Squad())
  }

  @Test func `a scheduled retry keeps its time when another window corrects the clock`() {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    server.syncError = .failed
    device.add("Ann")
    device.sync(with: &server)
    let wakesAt = device.app.wakesAt
    var state = device.disk.state
    state.preferences.clockCorrection = -3_600_000
    device.send(.device(.loaded(state)))
    #expect(wakesAt != nil && device.app.wakesAt == wakesAt)
    device.wait(seconds: 2)
    #expect(device.requests.count == 1)
  }

  @Test func `a scheduled stream keeps its time when another window corrects the clock`() throws {
    var server = TestServer()
    var device = TestApp.loggedIn(to: &server)
    device.send(.server(.streamEnded))
    device.sync(with: &server)
    var state = device.disk.state
    state.preferences.clockCorrection = -3_600_000
    device.send(.device(.loaded(state)))
    // The server's clock is as the other window found it.
    let request = device.requests.removeFirst()
    let serverTime = device.now.advanced(byMilliseconds: -3_600_000)
    let response = server.respond(to: request, at: serverTime)
    device.send(.server(try #require(response)))
    #expect(device.app.wakesAt == device.now.advanced(byMilliseconds: 2_000))
  }

  @Test func `a message that comes while the disk is read is not lost`() throws {
    var window = TestApp.opening()
    window.send(.device(.otherWindow(.recorded(.numbered(1, try .added(.ann, "Ann"))))))
    window.send(.device(.loaded(StoredState())))
    #expect(try window.names == ["Ann"])
  }

  @Test(arguments: [false, true])
  func `a message about a change that is read as well, pending or refused, has no effect`(
    isRefused: Bool
  ) throws {
    // Given
    let change = StampedChange.numbered(1, try .added(.ann, "Ann"))
    let refused = RejectedChange(change: change, reason: .tooManyPlayers)
    let replica = isRefused ? Replica(rejected: [refused]) : Replica(pending: [change])
    let state = StoredState(replica: replica)
    let other = TestApp(keeping: state)
    var window = TestApp.opening(keeping: state)
    // When
    window.send(.device(.otherWindow(.recorded(change))))
    window.send(.device(.loaded(window.disk.state)))
    // Then
    #expect(window.app.replica == replica)
    #expect(window.message == other.message)
    #expect(messages(window) == [])
  }
}
