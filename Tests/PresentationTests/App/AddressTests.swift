import Domain
import Presentation
import TestSupport
import Testing
import Texts

@Suite("A page whose address keeps no login")
struct AddressTests {
  private static let secure = "https://gather.example"
  private static let insecure = "http://192.0.2.1:8080"

  /// A device that opened the app without https, at a server whose address has it.
  private func device(path: String = "") -> TestApp {
    var server = TestServer()
    server.secureAddress = Self.secure
    var device = TestApp(path: path, origin: Self.insecure)
    device.sync(with: &server)
    return device
  }

  @Test func `it says where the app is, and leads there, to the same screen`() {
    let device = device(path: "/help")

    #expect(
      device.message
        == "This page was opened without https, so it cannot keep you logged in. Open the app at \(Self.secure)."
    )
    #expect(device.app.shell.message?.remedy == .address(Self.secure, .help))
  }

  @Test func `it says so again where users log in`() {
    var device = device()
    device.tap(.shell(.noticeDismissed))
    #expect(device.message == nil)
    device.open(.login)
    #expect(device.app.shell.message?.remedy == .address(Self.secure, .login))
    device.tap(.shell(.noticeDismissed))
    device.open(.join(.recovery))
    #expect(device.app.shell.message?.remedy == .address(Self.secure, .join(.recovery)))
  }

  @Test func `it makes no account`() throws {
    var device = device()
    device.add(["Ann", "Ben"])
    try device.startGather()
    device.requests = []
    device.tap(.match(.link(.opened)))
    #expect(device.requests == [])
  }

  @Test func `with https, behind a proxy or not, the server is not even asked`() {
    let device = TestApp(origin: Self.secure)
    #expect(!device.requests.contains(.askAddress))
  }

  @Test func `a server that knows no such address changes nothing`() {
    var server = TestServer()
    var device = TestApp(origin: Self.insecure)
    #expect(device.requests.contains(.askAddress))
    device.sync(with: &server)
    #expect(device.message == nil)
  }

  @Test func `without a network it is asked later`() {
    var device = TestApp(isOnline: false, origin: Self.insecure)
    #expect(!device.requests.contains(.askAddress))
    device.findNetwork()
    #expect(device.requests.contains(.askAddress))
  }

  @Test func `a scorekeeper needs no login, so there is nothing to say`() {
    let device = TestApp(scoringLink: Link.toScore.secret, origin: Self.insecure)
    #expect(!device.requests.contains(.askAddress))
  }
}

@Suite("A login that the browser does not keep")
struct LoginNotKeptTests {
  @Test func `it is told at the first request that the server refuses`() {
    var device = TestApp()
    device.open(.login)
    device.send(.server(.loggedIn(.zoe)))
    #expect(device.message == nil)
    device.send(.server(.syncFailed(DeviceAccount.zoe.log, .notLoggedIn)))
    #expect(
      device.message
        == "This browser did not keep your login, because it blocks cookies here. Allow them for this page, or use another browser."
    )
  }

  @Test func `a login that ended later is not meant`() {
    var server = TestServer()
    var device = TestApp()
    device.send(.server(.loggedIn(.zoe)))
    device.sync(with: &server)
    device.send(.server(.syncFailed(DeviceAccount.zoe.log, .notLoggedIn)))
    #expect(device.message == nil)
  }

  @Test func `an organiser's first link says it in its sheet`() throws {
    // Given
    var device = TestApp()
    device.add(["Ann", "Ben"])
    try device.startGather()
    device.tap(.match(.link(.opened)))
    var server = TestServer()
    _ = device.deliverOne(with: &server)
    // When
    let account = try #require(device.app.account)
    device.send(.server(.syncFailed(account.log, .notLoggedIn)))
    // Then
    guard case .problem(let text) = device.linkSheet?.content else { throw NothingAsked() }
    #expect(text == device.app.texts.shareProblem(.unfitBrowser))
  }
}
